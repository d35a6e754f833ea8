/// A parse error of CSS Syntax 3, from which a browser recovers by leaving something out.
package struct SyntaxProblem: Hashable, Sendable {
    /// The problem, in words.
    package enum Kind: Hashable, Sendable {
        case unclosedComment, unclosedString, unclosedURL, unclosedBlock
        case badString, badURL, invalidEscape, strayBracket
        /// A rule has no block.
        case missingBlock
        /// A declaration has no colon; the name in it.
        case missingColon(String)
        /// A declaration is neither that nor a rule.
        case invalidDeclaration
        /// A declaration has no value; its property.
        case missingValue(String)
        /// `!` is not followed by `important`, or not at the end.
        case misplacedImportant
    }

    /// The problem, in words.
    package var kind: Kind
    /// The byte where it is.
    package var offset: Int32

    init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = Int32(offset)
    }
}
