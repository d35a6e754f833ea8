import VitrineXML

/// Makes the contents of snapshots from rendered markup, one after the other.
///
/// A maker keeps its parser and its compiled expressions. It is not `Sendable`: every worker has its own.
public final class SnapshotMaker {
    private let reader: SnapshotReader
    private let runner: RedactionRunner?
    private let accessibility: ((SnapshotTree) -> String?)?
    /// How often each redaction hit in the last content, in their order.
    public private(set) var hits: [Int]

    /// Creates a maker.
    /// - Parameters:
    ///   - redactions: what is replaced before anything is compared.
    ///   - accessibility: what assistive technology tells of a tree; nil keeps markup alone.
    /// - Throws: ``SnapshotProblem/outOfMemory``, or ``SnapshotProblem/redaction(_:reason:)``.
    public init(
        redactions: [Redaction] = [], accessibility: ((SnapshotTree) -> String?)? = nil
    ) throws(SnapshotProblem) {
        do throws(XMLError) { reader = try SnapshotReader() } catch { throw .outOfMemory }
        runner = redactions.isEmpty ? nil : try RedactionRunner(redactions)
        self.accessibility = accessibility
        hits = redactions.map { _ in 0 }
    }

    /// The content of a page or fragment.
    /// - Throws: ``SnapshotProblem/malformed(_:)`` with places in the bytes given, or a redaction's problem.
    public func content(_ bytes: [UInt8], of id: SnapshotID) throws(SnapshotProblem) -> SnapshotContent {
        var tree = try tree(bytes)
        if let runner { hits = try runner.apply(to: &tree, from: bytes, of: id) }
        return SnapshotContent(tree: tree, accessibility: accessibility.flatMap { $0(tree) })
    }

    /// The content that a text of the store stands for.
    func stored(_ markup: String, _ accessibility: String?) throws(SnapshotDamage) -> SnapshotContent {
        do throws(XMLError) {
            let tree = try reader.tree(Array(markup.utf8), layout: .printed)
            return SnapshotContent(tree: tree, markup: markup, accessibility: accessibility)
        } catch {
            guard case .malformed(let problems) = error, let first = problems.first else {
                throw .unreadable("the XML parser cannot be started: out of memory")
            }
            // The first line is not part of the text.
            throw .malformed(line: first.line + 1, column: first.column, first.message)
        }
    }

    private func tree(_ bytes: [UInt8]) throws(SnapshotProblem) -> SnapshotTree {
        do throws(XMLError) {
            return try reader.tree(bytes)
        } catch {
            switch error {
            case .malformed(let problems): throw .malformed(problems)
            case .outOfMemory: throw .outOfMemory
            }
        }
    }
}
