import VitrineMarkup
import VitrineSupport

/// A matching of the nodes of two trees.
///
/// Equal subtrees are skipped. Children are matched by their keys (the component and its instance, or the `id`) and by
/// unique content. Between these pairs, equal children are matched in order. Only the remaining children are
/// compared by similarity, and only if there are few. So the time is roughly proportional to the sizes of the trees,
/// even if they have nothing in common.
package struct TreeMatching {
    package let old: SnapshotTree
    package let new: SnapshotTree
    /// The matched pairs that are not equal, in the order of the new tree.
    package var pairs: [(old: Int, new: Int)] = []
    /// The changes to the children of each pair; the first entry is for the top level of the trees.
    package var lists: [ChildList] = []
    /// Elements that were added around unchanged content, and elements of the old tree that were removed from around
    /// it.
    var wrappers: (new: Set<Int>, old: Set<Int>) = ([], [])
    /// Inline elements whose extent changed; see ``Extent``.
    var extents: Set<Extent> = []
    /// Elements that were split or joined.
    var splits: [Split] = []
    /// The old elements that were joined, and the new elements that came from a split.
    var used: (old: Set<Int>, new: Set<Int>) = ([], [])
    /// Whether a limit was reached, so that a node may be reported as replaced although a longer search would match it.
    package private(set) var isCoarse = false

    /// The children of a matched pair.
    package struct ChildList {
        /// The parents; -1 for the top level of the trees.
        package var parent: (old: Int, new: Int)
        /// The new children in order, with the old nodes that they are matched with; nil if there is none.
        package var children: [(new: Int, old: Int?)] = []
        /// The old children that are not matched with any new node.
        package var removed: [Int] = []
        /// The new children whose order relative to their siblings changed, and those that came from another parent.
        package var moved: [Int] = []
        /// Whether so many children moved that they are reported as one change of order.
        package var isReordered = false
        /// The new children that are explained by a split or join.
        var explained: Set<Int> = []
    }

    /// The maximum number of nodes on each side that are compared by similarity; if there are more, none are compared.
    static let likenessLimit = 64
    /// The maximum number of edits to search for in one list.
    static let editLimit = 400

    /// The keys of both trees.
    private let ids = TreeIDs()

    package init(_ old: SnapshotTree, _ new: SnapshotTree) {
        self.old = old
        self.new = new
        match(parent: (-1, -1), old.roots, new.roots)
        findSplits()
        keepInsideWrappers()
        adoptAcrossParents()
        pairs.sort { $0.new < $1.new }
    }

    mutating func match(parent: (Int, Int), _ oldChildren: [Int], _ newChildren: [Int]) {
        var queue = [(parent: parent, old: oldChildren, new: newChildren)]
        while let next = queue.popLast() {
            let list = list(of: next.parent, from: next.old, to: next.new)
            let inline = inlineList(of: (old: next.parent.0, new: next.parent.1), instead: list)
            lists.append(inline ?? list)
            for (origin, child) in differing(inline ?? list) {
                pairs.append((origin, child))
                guard let name = new.nodes[child].name, old.nodes[origin].name != nil else { continue }
                // A list of inline elements already contains the elements inside them, except for those inside atomic
                // elements.
                guard inline == nil || ElementKinds.atoms.contains(name) else { continue }
                queue.append(((origin, child), old.children(origin), new.children(child)))
            }
        }
    }

    private func differing(_ list: ChildList) -> [(old: Int, new: Int)] {
        list.children.compactMap { child, origin in
            guard let origin, old.nodes[origin].hash != new.nodes[child].hash else { return nil }
            return (origin, child)
        }
    }

    /// Matches the children of all unequal pairs in a list.
    mutating func follow(_ list: ChildList) {
        for (origin, child) in differing(list) {
            pairs.append((origin, child))
            guard new.nodes[child].name != nil, old.nodes[origin].name != nil else { continue }
            match(parent: (origin, child), old.children(origin), new.children(child))
        }
    }

    mutating func list(of parent: (Int, Int), from oldChildren: [Int], to newChildren: [Int]) -> ChildList {
        var matching = ChildMatching(of: oldChildren, in: old, and: newChildren, in: new, ids)
        matching.run()
        isCoarse = isCoarse || matching.isCoarse
        var list = ChildList(parent: (old: parent.0, new: parent.1))
        if oldChildren.count == newChildren.count, matching.origins.indices.allSatisfy({ matching.origins[$0] == $0 }) {
            list.children = newChildren.indices.map { (newChildren[$0], oldChildren[$0]) }
            return list
        }
        list.children = newChildren.indices.map { place in
            (newChildren[place], matching.origins[place] >= 0 ? oldChildren[matching.origins[place]] : nil)
        }
        let used = Set(matching.origins)
        list.removed = oldChildren.indices.filter { !used.contains($0) }.map { oldChildren[$0] }
        let kept = newChildren.indices.filter { matching.origins[$0] >= 0 }
        let staying = Set(LongestIncreasing.places(kept.map { matching.origins[$0] }))
        list.moved = kept.indices.filter { !staying.contains($0) }.map { newChildren[kept[$0]] }
        let movable = kept.count - matching.edgeCount
        list.isReordered = list.moved.count > 2 && list.moved.count * 2 > movable
        return list
    }
}

extension SnapshotTree {
    /// Returns the key of an element: its component and instance, or its id; nil if it has neither.
    func key(_ node: Int) -> String? {
        guard nodes[node].name != nil else { return nil }
        var component: String?
        var instance: String?
        var id: String?
        for attribute in nodes[node].attributes {
            switch attribute.name {
            case "data-component": component = attribute.value
            case "data-instance": instance = attribute.value
            case "id": id = attribute.value
            default: break
            }
        }
        if let component, let instance { return "c\0\(component)\0\(instance)" }
        return id.map { "i\0" + $0 }
    }
}
