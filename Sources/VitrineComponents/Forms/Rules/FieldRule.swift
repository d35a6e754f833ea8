public import Foundation
import VitrineSupport

/// One requirement for the value of a field.
///
/// An empty value breaks only ``required`` and, if the other field is not empty, ``equals(field:label:)``. As in HTML,
/// the other rules apply only to values that are not empty.
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

    /// A test in Swift. Two tests with the same name are equal.
    struct Predicate: Hashable, Sendable {
        let name: String
        let test: @Sendable (String) -> Bool

        static func == (one: Predicate, other: Predicate) -> Bool { one.name == other.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    let kind: Kind
    /// The message for a value that breaks the rule.
    public var message: LocalizedText

    /// Requires a value.
    public static let required = FieldRule(kind: .required, message: "Fill this in.")

    /// Requires a minimum number of characters, as readers count them: a flag or a family emoji is one `Character`.
    public static func length(_ range: PartialRangeFrom<Int>) -> FieldRule {
        let count = max(range.lowerBound, 0)
        return FieldRule(
            kind: .length(min: count, max: nil),
            message: count == 1 ? "At least one character." : "At least \(count) characters.")
    }

    /// Requires a maximum number of characters, counted as Swift counts `Character`s.
    public static func length(_ range: PartialRangeThrough<Int>) -> FieldRule {
        FieldRule(
            kind: .length(min: 0, max: max(range.upperBound, 0)), message: "At most \(range.upperBound) characters.")
    }

    /// Requires a minimum and a maximum number of characters, counted as Swift counts `Character`s.
    public static func length(_ range: ClosedRange<Int>) -> FieldRule {
        FieldRule(
            kind: .length(min: max(range.lowerBound, 0), max: max(range.upperBound, 0)),
            message: "\(range.lowerBound) to \(range.upperBound) characters.")
    }

    /// Allows only these characters, compared by their Unicode scalars.
    public static func characters(_ set: ScalarSet, message: LocalizedText) -> FieldRule {
        .pattern([.any(set)], message: message)
    }

    /// Requires the whole value to match a pattern.
    public static func pattern(_ pattern: TextPattern, message: LocalizedText) -> FieldRule {
        FieldRule(kind: .pattern(pattern), message: message)
    }

    /// Requires an e-mail address as HTML defines it; surrounding whitespace is ignored.
    public static let email = FieldRule(kind: .email, message: "An e-mail address, such as ann@example.com.")

    /// Requires an `https` or `http` address with an ASCII host name; IP addresses, Punycode and user names are not
    /// accepted. Surrounding whitespace is ignored.
    public static let url = url(schemes: ["https", "http"])

    /// Requires a web address with one of these schemes, such as `["https", "ftp"]`.
    public static func url(schemes: [String]) -> FieldRule {
        let known = schemes.map(\.asciiLowercased)
        return FieldRule(
            kind: .url(schemes: known), message: "A web address, such as \(known.first ?? "https")://example.com.")
    }

    /// Requires a number in the syntax of HTML, such as `12`, `-0.5` or `1e3`.
    /// - Parameters:
    ///   - range: the minimum and the maximum; nil means no limits.
    ///   - step: the interval between allowed numbers, counted from the minimum or, without one, from 0. Nil, 0 and
    ///     negative numbers allow every number within the limits.
    public static func number(_ range: ClosedRange<Decimal>? = nil, step: Decimal? = nil) -> FieldRule {
        let numbers = NumberRange(min: range?.lowerBound, max: range?.upperBound, step: step)
        let message: LocalizedText =
            if let range { "A number from \("\(range.lowerBound)") to \("\(range.upperBound)")." } else { "A number." }
        return FieldRule(kind: .number(numbers), message: message)
    }

    /// Requires a date in the form `2026-09-21`.
    /// - Parameters:
    ///   - first: the earliest allowed date; nil means no limit.
    ///   - last: the latest allowed date; nil means no limit.
    public static func date(from first: FieldDate? = nil, through last: FieldDate? = nil) -> FieldRule {
        let message: LocalizedText =
            switch (first, last) {
            case (let first?, let last?): "A date from \(first.text) to \(last.text)."
            case (let first?, nil): "A date from \(first.text) on."
            case (nil, let last?): "A date up to \(last.text)."
            case (nil, nil): "A date."
            }
        return FieldRule(kind: .date(min: first, max: last), message: message)
    }

    /// Requires the same value as in another field of the form. HTML cannot check this.
    /// - Parameters:
    ///   - name: the name of the other field.
    ///   - label: the label of the other field, for the message.
    public static func equals(field name: String, label: LocalizedText) -> FieldRule {
        FieldRule(kind: .equals(field: name, label: label), message: "The same as in \(label).")
    }

    /// Requires a value to pass a custom test. HTML cannot check this.
    /// - Parameters:
    ///   - name: the name of the test in findings; two tests with the same name are equal.
    ///   - message: the message for a value that fails.
    ///   - test: returns whether a value passes. It must depend only on the value.
    public static func custom(
        _ name: String, message: LocalizedText, _ test: @escaping @Sendable (String) -> Bool
    ) -> FieldRule {
        FieldRule(kind: .predicate(Predicate(name: name, test: test)), message: message)
    }

    /// Returns the rule with another message.
    public func saying(_ message: LocalizedText) -> FieldRule { FieldRule(kind: kind, message: message) }
}

extension FieldRule: CustomStringConvertible {
    /// The rule in one or two words, or the name of a custom rule, for findings and property tables.
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
