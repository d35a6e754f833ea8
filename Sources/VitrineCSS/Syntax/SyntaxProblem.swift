/// A parse error of CSS Syntax 3. Browsers continue after it, but usually ignore a part of the text.
package struct SyntaxProblem: Hashable, Sendable {
    /// The kind of a parse error.
    package enum Kind: Hashable, Sendable {
        case unclosedComment, unclosedString, unclosedURL, unclosedBlock
        case badString, badURL, invalidEscape, strayBracket
        /// A rule without a block.
        case missingBlock
        /// A declaration without a colon; with the name of its property.
        case missingColon(String)
        /// Tokens that are neither a declaration nor a rule.
        case invalidDeclaration
        /// A declaration without a value; with the name of its property.
        case missingValue(String)
        /// A `!` that is not followed by `important` and the end of the declaration.
        case misplacedImportant
    }

    /// The kind of the error.
    package var kind: Kind
    /// The offset of the error, in bytes.
    package var offset: Int32

    init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = Int32(offset)
    }
}
