/// Elements that came around what stays, or went from around it. They alone are a change, not what is in them.
extension TreeMatching {
    /// Looks through every list in which something came and something went, also those that it makes itself.
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

    /// What is in a wrapper now may stand before or behind its earlier neighbours too.
    private mutating func noteMoves(_ index: Int, _ kept: [(new: Int, old: Int)]) {
        let moved = Set(lists[index].moved)
        var origins = Dictionary(kept.map { ($0.new, $0.old) }) { first, _ in first }
        for (child, origin) in lists[index].children { if let origin { origins[child] = origin } }
        let order = origins.filter { !moved.contains($0.key) }.sorted { $0.key < $1.key }
        let staying = Set(LongestIncreasing.places(order.map(\.value)))
        lists[index].moved += order.indices.filter { !staying.contains($0) }.map { order[$0].key }
    }

    /// What went from a list is in an element that came to it.
    private mutating func wrap(_ index: Int, _ all: inout [(new: Int, old: Int)]) {
        var left = Leftovers(lists[index].removed, old)
        let parent = lists[index].parent.old
        var kept: Set<Int> = []
        for (node, origin) in lists[index].children where origin == nil {
            guard let wrapper = left.wrapper(node, new) else { continue }
            let steps = Set(wrapper.steps.map(\.element))
            wrappers.new.formUnion(steps)
            for step in wrapper.steps {
                let children = new.children(step.element)
                var inside = list((parent, step.element), left.outer(step), children.filter { !steps.contains($0) })
                for child in children where steps.contains(child) { inside.children.append((new: child, old: nil)) }
                inside.removed = []
                let found = Set(inside.children.compactMap(\.old))
                left.take(found)
                kept.formUnion(found)
                // What moved within the wrapper is in its own list.
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

    /// What came to a list was in an element that went from it.
    private mutating func unwrap(_ index: Int, _ all: inout [(new: Int, old: Int)]) {
        let places = lists[index].children.indices.filter {
            lists[index].children[$0].old == nil && !wrappers.new.contains(lists[index].children[$0].new)
        }
        guard !places.isEmpty else { return }
        let placeOfNode = Dictionary(places.map { (lists[index].children[$0].new, $0) }) { first, _ in first }
        var left = Leftovers(places.map { lists[index].children[$0].new }, new)
        for gone in lists[index].removed {
            guard let wrapper = left.wrapper(gone, old) else { continue }
            let steps = Set(wrapper.steps.map(\.element))
            wrappers.old.formUnion(steps)
            lists[index].removed += steps.subtracting([gone]).sorted()
            for step in wrapper.steps {
                let children = old.children(step.element).filter { !steps.contains($0) }
                var inside = list(lists[index].parent, children, left.outer(step))
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

/// What came to a list or went from it, to be found in an element on the other side.
struct Leftovers {
    /// Elements around what is left over, the inner ones first.
    struct Wrapper {
        var steps: [Step] = []
        /// The places of what is in it as it was.
        var places: [Int] = []
    }

    /// One element around what is left over.
    struct Step {
        var element: Int
        /// The places of what is directly in it as it was.
        var places: [Int]
    }

    /// Elements that are deeper than this in another one are not looked into.
    private static let depthLimit = 4

    private let nodes: [Int]
    private let tree: SnapshotTree
    private var isTaken: Set<Int> = []
    private var isPromised: Set<Int> = []
    private var places: [Digest: [Int]] = [:]
    private var placesOfKeys: [String: Int] = [:]

    init(_ nodes: [Int], _ tree: SnapshotTree) {
        self.nodes = nodes
        self.tree = tree
        for place in nodes.indices.reversed() {
            places[tree.nodes[nodes[place]].digest, default: []].append(place)
            if let key = tree.key(nodes[place]) { placesOfKeys[key] = place }
        }
    }

    mutating func take(_ taken: Set<Int>) { isTaken.formUnion(taken) }

    /// The elements around what is left over, when that is half of what is in them or more; nil when a node is none.
    mutating func wrapper(_ node: Int, _ other: SnapshotTree) -> Wrapper? {
        guard other.nodes[node].name != nil, !nodes.isEmpty else { return nil }
        var wrapper = Wrapper()
        _ = look(into: node, other, 1, &wrapper)
        guard wrapper.steps.last?.element == node else { return nil }
        return wrapper
    }

    /// What is in a wrapper as it was.
    func exact(_ wrapper: Wrapper) -> Set<Int> { Set(wrapper.places.map { nodes[$0] }) }

    /// What may be directly in an element: all that is left over between the first and the last that is there as it was.
    func outer(_ step: Step) -> [Int] {
        guard let first = step.places.min(), let last = step.places.max() else { return [] }
        let own = Set(step.places.map { nodes[$0] })
        // Elements that swap their contents must not be searched for in each other again and again.
        let isNear = last - first <= 2 * step.places.count + TreeMatching.likenessLimit
        let range = isNear ? Array(nodes[first...last]) : step.places.sorted().map { nodes[$0] }
        return range.filter { !isTaken.contains($0) && (own.contains($0) || !isPromised.contains($0)) }
    }

    /// - Returns: how many nodes inside are left over, and how many are something else.
    private mutating func look(
        into node: Int, _ other: SnapshotTree, _ depth: Int, _ wrapper: inout Wrapper
    ) -> (kept: Int, new: Int) {
        var inside = Wrapper()
        var step = Step(element: node, places: [])
        var (kept, new) = (0, 0)
        for child in other.children(node) {
            if let place = takePlace(of: child, other) {
                step.places.append(place)
                kept += other.size(child)
            } else if other.nodes[child].name != nil, depth < Self.depthLimit {
                let counts = look(into: child, other, depth + 1, &inside)
                (kept, new) = (kept + counts.kept, new + counts.new)
            } else {
                new += other.size(child)
            }
        }
        inside.places += step.places
        guard kept > 0, kept >= new else {
            give(back: inside.places)
            return (0, other.size(node))
        }
        wrapper.places += inside.places
        wrapper.steps += inside.steps + [step]
        return (kept, new)
    }

    private mutating func takePlace(of child: Int, _ other: SnapshotTree) -> Int? {
        func isFree(_ place: Int) -> Bool { !isTaken.contains(nodes[place]) && !isPromised.contains(nodes[place]) }
        if let key = other.key(child), let place = placesOfKeys[key], isFree(place) {
            isPromised.insert(nodes[place])
            return place
        }
        let digest = other.nodes[child].digest
        while let place = places[digest]?.popLast() {
            guard isFree(place) else { continue }
            isPromised.insert(nodes[place])
            return place
        }
        return nil
    }

    private mutating func give(back found: [Int]) {
        for place in found.reversed() {
            isPromised.remove(nodes[place])
            places[tree.nodes[nodes[place]].digest, default: []].append(place)
        }
    }
}
