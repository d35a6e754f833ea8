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
        /// As in the output of ``SnapshotPrinter``: outside of elements that keep all whitespace, such as `pre`, a line
        /// break with the following indentation is layout, and all other whitespace is text.
        case printed
    }

    /// The result of reading, for callers that need more than the tree.
    struct Reading {
        var tree: SnapshotTree
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
    /// - Throws: ``XMLError/malformed(_:)`` with the problems that prevent reading, at most 100, with positions in the
    ///   given bytes.
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
            if reading.isPage, let difference = reading.document.firstDifference(from: document, named: "in XML") {
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
        let isPage = HTMLStart.isXMLPage(bytes)
        let document = reader.read(isPage ? CanonicalDocumentType.readable(bytes) : Self.wrapped(bytes), syntax)
        guard document.problems.isEmpty else {
            throw .malformed(isPage ? document.problems : FragmentProblems(bytes).of(document.problems))
        }
        var building = TreeBuilding(document, layout, isXML: syntax == .xhtml, former: former)
        building.build(skippingRoot: !isPage)
        return Reading(tree: building.tree, document: document, isPage: isPage)
    }

    private static func twoTrees(_ difference: MarkupDocument.Difference, _ bytes: [UInt8]) -> XMLProblem {
        bytes.withUnsafeBufferPointer {
            XMLProblem(
                at: difference.offset, in: $0,
                message: "the page has different trees as HTML and as XML: \(difference.description)")
        }
    }

    /// The name of the element that is put around a fragment, because an XML document must have one root.
    static let wrapper = "v"
    static let wrapperStart = Array("<\(wrapper)>".utf8)

    /// Returns a fragment inside a ``wrapper`` element.
    static func wrapped(_ bytes: [UInt8]) -> [UInt8] { wrapperStart + bytes + Array("</\(wrapper)>".utf8) }
}
