import VitrineXML

/// Nodes or attributes that each say which one is next: the elements of a name, the attributes of a name.
struct LinkedNumbers: Sequence, IteratorProtocol {
    private let links: [Int32]
    private var current: Int32

    /// - Parameters:
    ///   - first: the first number; negative for none.
    ///   - next: the number after each; negative behind the last.
    init(_ first: Int32, _ next: [Int32]) {
        current = first
        links = next
    }

    mutating func next() -> Int? {
        guard current >= 0 else { return nil }
        let found = Int(current)
        current = links[found]
        return found
    }
}

/// The attributes of a name, each with its element.
struct NamedAttributes: Sequence, IteratorProtocol {
    private var attributes: LinkedNumbers
    private let owners: [Int32]

    init(_ attributes: LinkedNumbers, _ owners: [Int32]) {
        self.attributes = attributes
        self.owners = owners
    }

    mutating func next() -> (node: Int, attribute: Int)? {
        attributes.next().map { (Int(owners[$0]), $0) }
    }
}

/// The elements around a node, from the inside out.
struct Ancestors: Sequence, IteratorProtocol {
    private let nodes: [MarkupDocument.Node]
    private var current: Int32

    init(_ nodes: [MarkupDocument.Node], of node: Int) {
        self.nodes = nodes
        current = nodes[node].parent
    }

    mutating func next() -> Int? {
        guard current >= 0 else { return nil }
        let found = Int(current)
        current = nodes[found].parent
        return found
    }
}

/// The nodes directly inside an element.
struct Children: Sequence, IteratorProtocol {
    private let nodes: [MarkupDocument.Node]
    private var current: Int
    private let end: Int

    init(_ nodes: [MarkupDocument.Node], of node: Int) {
        self.nodes = nodes
        current = node + 1
        end = Int(nodes[node].end)
    }

    mutating func next() -> Int? {
        guard current < end else { return nil }
        let found = current
        current = Int(nodes[found].end)
        return found
    }
}
