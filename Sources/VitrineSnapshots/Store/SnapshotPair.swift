/// A snapshot as it is kept and as it was rendered now, with what differs.
package struct SnapshotPair: Sendable {
    /// Which snapshot.
    package let id: SnapshotID
    /// What is kept.
    package let old: SnapshotContent
    /// What was rendered.
    package let new: SnapshotContent
    /// What differs, in the order of the new markup.
    package let changes: [Change]
    /// Whether a limit was reached while it was compared.
    package let isCoarse: Bool

    /// Compares two contents.
    /// - Parameter styled: what style sheets and pictures do otherwise.
    package init(id: SnapshotID, old: SnapshotContent, new: SnapshotContent, styled: [Change] = []) {
        (self.id, self.old, self.new) = (id, old, new)
        let list = ChangeList(from: old.tree, to: new.tree)
        isCoarse = list.isCoarse
        changes =
            (list.changes.isEmpty ? Self.line(from: old.accessibility, to: new.accessibility) : list.changes) + styled
    }

    /// What assistive technology tells may differ where the markup does not, after its rules have changed: the first line.
    private static func line(from old: String, to new: String) -> [Change] {
        guard !old.utf8.elementsEqual(new.utf8) else { return [] }
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false)
        let place = zip(before, after).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let line = place ?? min(before.count, after.count)
        func text(_ lines: [Substring]) -> String {
            lines.indices.contains(line) ? String(lines[line].drop { $0 == " " }) : ""
        }
        return [
            Change(
                kind: .text, layer: .accessibility, element: "/", part: "accessibility", before: text(before),
                after: text(after))
        ]
    }
}
