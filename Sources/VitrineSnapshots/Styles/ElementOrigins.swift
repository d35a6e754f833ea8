/// The old element for each element of the new version of a page.
enum ElementOrigins {
    /// Returns, for each element of the new page, the number of its counterpart in the old page, or nil if it has none.
    /// The whole result is nil if a tree does not have as many elements as its document (`oldCount` and `newCount`).
    static func of(_ old: SnapshotTree, _ new: SnapshotTree, _ oldCount: Int, _ newCount: Int) -> [Int?]? {
        let (oldNumbers, newNumbers) = (numbers(old), numbers(new))
        guard oldNumbers.count == oldCount, newNumbers.count == newCount else { return nil }
        let origins = TreeMatching(old, new).origins
        let places = Dictionary(oldNumbers.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        return newNumbers.map { node in origins[node].flatMap { places[$0] } }
    }

    /// Returns the indices of the nodes that are elements.
    private static func numbers(_ tree: SnapshotTree) -> [Int] {
        tree.nodes.indices.filter { tree.nodes[$0].name != nil }
    }
}

extension TreeMatching {
    /// The counterpart in the old tree for each node of the new tree; nil if there is none.
    var origins: [Int?] {
        var origins = [Int?](repeating: nil, count: new.nodes.count)
        for list in lists {
            for (child, origin) in list.children {
                guard let origin else { continue }
                // Equal subtrees were not traversed, so the counterparts of their nodes are added here.
                let isEqual = old.nodes[origin].hash == new.nodes[child].hash
                for step in 0..<(isEqual ? new.size(child) : 1) { origins[child + step] = origin + step }
            }
        }
        return origins
    }
}
