/// The keys of the elements in two trees, computed on first use.
final class TreeIDs {
    private var oldKeys: Set<String>?
    private var newKeys: Set<String>?

    func old(_ tree: SnapshotTree) -> Set<String> {
        let keys = oldKeys ?? Self.keys(tree)
        oldKeys = keys
        return keys
    }

    func new(_ tree: SnapshotTree) -> Set<String> {
        let keys = newKeys ?? Self.keys(tree)
        newKeys = keys
        return keys
    }

    private static func keys(_ tree: SnapshotTree) -> Set<String> {
        Set(tree.nodes.indices.compactMap { tree.key($0) })
    }
}
