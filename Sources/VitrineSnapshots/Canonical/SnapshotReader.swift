import VitrineMarkup

/// Reads pages, fragments and stored snapshots into canonical form, one after the other.
///
/// ```swift
/// let reader = try SnapshotReader()
/// let tree = try reader.tree(Array("<p class='b a'>one\n two</p>".utf8))
/// ```
///
/// A reader keeps its parser. It is not `Sendable`: every worker has its own.
package final class SnapshotReader {
    private let reader: MarkupReader

    /// How white space is written.
    package enum Layout: Sendable {
        /// As in any page: what is layout follows from the elements.
        case page
        /// As ``SnapshotPrinter`` writes it: a line break with the indentation behind it is layout, anything else is text.
        case printed
    }

    /// Creates a reader.
    /// - Throws: ``XMLError/outOfMemory`` when the parser cannot be allocated.
    package init() throws(XMLError) { reader = try MarkupReader(names: []) }

    /// Reads a page or a fragment. A fragment may have several elements at its top.
    /// - Throws: ``XMLError/malformed(_:)`` with everything that is not well-formed, placed in the bytes given.
    package func tree(_ bytes: [UInt8], layout: Layout = .page) throws(XMLError) -> SnapshotTree {
        let isPage = Self.isPage(bytes)
        let document = reader.read(isPage ? bytes : Self.wrapped(bytes))
        guard document.problems.isEmpty else {
            throw .malformed(
                document.problems.map { problem in
                    guard !isPage, problem.line == 1, problem.column > Self.before.count else { return problem }
                    return XMLProblem(
                        line: 1, column: problem.column - Self.before.count, code: problem.code,
                        message: Self.withoutWrapper(problem.message))
                })
        }
        var building = TreeBuilding(document, layout)
        building.build(skippingRoot: !isPage)
        return building.tree
    }

    /// The end of the fragment is the end of the element around it, which is nobody else's business.
    private static func withoutWrapper(_ message: String) -> String {
        guard let mismatch = message.wholeMatch(of: /Opening and ending tag mismatch: (.+) line (\d+) and v/) else {
            return message
        }
        return "<\(mismatch.output.1)> of line \(mismatch.output.2) is never closed"
    }

    private static let before = Array("<v>".utf8)

    /// A fragment inside one element, because a document has one at its top.
    static func wrapped(_ bytes: [UInt8]) -> [UInt8] { before + bytes + Array("</v>".utf8) }

    /// Whether bytes are a whole document: they begin with a document type, an XML declaration or `html`.
    static func isPage(_ bytes: [UInt8]) -> Bool {
        var start = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
        let head = String(decoding: start.prefix(9), as: UTF8.self).lowercased()
        return head.hasPrefix("<!doctype") || head.hasPrefix("<?xml") || head.hasPrefix("<html")
    }
}
