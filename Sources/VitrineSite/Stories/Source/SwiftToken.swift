/// A word, a number, a piece of a text or a sign of Swift.
struct SwiftToken: Hashable, Sendable {
    /// What it is.
    enum Kind: Hashable, Sendable {
        /// A name or a keyword, without backticks.
        case word(String)
        /// A name of a closure's parameter: `$0`.
        case shorthand
        case number
        /// What is between the quotation marks of a text and its interpolations; the quotation marks are part of it.
        case text
        /// A sign of one byte; the brackets of interpolations are signs, too.
        case sign(UInt8)
        /// `->`
        case arrow
    }

    var kind: Kind
    /// Where it is, in bytes.
    var range: Range<Int>
    /// Whether it is the first on its line.
    var startsLine: Bool
    /// Whether white space or a comment is in front of it.
    var hasSpaceBefore: Bool

    /// The word that it is.
    var word: String? {
        if case .word(let word) = kind { return word }
        return nil
    }

    func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }

    /// Whether it opens a bracket.
    var opens: Bool { isSign("(") || isSign("[") || isSign("{") }

    /// Whether it closes a bracket.
    var closes: Bool { isSign(")") || isSign("]") || isSign("}") }

    /// Whether it is a part of an operator, or punctuation between two things.
    var isOperator: Bool {
        guard case .sign(let byte) = kind else { return kind == .arrow }
        return Self.operators.contains(byte)
    }

    private static let operators = Set("=+-*/<>&|^!?:,.~%".utf8)
}
