/// A token of Swift code, such as a word, a number, a piece of a string literal or a sign.
struct SwiftToken: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// A name or a keyword, without backticks. For a projected value such as `$text`, the name of the property.
        case word(String)
        /// An unnamed closure parameter, such as `$0`.
        case shorthand
        case number
        /// A regular expression literal, or a piece of a string literal outside its interpolations. The pieces at the
        /// beginning and the end include the quotation marks.
        case text
        /// A sign of one byte, including the parentheses of interpolations.
        case sign(UInt8)
        /// The arrow `->`.
        case arrow
    }

    var kind: Kind
    /// The range of the token in bytes.
    var range: Range<Int>
    /// Whether the token is the first on its line.
    var startsLine: Bool
    /// Whether whitespace or a comment precedes the token.
    var hasSpaceBefore: Bool

    var word: String? {
        if case .word(let word) = kind { return word }
        return nil
    }

    func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }

    /// Whether the token is an opening bracket.
    var opens: Bool { isSign("(") || isSign("[") || isSign("{") }

    /// Whether the token is a closing bracket.
    var closes: Bool { isSign(")") || isSign("]") || isSign("}") }

    /// Whether the token is part of an operator, or punctuation between two operands.
    var isOperator: Bool {
        guard case .sign(let byte) = kind else { return kind == .arrow }
        return Self.operators.contains(byte)
    }

    private static let operators = Set("=+-*/<>&|^!?:,.~%".utf8)
}
