import Foundation

/// Patterns of values with a recognizable form: mentions, hashtags, addresses and telephone numbers. A
/// ``TappableLabel`` looks only for the texts in its list; this type makes such a list from a text.
///
/// ```swift
/// TappableLabel(displayableContentText: text, detectableText: TapPattern.values(in: text))
/// // "Ask @ann, #garden" gives .interactive("@ann") and .interactive("#garden")
/// ```
public enum TapPattern: String, Hashable, Sendable, CaseIterable {
    /// `@ann`: an at sign followed by letters, digits, `_`, `.` or `-`, and not directly preceded by a letter, a digit
    /// or `_`. The name does not begin or end with `.` or `-`.
    case mention
    /// `#garden`: a number sign followed by letters, digits or `_`, at least one of them a letter, and not directly
    /// preceded by a letter, a digit or `_`.
    case hashtag
    /// `https://example.com/a`, or the same with `http`, without punctuation at its end, such as a full stop or a
    /// closing parenthesis.
    case webAddress
    /// `ann@example.com`.
    case emailAddress
    /// `+47 21 00 00 00`: 7 to 12 digits, or up to 15 after a plus sign, possibly with spaces, hyphens, slashes or
    /// parentheses.
    case phoneNumber

    /// Returns the values in a text that match one of the patterns, without duplicates, in the order of the text. A
    /// part of an address is never returned as a mention, a hashtag or a telephone number.
    public static func values(
        in text: String, of patterns: [TapPattern] = TapPattern.allCases
    ) -> [TappableLabelValue] {
        found(in: text, of: patterns).map { .interactive($0.value) }
    }

    /// Returns the destination of a value: `mailto:`, `tel:` or the address itself. Nil for values that match no
    /// pattern and for mentions and hashtags, whose destinations depend on the site.
    public static func destination(of value: TappableLabelValue) -> Destination? {
        switch pattern(of: value) {
        case .webAddress: .address(value.value)
        case .emailAddress: .address("mailto:\(value.value.replacing("%", with: "%25"))")
        case .phoneNumber: .address("tel:\(value.value.filter { $0 == "+" || ("0"..."9").contains($0) })")
        case .mention, .hashtag, nil: nil
        }
    }

    /// Returns the pattern that a whole value matches; nil if there is none.
    public static func pattern(of value: TappableLabelValue) -> TapPattern? {
        found(in: value.value, of: allCases).first { $0.value == value.value }?.pattern
    }

    private static func found(in text: String, of patterns: [TapPattern]) -> [(value: String, pattern: TapPattern)] {
        var taken: [Range<String.Index>] = []
        var found: [(range: Range<String.Index>, value: String, pattern: TapPattern)] = []
        // Addresses come first, because a part of an address is not a value by itself.
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
                .filter { !["http://", "https://"].contains(text[$0]) }
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

    /// Returns whether no letter, digit or underscore directly precedes a range.
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
