import VitrineMarkup

/// Makes the contents of snapshots from rendered markup.
///
/// A maker reuses its parser and its compiled expressions. It is not `Sendable`, so every worker has its own.
package final class SnapshotMaker {
    private let reader: SnapshotReader
    private let runner: RedactionRunner?
    /// The number of matches of each redaction in the last content, in the order of the redactions.
    package private(set) var hits: [Int]

    /// Creates a maker.
    /// - Parameter redactions: the replacements to make before comparing.
    /// - Throws: ``SnapshotProblem/outOfMemory``, or ``SnapshotProblem/redaction(_:reason:)``.
    package init(redactions: [Redaction] = []) throws(SnapshotProblem) {
        do throws(XMLError) { reader = try SnapshotReader() } catch { throw .outOfMemory }
        runner = redactions.isEmpty ? nil : try RedactionRunner(redactions)
        hits = redactions.map { _ in 0 }
    }

    /// Returns the content of a page or fragment.
    /// - Parameter syntax: the parser to use; the output of components is XML.
    /// - Throws: ``SnapshotProblem/malformed(_:)`` with positions in the given bytes,
    ///   ``SnapshotProblem/redaction(_:reason:)``, or ``SnapshotProblem/outOfMemory``.
    package func content(
        _ bytes: [UInt8], of id: SnapshotID, syntax: PageSyntax = .polyglot
    ) throws(SnapshotProblem) -> SnapshotContent {
        let reading = try read(bytes, syntax)
        var tree = reading.tree
        if let runner { hits = try runner.apply(to: &tree, from: bytes, reading, of: id) }
        if reading.document.html != nil { tree.takeXMLForm() }
        return SnapshotContent(tree: tree)
    }

    /// Returns the content for the texts of a stored snapshot.
    /// - Throws: ``SnapshotDamage`` if the markup is not well-formed or the parser cannot be started.
    func stored(_ texts: SnapshotTexts) throws(SnapshotDamage) -> SnapshotContent {
        do throws(XMLError) {
            return SnapshotContent(tree: try reader.tree(Array(texts.markup.utf8), layout: .printed), texts)
        } catch {
            guard case .malformed(let problems) = error, let first = problems.first else {
                throw .unreadable("the XML parser cannot be started: out of memory")
            }
            // The first line of the file is not part of the text.
            throw .malformed(line: first.line + 1, column: first.column, first.message)
        }
    }

    private func read(_ bytes: [UInt8], _ syntax: PageSyntax) throws(SnapshotProblem) -> SnapshotReader.Reading {
        do throws(XMLError) {
            return try reader.read(bytes, syntax: syntax)
        } catch {
            switch error {
            case .malformed(let problems): throw .malformed(problems)
            case .outOfMemory: throw .outOfMemory
            }
        }
    }
}
