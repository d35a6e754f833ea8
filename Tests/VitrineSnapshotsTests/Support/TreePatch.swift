import VitrineSnapshots

/// The edits that turn an old tree into a new one, made from a ``TreeMatching``.
struct TreePatch {
    /// The steps that produce the new nodes, in document order.
    private var steps: [Step] = []
    private let documentType: String?

    private struct Step {
        /// The old node that is kept or changed, with all its descendants if `isWhole`; nil if the node is new.
        var old: Int?
        var isWhole = false
        /// The new node, without its children; nil if the old node is kept.
        var node: SnapshotTree.Node?
        /// The number of nodes of the subtree in the new tree.
        var size: Int
    }

    init(_ matching: TreeMatching) {
        let (old, new) = (matching.old, matching.new)
        documentType = new.documentType
        var origins: [Int: Int] = [:]
        for list in matching.lists {
            for (child, origin) in list.children { if let origin { origins[child] = origin } }
        }
        var node = 0
        while node < new.nodes.count {
            let size = new.size(node)
            if let origin = origins[node], old.nodes[origin].hash == new.nodes[node].hash {
                steps.append(Step(old: origin, isWhole: true, size: size))
                node += size
            } else if let origin = origins[node] {
                let isSame =
                    old.nodes[origin].name == new.nodes[node].name && old.nodes[origin].text == new.nodes[node].text
                    && old.nodes[origin].attributes == new.nodes[node].attributes
                steps.append(Step(old: origin, node: isSame ? nil : new.nodes[node], size: size))
                node += 1
            } else {
                steps.append(Step(node: new.nodes[node], size: size))
                node += 1
            }
        }
    }

    /// The number of nodes that are written rather than copied: the cost of the patch.
    var cost: Int { steps.count { $0.node != nil } }

    /// Returns the new tree, created from the old one and the patch.
    func applied(to old: SnapshotTree) -> SnapshotTree {
        var tree = SnapshotTree()
        tree.documentType = documentType
        var open: [(node: Int, end: Int)] = []
        for step in steps {
            while let last = open.last, tree.nodes.count >= last.end { open.removeLast() }
            let place = tree.nodes.count
            let parent = open.last?.node ?? -1
            if step.isWhole, let origin = step.old {
                for inner in origin..<old.nodes[origin].end {
                    var node = old.nodes[inner]
                    node.parent = inner == origin ? parent : node.parent - origin + place
                    node.end += place - origin
                    tree.nodes.append(node)
                }
                continue
            }
            guard var node = step.node ?? step.old.map({ old.nodes[$0] }) else { continue }
            node.parent = parent
            node.end = place + step.size
            tree.nodes.append(node)
            open.append((place, node.end))
        }
        tree.addHashes()
        return tree
    }
}
