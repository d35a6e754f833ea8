public import Foundation

/// A text whose translation into the language of the page is looked up in the catalog.
///
/// ```swift
/// var due: LocalizedText = "Due in \(days) days"
/// ```
///
/// The literal is the key, as in Xcode's String Catalogs: in it, an integer becomes `%lld`, any other number `%lf`,
/// and any other value `%@`. If the catalog has no translation for the language, the text of the source language is
/// shown, and a finding reports the missing translation. A site without a catalog shows the key with the arguments
/// inserted, unless Vitrine's own catalog has the key.
public struct LocalizedText: Hashable, Sendable {
    /// A value inserted into a text. It is formatted for a language only when the text is shown.
    public enum Argument: Hashable, Sendable {
        /// A string, which is not translated.
        case text(String)
        /// An integer. The plural form depends on the first number among the arguments, unless a substitution in the
        /// translation refers to another argument.
        case integer(Int)
        /// A number, shown with `fractionDigits` digits after the decimal point. Nil shows as many as the translation
        /// specifies, or else as many as the number has, up to 6.
        case number(Double, fractionDigits: Int? = nil)
        /// A moment.
        case date(Date, style: DateStyle)
        /// Another text of the catalog.
        indirect case localized(LocalizedText)
    }

    /// The key in the catalog, with the specifiers `%lld`, `%lf` and `%@` for the arguments.
    public let key: String
    /// The arguments, in the order of the specifiers in the key.
    public let arguments: [Argument]
    /// The name of the catalog's file without its extension; nil means `Localizable`.
    public var table: String?
    /// Whether the key is the text itself, so that it is not looked up in a catalog.
    public let isVerbatim: Bool

    /// The number of levels of nested texts, counting this text as the first level; at most `depthLimit` + 1.
    private let depth: Int
    /// Whether the arguments of this text were dropped because texts are nested too deeply.
    let isCut: Bool

    /// The maximum nesting depth of texts.
    static let depthLimit = 16

    /// Creates a text from a key and its arguments.
    ///
    /// If texts are nested more than 16 levels deep, inner texts lose their arguments, and showing the text is an
    /// error. The depth is limited because releasing a value of unlimited depth would overflow the stack.
    public init(key: String, arguments: [Argument] = [], table: String? = nil) {
        self.init(key: key, arguments: arguments, table: table, isVerbatim: false)
    }

    private init(key: String, arguments: [Argument], table: String?, isVerbatim: Bool, isCut: Bool = false) {
        var depth = 1
        var kept = arguments
        for (index, argument) in arguments.enumerated() {
            guard case .localized(let text) = argument else { continue }
            if text.depth >= Self.depthLimit {
                kept[index] = .localized(
                    LocalizedText(key: text.key, arguments: [], table: text.table, isVerbatim: false, isCut: true))
            }
            depth = max(depth, min(text.depth, Self.depthLimit) + 1)
        }
        self.key = key
        self.arguments = kept
        self.table = table
        self.isVerbatim = isVerbatim
        self.depth = depth
        self.isCut = isCut
    }

    /// Returns a text that is the same in every language: a name, an address, a user's input.
    public static func verbatim(_ text: String) -> LocalizedText {
        LocalizedText(key: text, arguments: [], table: nil, isVerbatim: true)
    }
}

extension LocalizedText {
    /// Returns a text of the package's own components. Such texts have a table of their own, because a site may use the
    /// same key with another meaning.
    static func own(_ text: LocalizedText) -> LocalizedText {
        var text = text
        text.table = "Vitrine"
        return text
    }
}

extension LocalizedText: ExpressibleByStringInterpolation {
    /// Creates a text without arguments from its key.
    public init(stringLiteral value: String) { self.init(key: value) }

    /// Creates a text with arguments.
    public init(stringInterpolation interpolation: Interpolation) {
        self.init(key: interpolation.key, arguments: interpolation.arguments)
    }

    /// Collects a key and its arguments. A percent sign in the literal is doubled, as in a catalog.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
        }

        /// Appends a literal part of the key.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
        }

        /// Appends a string: `%@`.
        public mutating func appendInterpolation(_ text: String) { append("%@", .text(text)) }

        /// Appends an integer: `%lld`.
        public mutating func appendInterpolation(_ number: Int) { append("%lld", .integer(number)) }

        /// Appends a number: `%lf`.
        public mutating func appendInterpolation(_ number: Double, fractionDigits: Int? = nil) {
            append("%lf", .number(number, fractionDigits: fractionDigits))
        }

        /// Appends a moment: `%@`.
        public mutating func appendInterpolation(_ date: Date, style: DateStyle) {
            append("%@", .date(date, style: style))
        }

        /// Appends another text of the catalog: `%@`.
        public mutating func appendInterpolation(_ text: LocalizedText) { append("%@", .localized(text)) }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }
    }
}
