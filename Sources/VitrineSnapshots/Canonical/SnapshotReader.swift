import VitrineMarkup

/// Reads pages, fragments and stored snapshots into canonical form, one after another.
///
/// ```swift
/// let reader = try SnapshotReader()
/// let tree = try reader.tree(Array("<p class='b a'>one\n two</p>".utf8))
/// ```
///
/// A reader reuses its parsers. It is not `Sendable`, so every worker has its own.
package final class SnapshotReader {
    private let reader: PageReader

    /// The meaning of whitespace.
    package enum Layout: Sendable {
        /// As in any page: the elements determine which whitespace is significant.
        case page
        /// As in the output of ``SnapshotPrinter``: a line break with the following indentation is layout, and
        /// everything else is text.
        case printed
    }

    /// The result of reading, for callers that need more than the tree.
    struct Reading {
        /// The canonical tree.
        var tree: SnapshotTree
        /// The parsed document.
        var document: MarkupDocument
        /// Whether the markup is a whole page. In XML, a fragment is wrapped in an element, which is the first node of
        /// the document.
        var isPage: Bool
    }

    /// Creates a reader.
    /// - Throws: ``XMLError/outOfMemory`` if a parser cannot be allocated.
    package init() throws(XMLError) { reader = try PageReader(names: []) }

    /// Reads a page or a fragment. A fragment may have several elements at the top level.
    /// - Parameters:
    ///   - syntax: the parser to use. Stored snapshots and the output of components are XML.
    ///   - former: another version of the page, with which the tree shares memory.
    /// - Throws: ``XMLError/malformed(_:)`` with all problems that prevent reading, with positions in the given bytes.
    package func tree(
        _ bytes: [UInt8], layout: Layout = .page, syntax: PageSyntax = .polyglot, former: SnapshotTree? = nil
    ) throws(XMLError) -> SnapshotTree { try read(bytes, layout: layout, syntax: syntax, former: former).tree }

    /// Reads a page or a fragment, and also returns the parsed document.
    func read(
        _ bytes: [UInt8], layout: Layout = .page, syntax: PageSyntax = .polyglot, former: SnapshotTree? = nil
    ) throws(XMLError) -> Reading {
        switch syntax {
        case .xhtml, .polyglot: return try readXML(bytes, layout, syntax, former)
        case .html: return try readHTML(bytes, former)
        case .both:
            let reading = try readHTML(bytes)
            let document = try readXML(bytes, .page, .polyglot).document
            if reading.isPage, let difference = reading.document.firstDifference(from: document) {
                throw .malformed([Self.twoTrees(difference, bytes)])
            }
            return reading
        }
    }

    private func readHTML(_ bytes: [UInt8], _ former: SnapshotTree? = nil) throws(XMLError) -> Reading {
        let isPage = HTMLStart.isPage(bytes)
        let document = isPage ? reader.read(bytes, .html) : reader.readFragment(bytes)
        if let problem = document.html?.problems.first(where: { $0.error == .documentTooLarge }) {
            throw .malformed([
                XMLProblem(line: problem.line, column: problem.column, code: 0, message: problem.message)
            ])
        }
        var building = TreeBuilding(document, .page, former: former)
        building.build(skippingRoot: false)
        return Reading(tree: building.tree, document: document, isPage: isPage)
    }

    private func readXML(
        _ bytes: [UInt8], _ layout: Layout, _ syntax: PageSyntax, _ former: SnapshotTree? = nil
    ) throws(XMLError) -> Reading {
        let isPage = Self.isPage(bytes)
        let document = reader.read(isPage ? bytes : Self.wrapped(bytes), syntax)
        guard document.problems.isEmpty else {
            throw .malformed(
                document.problems.map { problem in
                    guard !isPage, problem.line == 1, problem.column > Self.before.count else { return problem }
                    return XMLProblem(
                        line: 1, column: problem.column - Self.before.count, code: problem.code,
                        message: Self.withoutWrapper(problem.message))
                })
        }
        var building = TreeBuilding(document, layout, isXML: syntax == .xhtml, former: former)
        building.build(skippingRoot: !isPage)
        return Reading(tree: building.tree, document: document, isPage: isPage)
    }

    private static func twoTrees(_ difference: MarkupDocument.Difference, _ bytes: [UInt8]) -> XMLProblem {
        let before = bytes.prefix(difference.offset)
        let line = before.count { $0 == 0x0A } + 1
        let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
        return XMLProblem(
            line: line, column: column, code: 0,
            message: "the page has different trees as HTML and as XML; as HTML: \(difference.description)")
    }

    /// Removes the wrapping element from a message, because it is not in the caller's bytes.
    private static func withoutWrapper(_ message: String) -> String {
        guard let mismatch = message.wholeMatch(of: /Opening and ending tag mismatch: (.+) line (\d+) and v/) else {
            return message
        }
        return "<\(mismatch.output.1)> on line \(mismatch.output.2) is not closed"
    }

    private static let before = Array("<v>".utf8)

    /// Returns a fragment wrapped in one element, because an XML document needs a root.
    static func wrapped(_ bytes: [UInt8]) -> [UInt8] { before + bytes + Array("</v>".utf8) }

    /// Returns whether bytes are a whole XML document: they begin, after comments, with a document type, an XML
    /// declaration or an `html` tag.
    private static func isPage(_ bytes: [UInt8]) -> Bool {
        guard let start = HTMLStart.afterComments(bytes) else { return false }
        let head = String(decoding: start.prefix(9), as: UTF8.self).lowercased()
        return head.hasPrefix("<!doctype") || head.hasPrefix("<?xml") || head.hasPrefix("<html")
    }
}
