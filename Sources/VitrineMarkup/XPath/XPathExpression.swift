/// An XPath 1.0 expression for pages, checked before it is passed to libxml2.
///
/// ```swift
/// let buttons = try XPathExpression("//h:button[not(@type)]")
/// ```
///
/// Elements of HTML, SVG and MathML are found by their plain names in every page, whether it declares namespaces or
/// not; the prefixes `h:`, `svg:` and `math:` may be written to distinguish them. `xlink:` and `xml:` may be used for
/// attributes. Variables are not supported.
package struct XPathExpression: Hashable, Sendable {
    /// The expression as the user wrote it.
    package let source: String
    /// The expression as it is passed to the library.
    let rewritten: String
    /// The pieces that were copied unchanged from the source, in order, each with the byte offsets at which it begins
    /// in the rewritten expression and in the source. The first piece, which begins at 0 in both, is left out.
    private let pieces: [Piece]

    struct Piece: Hashable, Sendable {
        var rewritten: Int
        var source: Int
    }

    /// The maximum length of an expression in bytes, which also limits the library's recursion.
    package static let longest = 4000
    /// The maximum nesting of brackets.
    package static let deepest = 64

    /// Checks an expression.
    /// - Throws: ``XPathProblem/syntax(offset:reason:)`` for the first of these mistakes: an expression that is empty
    ///   or too long, a string that is not closed, a variable, unbalanced or too many nested brackets, an unknown
    ///   function, axis or prefix, a wrong number of arguments, a prefix without a name. Other mistakes are found by
    ///   the library.
    package init(_ source: String) throws(XPathProblem) {
        self.source = source
        var scanner = XPathScanner(Array(source.utf8))
        try scanner.scan()
        rewritten = String(decoding: scanner.output, as: UTF8.self)
        pieces = scanner.pieces
    }

    /// Returns the byte offset in the source for one in the rewritten expression.
    func sourceOffset(_ offset: Int) -> Int {
        guard let piece = pieces.last(where: { $0.rewritten <= offset }) else { return offset }
        return min(piece.source + offset - piece.rewritten, source.utf8.count)
    }
}
