/// The unmatched nodes of a list on one side, which are searched for inside an element on the other side.
struct UnmatchedNodes {
    /// An element around unmatched nodes, together with the elements inside it that are around some of these nodes.
    struct Wrapper {
        /// The elements; inner ones come before those around them.
        var steps: [Step] = []
        /// The indices of the unmatched nodes that were found in these elements.
        var places: [Int] = []
    }

    /// An element around unmatched nodes.
    struct Step {
        var element: Int
        /// The indices of the unmatched nodes that were found among its children.
        var places: [Int]
        /// The number of other children before the first and after the last of these nodes.
        var ends = (before: 0, after: 0)
    }

    /// The maximum depth to which an element is searched.
    private static let depthLimit = 4

    private let nodes: [Int]
    private let tree: SnapshotTree
    private var isTaken: Set<Int> = []
    private var isPromised: Set<Int> = []
    private var places: [TreeHash: [Int]] = [:]
    private var placesOfKeys: [String: Int] = [:]

    init(_ nodes: [Int], _ tree: SnapshotTree) {
        self.nodes = nodes
        self.tree = tree
        for place in nodes.indices.reversed() {
            places[tree.nodes[nodes[place]].hash, default: []].append(place)
            if let key = tree.key(nodes[place]) { placesOfKeys[key] = place }
        }
    }

    mutating func take(_ taken: Set<Int>) { isTaken.formUnion(taken) }

    /// Returns an element as a wrapper if unmatched nodes are at least half of its content; otherwise nil.
    mutating func wrapper(_ node: Int, _ other: SnapshotTree) -> Wrapper? {
        guard other.nodes[node].name != nil, !nodes.isEmpty else { return nil }
        var wrapper = Wrapper()
        _ = look(into: node, of: other, depth: 1, &wrapper)
        guard wrapper.steps.last?.element == node else { return nil }
        return wrapper
    }

    /// Returns the unmatched nodes that were found in a wrapper.
    func exact(_ wrapper: Wrapper) -> Set<Int> { Set(wrapper.places.map { nodes[$0] }) }

    /// Returns the unmatched nodes that may be children of an element: those that were found there, and those between
    /// and next to them.
    func outer(_ step: Step) -> [Int] {
        guard let first = step.places.min(), let last = step.places.max() else { return [] }
        let own = Set(step.places.map { nodes[$0] })
        // Without this limit, elements that swapped their contents would be searched for in each other again and again.
        let isNear = last - first <= 2 * step.places.count + TreeMatching.likenessLimit
        // Edited content may be next to unchanged content.
        let near = max(0, first - step.ends.before)...min(nodes.count - 1, last + step.ends.after)
        let range = isNear ? Array(nodes[near]) : step.places.sorted().map { nodes[$0] }
        return range.filter { !isTaken.contains($0) && (own.contains($0) || !isPromised.contains($0)) }
    }

    /// - Returns: the number of unmatched nodes that were found inside the element, and the number of its other nodes.
    ///   If too few were found, none are counted as found.
    private mutating func look(
        into node: Int, of other: SnapshotTree, depth: Int, _ wrapper: inout Wrapper
    ) -> (kept: Int, new: Int) {
        var inside = Wrapper()
        var step = Step(element: node, places: [])
        var (kept, new) = (0, 0)
        for child in other.children(node) {
            if let place = takePlace(of: child, other) {
                step.places.append(place)
                step.ends.after = 0
                kept += weight(child, other)
                continue
            }
            if step.places.isEmpty { step.ends.before += 1 } else { step.ends.after += 1 }
            if other.nodes[child].name != nil, depth < Self.depthLimit {
                let counts = look(into: child, of: other, depth: depth + 1, &inside)
                (kept, new) = (kept + counts.kept, new + counts.new)
            } else {
                new += weight(child, other)
            }
        }
        inside.places += step.places
        guard kept > 0, kept >= new else {
            give(back: inside.places)
            return (0, weight(node, other))
        }
        wrapper.places += inside.places
        wrapper.steps += inside.steps + [step]
        return (kept, new)
    }

    /// Returns the number of nodes of a subtree; an element that contains only a text is counted as one node.
    private func weight(_ node: Int, _ tree: SnapshotTree) -> Int {
        tree.size(node) == 2 && tree.nodes[node + 1].name == nil ? 1 : tree.size(node)
    }

    private mutating func takePlace(of child: Int, _ other: SnapshotTree) -> Int? {
        func isFree(_ place: Int) -> Bool { !isTaken.contains(nodes[place]) && !isPromised.contains(nodes[place]) }
        if let key = other.key(child), let place = placesOfKeys[key], isFree(place) {
            isPromised.insert(nodes[place])
            return place
        }
        let hash = other.nodes[child].hash
        while let place = places[hash]?.popLast() {
            guard isFree(place) else { continue }
            isPromised.insert(nodes[place])
            return place
        }
        return nil
    }

    private mutating func give(back found: [Int]) {
        for place in found.reversed() {
            isPromised.remove(nodes[place])
            places[tree.nodes[nodes[place]].hash, default: []].append(place)
        }
    }
}
