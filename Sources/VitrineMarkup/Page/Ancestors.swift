/// The ancestors of a node, from its parent to the root.
package struct Ancestors: Sequence, IteratorProtocol {
    private let nodes: [MarkupDocument.Node]
    private var current: Int32

    package init(_ nodes: [MarkupDocument.Node], of node: Int) {
        self.nodes = nodes
        current = nodes[node].parent
    }

    package mutating func next() -> Int? {
        guard current >= 0 else { return nil }
        let found = Int(current)
        current = nodes[found].parent
        return found
    }
}
