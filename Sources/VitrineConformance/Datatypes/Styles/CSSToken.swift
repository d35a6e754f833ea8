/// A token of CSS Syntax 3: what it is and where it stands.
struct CSSToken {
    /// What a token is.
    enum Kind: UInt8 {
        case ident, function, at, hash, string, url, delim, number, percentage, dimension, space, cdo, cdc
        case colon, semicolon, comma, openSquare, closeSquare, openRound, closeRound, openCurly, closeCurly
        /// A string with a line break in it.
        case badString
        /// A `url(` with something in it that must be in quotation marks.
        case badURL
        /// A string, a `url(` or a comment that is not closed before the end.
        case unclosed
    }

    /// What it is.
    var kind: Kind
    /// Whether a number is written without a fraction and an exponent.
    var isInteger = false
    /// The first byte.
    var start: UInt32
    /// The byte behind the last.
    var end: UInt32
    /// Where the name of an at-keyword or a hash, or the unit of a dimension begins.
    var name: UInt32
}

extension CSSToken.Kind {
    /// What closes a bracket that this opens.
    var closing: CSSToken.Kind? {
        switch self {
        case .openRound, .function: .closeRound
        case .openSquare: .closeSquare
        case .openCurly: .closeCurly
        default: nil
        }
    }

    /// Whether it closes a bracket.
    var isClosing: Bool { self == .closeRound || self == .closeSquare || self == .closeCurly }
}
