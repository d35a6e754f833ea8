public import Foundation

/// A text whose words come from the catalog of the language in which a page is rendered.
///
/// ```swift
/// var due: LocalizedText = "Due in \(days) days"
/// ```
///
/// The literal is the key, as in a String Catalog that Xcode keeps: a whole number becomes `%lld` in it, another number
/// `%lf`, everything else `%@`. Where the catalog has no words for the language, the key's own words are shown and a finding
/// says so; a site without a catalog shows the key's own words.
public struct LocalizedText: Hashable, Sendable {
    /// An argument of a text, which is formatted for the language only when the text is shown.
    public enum Argument: Hashable, Sendable {
        /// A text as it is.
        case text(String)
        /// A whole number; the one that plurals depend on.
        case integer(Int)
        /// A number, with this many digits after the decimal point; nil leaves that to the language.
        case number(Double, fractionDigits: Int? = nil)
        /// A moment.
        case date(Date, style: DateStyle)
        /// Another text of the catalog.
        indirect case localized(LocalizedText)
    }

    /// The key in the catalog, with `%lld`, `%lf` and `%@` where arguments are.
    public let key: String
    /// The arguments, in the order of the key.
    public let arguments: [Argument]
    /// The catalog to look into, by the name of its file without extension; nil is `Localizable`.
    public var table: String?
    /// Whether the key is the text itself and no catalog is asked.
    public let isVerbatim: Bool

    /// The nesting of texts, including this one.
    private let depth: Int
    /// Whether its arguments were dropped because it has too many texts inside each other.
    let isCut: Bool

    /// Texts inside texts, no deeper than this.
    static let depthLimit = 16

    /// A key with its arguments.
    ///
    /// Texts inside texts more than 16 deep are not kept, and showing such a text is an error: a value of any depth could not
    /// even be let go without a stack as deep.
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

    /// A text that is the same in every language: a name, an address, what a person typed.
    public static func verbatim(_ text: String) -> LocalizedText {
        LocalizedText(key: text, arguments: [], table: nil, isVerbatim: true)
    }
}

extension LocalizedText {
    /// A text of the package's own components. A site's word of the same spelling may mean something else.
    static func own(_ text: LocalizedText) -> LocalizedText {
        var text = text
        text.table = "Vitrine"
        return text
    }
}

extension LocalizedText: ExpressibleByStringInterpolation {
    /// The key of a text without arguments.
    public init(stringLiteral value: String) { self.init(key: value) }

    /// The key and the arguments of a text.
    public init(stringInterpolation interpolation: Interpolation) {
        self.init(key: interpolation.key, arguments: interpolation.arguments)
    }

    /// Collects a key and its arguments. A per cent sign of the literal is doubled, as in a catalog.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        /// Begins a text.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
        }

        /// Words of the key.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
        }

        /// A text as it is: `%@`.
        public mutating func appendInterpolation(_ text: String) { append("%@", .text(text)) }

        /// A whole number: `%lld`.
        public mutating func appendInterpolation(_ number: Int) { append("%lld", .integer(number)) }

        /// A number: `%lf`.
        public mutating func appendInterpolation(_ number: Double, fractionDigits: Int? = nil) {
            append("%lf", .number(number, fractionDigits: fractionDigits))
        }

        /// A moment: `%@`.
        public mutating func appendInterpolation(_ date: Date, style: DateStyle) {
            append("%@", .date(date, style: style))
        }

        /// Another text of the catalog: `%@`.
        public mutating func appendInterpolation(_ text: LocalizedText) { append("%@", .localized(text)) }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }
    }
}
