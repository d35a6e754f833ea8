import VitrineConformance

/// All changes between two versions of a page, in the order of the new one.
public struct ChangeList: Sendable {
    /// The changes.
    public private(set) var changes: [Change] = []
    /// Whether a limit was reached; something may be called replaced that is only changed.
    public private(set) var isCoarse = false
    /// Whether assistive technology tells the same of both.
    public private(set) var tellsTheSame = true

    /// Compares two trees.
    public init(from old: SnapshotTree, to new: SnapshotTree) {
        guard old.roots.map({ old.nodes[$0].digest }) != new.roots.map({ new.nodes[$0].digest }) else {
            if old.documentType != new.documentType { addDocumentType(old, new) }
            return
        }
        if old.documentType != new.documentType { addDocumentType(old, new) }
        let matching = TreeMatching(old, new)
        isCoarse = matching.isCoarse
        var writer = ChangeWriter(matching)
        writer.write()
        // Classes and styles are not told.
        if writer.placed.allSatisfy({ $0.change.layer == .style }) {
            tellsTheSame = true
        } else if let (before, after) = Self.told(old, new) {
            tellsTheSame = before.tellsTheSame(as: after)
            if !tellsTheSame { writer.addEffects(from: before, to: after) }
        } else {
            tellsTheSame = false
        }
        changes += writer.changes
    }

    private static func told(
        _ old: SnapshotTree, _ new: SnapshotTree
    ) -> (AccessibilityTree, AccessibilityTree)? {
        guard let reader = try? AccessibilityReader(), let before = reader.tree(old), let after = reader.tree(new)
        else {
            return nil
        }
        return (before, after)
    }

    private mutating func addDocumentType(_ old: SnapshotTree, _ new: SnapshotTree) {
        changes.append(
            Change(
                kind: new.documentType == nil ? .removed : old.documentType == nil ? .inserted : .text, layer: .markup,
                element: "/", part: "document type", before: old.documentType.map { "<!DOCTYPE \($0)>" },
                after: new.documentType.map { "<!DOCTYPE \($0)>" }))
    }
}
