/// The child nodes of an element.
package struct Children: Sequence, IteratorProtocol {
    private let nodes: [MarkupDocument.Node]
    private var current: Int
    private let end: Int

    package init(_ nodes: [MarkupDocument.Node], of node: Int) {
        self.nodes = nodes
        current = node + 1
        end = Int(nodes[node].end)
    }

    package mutating func next() -> Int? {
        guard current < end else { return nil }
        let found = current
        current = Int(nodes[found].end)
        return found
    }
}
