/// An XPath 1.0 expression over pages, looked through before the library sees it.
///
/// ```swift
/// let buttons = try XPathExpression("//h:button[not(@type)]")
/// ```
///
/// Elements of HTML, SVG and MathML are found by their plain names in every page, whether it declares namespaces or not;
/// the prefixes `h:`, `svg:` and `math:` may be written to distinguish them. `xlink:` and `xml:` are known for attributes.
/// There are no variables.
package struct XPathExpression: Hashable, Sendable {
    /// The expression as the user wrote it.
    package let source: String
    /// The expression as the library gets it.
    let rewritten: String
    /// Where pieces of the rewritten expression are in the source: both in bytes, ascending.
    private let pieces: [Piece]

    struct Piece: Hashable, Sendable {
        var rewritten: Int
        var source: Int
    }

    /// Expressions longer than this are refused, which also bounds the library's recursion.
    package static let longest = 4000
    /// Brackets nested deeper than this are refused.
    package static let deepest = 64

    /// Looks through an expression.
    /// - Throws: ``XPathProblem/syntax(offset:reason:)`` with the first thing that is wrong: characters, brackets, names of
    ///   functions and axes, numbers of arguments, prefixes. What is left is the library's to find.
    package init(_ source: String) throws(XPathProblem) {
        self.source = source
        var scanner = XPathScanner(Array(source.utf8))
        try scanner.scan()
        rewritten = String(decoding: scanner.output, as: UTF8.self)
        pieces = scanner.pieces
    }

    /// The byte in the source for a byte in the rewritten expression.
    func sourceOffset(_ offset: Int) -> Int {
        guard let piece = pieces.last(where: { $0.rewritten <= offset }) else { return offset }
        return min(piece.source + offset - piece.rewritten, source.utf8.count)
    }
}
