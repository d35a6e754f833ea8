public import Foundation

/// One thing that a field asks of its value.
///
/// As in HTML, an empty value breaks no rule but ``required``: every other rule is about what was typed.
public struct FieldRule: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case required
        case length(min: Int, max: Int?)
        case pattern(TextPattern)
        case email
        case url(schemes: [String])
        case number(NumberRange)
        case date(min: FieldDate?, max: FieldDate?)
        case equals(field: String, label: LocalizedText)
        case predicate(Predicate)
    }

    /// A test in Swift. Two of the same name count as the same.
    struct Predicate: Hashable, Sendable {
        let name: String
        let test: @Sendable (String) -> Bool

        static func == (one: Predicate, other: Predicate) -> Bool { one.name == other.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    let kind: Kind
    /// What is reported about a value that breaks the rule.
    public var message: LocalizedText

    /// Something must be there.
    public static let required = FieldRule(kind: .required, message: "Fill this in.")

    /// A minimum number of Characters, as people count them: a flag and a family are one each.
    public static func length(_ range: PartialRangeFrom<Int>) -> FieldRule {
        let count = max(range.lowerBound, 0)
        return FieldRule(
            kind: .length(min: count, max: nil),
            message: count == 1 ? "At least one character." : "At least \(count) characters.")
    }

    /// A maximum number of Characters.
    public static func length(_ range: PartialRangeThrough<Int>) -> FieldRule {
        FieldRule(
            kind: .length(min: 0, max: max(range.upperBound, 0)), message: "At most \(range.upperBound) characters.")
    }

    /// A minimum and a maximum number of Characters.
    public static func length(_ range: ClosedRange<Int>) -> FieldRule {
        FieldRule(
            kind: .length(min: max(range.lowerBound, 0), max: max(range.upperBound, 0)),
            message: "\(range.lowerBound) to \(range.upperBound) characters.")
    }

    /// Nothing but these characters, compared by their Unicode scalars.
    public static func characters(_ set: ScalarSet, message: LocalizedText) -> FieldRule {
        .pattern([.any(set)], message: message)
    }

    /// The whole value has this form.
    public static func pattern(_ pattern: TextPattern, message: LocalizedText) -> FieldRule {
        FieldRule(kind: .pattern(pattern), message: message)
    }

    /// An e-mail address by the grammar of HTML; whitespace around it does not count.
    public static let email = FieldRule(kind: .email, message: "An e-mail address, such as ann@example.com.")

    /// An address on the web whose host is written in ASCII; whitespace around it does not count.
    public static let url = url(schemes: ["https", "http"])

    /// An address with one of these schemes.
    public static func url(schemes: [String]) -> FieldRule {
        let known = schemes.map { $0.lowercased() }
        return FieldRule(
            kind: .url(schemes: known), message: "An address, such as \(known.first ?? "https")://example.com.")
    }

    /// A number, written as in HTML: digits, a point, an exponent.
    /// - Parameters:
    ///   - range: from and to; nil means no limit.
    ///   - step: the distance of allowed numbers from the lower bound, or from 0; nil allows every number.
    public static func number(_ range: ClosedRange<Decimal>? = nil, step: Decimal? = nil) -> FieldRule {
        let numbers = NumberRange(min: range?.lowerBound, max: range?.upperBound, step: step)
        let message: LocalizedText =
            if let range { "A number from \("\(range.lowerBound)") to \("\(range.upperBound)")." } else { "A number." }
        return FieldRule(kind: .number(numbers), message: message)
    }

    /// A day, written `2026-09-21`.
    public static func date(from first: FieldDate? = nil, through last: FieldDate? = nil) -> FieldRule {
        let message: LocalizedText =
            switch (first, last) {
            case (let first?, let last?): "A day from \(first.text) to \(last.text)."
            case (let first?, nil): "A day from \(first.text) on."
            case (nil, let last?): "A day up to \(last.text)."
            case (nil, nil): "A day."
            }
        return FieldRule(kind: .date(min: first, max: last), message: message)
    }

    /// The same as in another field of the form. HTML cannot check this.
    public static func equals(field name: String, label: LocalizedText) -> FieldRule {
        FieldRule(kind: .equals(field: name, label: label), message: "The same as in \(label).")
    }

    /// A custom test. HTML cannot check this.
    /// - Parameters:
    ///   - name: what the test is called in findings; two tests of one name count as the same.
    ///   - message: what is reported about a value that fails.
    ///   - test: whether a value passes. It depends only on the value.
    public static func custom(
        _ name: String, message: LocalizedText, _ test: @escaping @Sendable (String) -> Bool
    ) -> FieldRule {
        FieldRule(kind: .predicate(Predicate(name: name, test: test)), message: message)
    }

    /// The rule with other words for a value that breaks it.
    public func saying(_ message: LocalizedText) -> FieldRule { FieldRule(kind: kind, message: message) }
}

extension FieldRule: CustomStringConvertible {
    /// The rule in one or two words, for findings.
    public var description: String {
        switch kind {
        case .required: "required"
        case .length(let min, let max): "length \(min)...\(max.map(String.init) ?? "")"
        case .pattern: "pattern"
        case .email: "email"
        case .url: "url"
        case .number: "number"
        case .date: "date"
        case .equals(let field, _): "equals \(field)"
        case .predicate(let predicate): predicate.name
        }
    }
}
