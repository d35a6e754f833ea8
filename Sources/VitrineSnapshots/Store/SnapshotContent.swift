/// The content of a snapshot, stored or newly rendered: its markup in canonical form and what assistive technology
/// announces.
package struct SnapshotContent: Sendable {
    /// The canonical tree.
    package let tree: SnapshotTree
    /// The texts of the snapshot's files.
    let texts: SnapshotTexts
    /// The SHA-256 digest of both files, in hexadecimal digits.
    package let hash: String

    /// The tree as ``SnapshotPrinter`` writes it.
    package var markup: String { texts.markup }
    /// The accessibility snapshot: the headings, then one line per node with its role, name, states and text.
    package var accessibility: String { texts.accessibility }

    /// Creates the content of a page or fragment, with what assistive technology announces.
    package init(tree: SnapshotTree) { self.init(tree: tree, accessibility: tree.accessibilityText) }

    /// Creates the content from its parts.
    package init(tree: SnapshotTree, accessibility: String) {
        self.init(tree: tree, SnapshotTexts(markup: SnapshotPrinter.text(tree), accessibility: accessibility))
    }

    init(tree: SnapshotTree, _ texts: SnapshotTexts) {
        self.tree = tree
        self.texts = texts
        hash = SnapshotDigest.of(texts)
    }
}
