import Foundation

/// What people write in a recognizable form: mentions, hashtags, addresses, telephone numbers. A ``TappableLabel``
/// looks for values; this finds them in a text.
///
/// ```swift
/// TappableLabel(displayableContentText: text, detectableText: TapPattern.values(in: text))
/// // "Ask @ann, #garden" gives .interactive("@ann") and .interactive("#garden")
/// ```
public enum TapPattern: String, Hashable, Sendable, CaseIterable {
    /// `@ann`: an at sign with letters, digits, `_`, `.` or `-` after it, not after a letter.
    case mention
    /// `#garden`: a number sign with letters, digits or `_` after it, at least one a letter.
    case hashtag
    /// `https://example.com/a`, without the punctuation of the sentence at its end.
    case webAddress
    /// `ann@example.com`.
    case emailAddress
    /// `+47 21 00 00 00`: a plus sign, or at least seven digits with spaces, hyphens or brackets among them.
    case phoneNumber

    /// The values of a text that have one of these forms, each once, in the order of the text. A part of an address is no
    /// mention and no number.
    public static func values(
        in text: String, of patterns: [TapPattern] = TapPattern.allCases
    ) -> [TappableLabelValue] {
        found(in: text, of: patterns).map { .interactive($0.value) }
    }

    /// Where a value of a text leads: `mailto:`, `tel:` or its own address; nil for mentions and hashtags, of which the site
    /// says where they lead, and for texts of no form.
    public static func destination(of value: TappableLabelValue) -> Destination? {
        switch pattern(of: value) {
        case .webAddress: .address(value.value)
        case .emailAddress: .address("mailto:\(value.value)")
        case .phoneNumber: .address("tel:\(value.value.filter { $0 == "+" || ("0"..."9").contains($0) })")
        case .mention, .hashtag, nil: nil
        }
    }

    /// Which form a value has as a whole; nil for none.
    public static func pattern(of value: TappableLabelValue) -> TapPattern? {
        found(in: value.value, of: allCases).first { $0.value == value.value }?.pattern
    }

    private static func found(in text: String, of patterns: [TapPattern]) -> [(value: String, pattern: TapPattern)] {
        var taken: [Range<String.Index>] = []
        var found: [(range: Range<String.Index>, value: String, pattern: TapPattern)] = []
        // Addresses first: what is inside one is no pattern by itself.
        for pattern in [TapPattern.webAddress, .emailAddress, .mention, .hashtag, .phoneNumber] {
            for range in pattern.ranges(in: text) where !taken.contains(where: { $0.overlaps(range) }) {
                taken.append(range)
                if patterns.contains(pattern) { found.append((range, String(text[range]), pattern)) }
            }
        }
        var seen: Set<String> = []
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
            .filter { seen.insert($0.value).inserted }.map { ($0.value, $0.pattern) }
    }

    private func ranges(in text: String) -> [Range<String.Index>] {
        switch self {
        case .webAddress:
            text.ranges(of: /https?:\/\/[^\s<>"“”«»]+/).map { Self.withoutPunctuation($0, text) }
        case .emailAddress:
            text.ranges(of: /[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)+/)
        case .mention:
            text.ranges(of: /@[\p{L}\p{N}_](?:[\p{L}\p{N}_.\-]*[\p{L}\p{N}_])?/).filter { Self.isFree($0, text) }
        case .hashtag:
            text.ranges(of: /#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/).filter { Self.isFree($0, text) }
        case .phoneNumber:
            text.ranges(of: /\+?\(?[0-9][0-9 \-()\/]{5,}[0-9]/).filter { range in
                let value = text[range]
                let digits = value.count { ("0"..."9").contains($0) }
                return Self.isFree(range, text) && (value.hasPrefix("+") ? (7...15) : (7...12)).contains(digits)
            }
        }
    }

    /// Whether no letter or digit comes right before.
    private static func isFree(_ range: Range<String.Index>, _ text: String) -> Bool {
        guard range.lowerBound > text.startIndex else { return true }
        let before = text[text.index(before: range.lowerBound)]
        return !before.isLetter && !before.isNumber && before != "_"
    }

    private static func withoutPunctuation(_ range: Range<String.Index>, _ text: String) -> Range<String.Index> {
        var end = range.upperBound
        while end > range.lowerBound, ".,;:!?)]}'".contains(text[text.index(before: end)]) {
            end = text.index(before: end)
        }
        return range.lowerBound..<end
    }
}
