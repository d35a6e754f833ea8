/// The nodes of an automaton in depth-first order of the tree of its links: each node is followed directly by the
/// nodes that have it as a suffix.
struct LinkTree {
    /// Each node's position in the walk.
    private(set) var places: [Int32]
    /// For each node, the position after the last node of its subtree.
    private(set) var ends: [Int32]
    /// The node at each position.
    private(set) var order: [Int32]

    init(_ automaton: Automaton) {
        let count = automaton.count
        let links = automaton.links
        var sizes = [Int32](repeating: 1, count: count)
        var largest = [Int32](repeating: 0, count: count)
        // A link points to a node with a lower number, so going backward visits all descendants of a node before the
        // node itself.
        for node in (1..<max(1, count)).reversed() {
            let parent = Int(links[node])
            sizes[parent] += sizes[node]
            if largest[parent] == 0 || sizes[node] >= sizes[Int(largest[parent])] {
                largest[parent] = Int32(truncatingIfNeeded: node)
            }
        }
        places = [Int32](repeating: 0, count: count)
        ends = sizes
        order = [Int32](repeating: 0, count: count)
        var free = [Int32](repeating: 1, count: count)
        for node in 1..<max(1, count) {
            let parent = Int(links[node])
            if largest[parent] == Int32(truncatingIfNeeded: node) {
                // The largest subtree comes last, because values that are set on the path to the last node of the walk
                // never have to be undone.
                places[node] = ends[parent] - sizes[node]
            } else {
                places[node] = free[parent]
                free[parent] += sizes[node]
            }
            free[node] = places[node] + 1
            ends[node] = places[node] + sizes[node]
            order[Int(places[node])] = Int32(truncatingIfNeeded: node)
        }
    }
}
