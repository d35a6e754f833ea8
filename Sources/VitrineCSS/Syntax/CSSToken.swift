/// One token of CSS Syntax 3, as a range of bytes. Comments are not tokens.
package struct CSSToken: Sendable {
    /// What a token is.
    package enum Kind: UInt8, Sendable {
        case ident, function, atKeyword, hash, string, badString, url, badURL, delim, number, percentage, dimension
        case whitespace, cdo, cdc, colon, semicolon, comma
        case openSquare, closeSquare, openRound, closeRound, openCurly, closeCurly
    }

    /// Properties that the kind does not say.
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// A number without fraction and exponent.
        package static let integer = Flags(rawValue: 1)
        /// A number with a sign.
        package static let signed = Flags(rawValue: 2)
        /// A hash whose name is a valid identifier.
        package static let identifier = Flags(rawValue: 4)
        /// A name or string with an escape or a NUL, so that its text differs from its bytes.
        package static let escaped = Flags(rawValue: 8)
        /// A string, address or bracket that the end of the input closes.
        package static let unclosed = Flags(rawValue: 16)
    }

    /// The kind.
    package var kind: Kind
    /// Properties that the kind does not say.
    package var flags: Flags = []
    /// The first byte.
    package var start: Int32
    /// The byte after the last one.
    package var end: Int32
    /// Of an opening bracket or function: the number of the token that closes it, or the number of all tokens.
    /// Of a dimension or percentage: the first byte of the unit. Of a name: its first byte.
    package var link: Int32

    /// Whether a block begins here, which ends at ``link``.
    package var isOpen: Bool {
        kind == .openSquare || kind == .openRound || kind == .openCurly || kind == .function
    }
    /// Whether it is a closing bracket.
    package var isClose: Bool { kind == .closeSquare || kind == .closeRound || kind == .closeCurly }
}
