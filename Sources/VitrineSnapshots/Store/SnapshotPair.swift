/// A stored snapshot and its newly rendered version, with the differences.
package struct SnapshotPair: Sendable {
    /// The id of the snapshot.
    package let id: SnapshotID
    /// The name of the stored snapshot, if it is different.
    package let from: SnapshotID?
    /// The stored content.
    package let old: SnapshotContent
    /// The rendered content.
    package let new: SnapshotContent
    /// The changes: for a renamed story, first the new names; then those of the markup, in the order of the new markup;
    /// then the effects of stylesheets and pictures.
    package let changes: [Change]
    /// Whether a limit was reached during the comparison.
    package let isCoarse: Bool
    /// Whether the accessibility tree is the same, and no changed style can affect what is announced.
    package let announcesTheSame: Bool

    /// Compares two contents.
    /// - Parameters:
    ///   - from: the name of the stored snapshot, if it is different.
    ///   - styled: the changes that stylesheets and pictures cause.
    package init(
        id: SnapshotID, from: SnapshotID? = nil, old: SnapshotContent, new: SnapshotContent, styled: [Change] = []
    ) {
        (self.id, self.from, self.old, self.new) = (id, from, old, new)
        let tree = from.map { RenamedStory.tree(from: $0, old, to: id, new) } ?? old.tree
        let list = ChangeList(from: tree, to: new.tree)
        isCoarse = list.isCoarse
        let line = list.changes.isEmpty ? Self.line(from: old.accessibility, to: new.accessibility) : []
        let found = list.changes + line
        announcesTheSame =
            list.announcesTheSame && line.isEmpty && !styled.contains(where: \.mayAffectAnnouncement)
        changes = (from.map { RenamedStory.changes(found, from: $0, to: id, new) } ?? found) + styled
    }

    /// The stored markup, for display next to the current markup. For a renamed story, it already contains the current
    /// id and instance.
    package var comparedMarkup: String {
        from.map { SnapshotPrinter.text(RenamedStory.tree(from: $0, old, to: id, new)) } ?? old.markup
    }

    /// Returns a change for the first line that differs in what assistive technology announces; empty if none does.
    /// Even for the same markup, a newer version of Vitrine may compute different announcements.
    private static func line(from old: String, to new: String) -> [Change] {
        guard !old.utf8.elementsEqual(new.utf8) else { return [] }
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(before, after).prefix { $0.utf8.elementsEqual($1.utf8) }.count
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
