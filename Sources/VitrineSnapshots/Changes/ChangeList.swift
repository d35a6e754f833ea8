/// All changes between two versions of a page, in the order of the new one.
package struct ChangeList: Sendable {
    /// The changes.
    package private(set) var changes: [Change] = []
    /// Whether a limit was reached, so that something may be reported as replaced although it was only changed.
    package private(set) var isCoarse = false
    /// Whether assistive technology announces the same for both versions.
    package private(set) var announcesTheSame = true

    /// Compares two trees.
    package init(from old: SnapshotTree, to new: SnapshotTree) {
        if old.documentType != new.documentType { addDocumentType(old, new) }
        guard old.hash != new.hash else { return }
        let matching = TreeMatching(old, new)
        isCoarse = matching.isCoarse
        var writer = ChangeWriter(matching)
        writer.write()
        var plain = PlainChanges(matching)
        if let known = plain.tellTheSame(writer.placed) {
            announcesTheSame = known
        } else {
            let (before, after) = AnnouncedParts.trees(matching)
            announcesTheSame = before.announcesTheSame(as: after)
            if !announcesTheSame { writer.addEffects(from: before, to: after) }
        }
        changes += writer.changes
    }

    private mutating func addDocumentType(_ old: SnapshotTree, _ new: SnapshotTree) {
        var change = Change(
            kind: new.documentType == nil ? .removed : old.documentType == nil ? .inserted : .text, layer: .markup,
            element: "/", part: "document type", before: old.documentType.map { "<!DOCTYPE \($0)>" },
            after: new.documentType.map { "<!DOCTYPE \($0)>" })
        change.subject = .documentType
        changes.append(change)
    }
}
