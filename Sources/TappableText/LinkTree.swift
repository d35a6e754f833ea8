/// The nodes of an automaton in the order of a walk down its links: the nodes that end with a node follow it at once.
struct LinkTree {
    /// A node's place in the walk.
    private(set) var places: [Int32]
    /// The place after the last node that ends with a node.
    private(set) var ends: [Int32]
    /// The node at each place.
    private(set) var order: [Int32]

    init(_ automaton: Automaton) {
        let count = automaton.count
        let links = automaton.links
        var sizes = [Int32](repeating: 1, count: count)
        var largest = [Int32](repeating: 0, count: count)
        // A link leads to a lower number, so that backwards all that hangs on a node comes before it.
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
                // The largest part goes last: what is set on the last way down never has to be taken back.
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
