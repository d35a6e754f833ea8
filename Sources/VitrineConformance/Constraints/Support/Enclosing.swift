import VitrineMarkup

/// Finds the nearest ancestor with a given name, without walking up the tree from every node.
struct Enclosing {
    private let page: PageTree
    private var nodes: [Int] = []
    private var outer: [Int] = []

    /// Collects the elements that have the given name.
    init(_ page: PageTree, _ name: Name) {
        self.page = page
        var open = -1
        for node in page.elements(name) {
            while open >= 0, page.document.nodes[nodes[open]].end <= Int32(node) { open = outer[open] }
            nodes.append(node)
            outer.append(open)
            open = nodes.count - 1
        }
    }

    /// Returns the nearest ancestor of a node that has the name; nil if there is none.
    func around(_ node: Int) -> Int? {
        var low = 0
        var high = nodes.count
        while low < high {
            let middle = (low + high) / 2
            if nodes[middle] < node { low = middle + 1 } else { high = middle }
        }
        // If there is such an ancestor, the last element with the name that begins before the node is this ancestor or
        // is inside it.
        var index = low - 1
        while index >= 0, page.document.nodes[nodes[index]].end <= Int32(node) { index = outer[index] }
        return index >= 0 ? nodes[index] : nil
    }
}
