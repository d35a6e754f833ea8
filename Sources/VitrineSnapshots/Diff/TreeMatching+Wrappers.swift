import VitrineSupport

/// Elements that were added around unchanged content, or removed from around it. Only these elements are reported as
/// changes, not their content.
extension TreeMatching {
    /// Finds wrappers in every list with both added and removed nodes, including the lists that this search creates.
    mutating func keepInsideWrappers() {
        var index = 0
        while index < lists.count {
            var kept: [(new: Int, old: Int)] = []
            if !lists[index].removed.isEmpty { wrap(index, &kept) }
            if !lists[index].removed.isEmpty { unwrap(index, &kept) }
            if !kept.isEmpty { noteMoves(index, kept) }
            index += 1
        }
    }

    /// Records which nodes moved relative to their former siblings when they came into a wrapper or out of one.
    private mutating func noteMoves(_ index: Int, _ kept: [(new: Int, old: Int)]) {
        let moved = Set(lists[index].moved)
        var origins = Dictionary(kept.map { ($0.new, $0.old) }) { first, _ in first }
        for (child, origin) in lists[index].children { if let origin { origins[child] = origin } }
        let order = origins.filter { !moved.contains($0.key) }.sorted { $0.key < $1.key }
        let staying = Set(LongestIncreasing.places(order.map(\.value)))
        lists[index].moved += order.indices.filter { !staying.contains($0) }.map { order[$0].key }
    }

    /// Finds nodes that are missing from a list because an element was added around them.
    private mutating func wrap(_ index: Int, _ all: inout [(new: Int, old: Int)]) {
        var left = UnmatchedNodes(lists[index].removed, old)
        let parent = lists[index].parent.old
        var kept: Set<Int> = []
        for (node, origin) in lists[index].children where origin == nil {
            guard let wrapper = left.wrapper(node, new) else { continue }
            let steps = Set(wrapper.steps.map(\.element))
            wrappers.new.formUnion(steps)
            for step in wrapper.steps {
                let children = new.children(step.element)
                var inside = list(
                    of: (parent, step.element), from: left.outer(step), to: children.filter { !steps.contains($0) })
                for child in children where steps.contains(child) { inside.children.append((new: child, old: nil)) }
                inside.removed = []
                let found = Set(inside.children.compactMap(\.old))
                left.take(found)
                kept.formUnion(found)
                // Moves within the wrapper are recorded in the wrapper's list.
                let moved = Set(inside.moved)
                for (child, origin) in inside.children where !moved.contains(child) {
                    if let origin { all.append((child, origin)) }
                }
                lists.append(inside)
                follow(inside)
            }
        }
        lists[index].removed.removeAll { kept.contains($0) }
    }

    /// Finds nodes that are new in a list because the element around them was removed.
    private mutating func unwrap(_ index: Int, _ all: inout [(new: Int, old: Int)]) {
        let places = lists[index].children.indices.filter {
            lists[index].children[$0].old == nil && !wrappers.new.contains(lists[index].children[$0].new)
        }
        guard !places.isEmpty else { return }
        let placeOfNode = Dictionary(places.map { (lists[index].children[$0].new, $0) }) { first, _ in first }
        var left = UnmatchedNodes(places.map { lists[index].children[$0].new }, new)
        for gone in lists[index].removed {
            guard let wrapper = left.wrapper(gone, old) else { continue }
            let steps = Set(wrapper.steps.map(\.element))
            wrappers.old.formUnion(steps)
            lists[index].removed += steps.subtracting([gone]).sorted()
            for step in wrapper.steps {
                let children = old.children(step.element).filter { !steps.contains($0) }
                var inside = list(of: lists[index].parent, from: children, to: left.outer(step))
                inside.children.removeAll { $0.old == nil }
                left.take(Set(inside.children.map(\.new)))
                for (child, origin) in inside.children {
                    guard let place = placeOfNode[child], let origin else { continue }
                    lists[index].children[place].old = origin
                    all.append((child, origin))
                }
                lists[index].moved += inside.moved
                lists[index].removed += inside.removed
                follow(inside)
            }
        }
    }
}
