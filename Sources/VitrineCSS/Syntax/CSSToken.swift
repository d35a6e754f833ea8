/// One token of CSS Syntax 3, as a range of bytes. Comments are not tokens.
package struct CSSToken: Sendable {
    /// The kind of a token.
    package enum Kind: UInt8, Sendable {
        case ident, function, atKeyword, hash, string, badString, url, badURL, delim, number, percentage, dimension
        case whitespace, cdo, cdc, colon, semicolon, comma
        case openSquare, closeSquare, openRound, closeRound, openCurly, closeCurly
    }

    /// Properties of a token that its kind does not express.
    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// A number without a fraction or an exponent.
        package static let integer = Flags(rawValue: 1)
        /// A number with a sign.
        package static let signed = Flags(rawValue: 2)
        /// A hash whose name is a valid identifier.
        package static let identifier = Flags(rawValue: 4)
        /// A name, string or URL with an escape or a NUL, so that its text differs from its bytes.
        package static let escaped = Flags(rawValue: 8)
        /// A string, URL, opening bracket or function that is not closed before the end of the input.
        package static let unclosed = Flags(rawValue: 16)
    }

    /// The kind of the token.
    package var kind: Kind
    /// Properties that the kind does not express.
    package var flags: Flags = []
    /// The offset of the first byte.
    package var start: Int32
    /// The offset after the last byte.
    package var end: Int32
    /// For an opening bracket or function: the index of the closing token, or the number of all tokens if it is not
    /// closed. For a dimension or percentage: the offset of the unit. For an identifier, at-keyword or hash: the offset
    /// of the first byte of its name. For a URL: the offset of its address.
    package var link: Int32

    /// Whether the token opens a block, which ends at ``link``.
    package var isOpen: Bool {
        kind == .openSquare || kind == .openRound || kind == .openCurly || kind == .function
    }
    /// Whether the token is a closing bracket.
    package var isClose: Bool { kind == .closeSquare || kind == .closeRound || kind == .closeCurly }
}
