/// Readable paths of the elements of a tree. Made in one pass, because counting the siblings of one node after the other
/// takes the square of their number.
struct ElementPaths {
    private let tree: SnapshotTree
    /// For every node its number among siblings of the same name, 0 when it is the only one.
    private var numbers: [Int32]

    init(_ tree: SnapshotTree) {
        self.tree = tree
        numbers = Array(repeating: 0, count: tree.nodes.count)
        number(tree.roots)
        for node in tree.nodes.indices where tree.nodes[node].end > node + 1 { number(tree.children(node)) }
    }

    private mutating func number(_ siblings: [Int]) {
        guard siblings.count > 1 else { return }
        var counts: [String?: Int32] = [:]
        for node in siblings {
            counts[tree.nodes[node].name, default: 0] += 1
            numbers[node] = counts[tree.nodes[node].name] ?? 0
        }
        for node in siblings where counts[tree.nodes[node].name] == 1 { numbers[node] = 0 }
    }

    /// `/html/body/main/ul[2]/li`; a number stands where siblings share the name.
    func path(_ node: Int) -> String {
        var steps: [String] = []
        var current = node
        while current >= 0 {
            let name = tree.nodes[current].name ?? "text()"
            steps.append(numbers[current] > 0 ? "\(name)[\(numbers[current])]" : name)
            current = tree.nodes[current].parent
        }
        return "/" + steps.reversed().joined(separator: "/")
    }
}
