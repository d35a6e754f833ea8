/// A page or fragment in canonical form, the form in which two versions are compared.
///
/// Attributes are sorted, and so are classes and declarations of style attributes where their order has no effect. Only
/// significant whitespace is kept, and comments are removed. Nodes are in document order, so a subtree is a range.
package struct SnapshotTree: Sendable {
    /// One attribute in canonical form.
    package struct Attribute: Hashable, Sendable {
        /// The name. If it has a namespace, it begins with `xml:`, `xlink:` or the namespace in braces.
        package var name: String
        /// The value, which is empty for a boolean attribute. Tokens whose order is insignificant are sorted, without
        /// duplicates, and separated by one space.
        package var value: String
    }

    /// All nodes, in document order.
    package var nodes: [Node] = []
    /// The number of comments that were removed.
    package var commentCount = 0
    /// The document type, such as `html` or `html (in quirks mode)`; nil if there is none.
    package var documentType: String?

    package init() {}

    /// The nodes at the top level.
    package var roots: [Int] { siblings(from: 0, to: nodes.count) }

    /// Returns the child nodes of an element.
    package func children(_ node: Int) -> [Int] { siblings(from: node + 1, to: nodes[node].end) }

    private func siblings(from first: Int, to end: Int) -> [Int] {
        var count = 0
        var node = first
        while node < end {
            count += 1
            node = nodes[node].end
        }
        var found: [Int] = []
        found.reserveCapacity(count)
        node = first
        while node < end {
            found.append(node)
            node = nodes[node].end
        }
        return found
    }

    /// Returns the number of nodes in a subtree.
    package func size(_ node: Int) -> Int { nodes[node].end - node }

    /// Returns the value of an attribute; nil if it does not exist.
    func value(_ name: String, _ node: Int) -> String? { nodes[node].attributes.first { $0.name == name }?.value }

    /// The hash of the whole tree without the document type.
    package var hash: TreeHash { TreeHash.of { hasher in for root in roots { hasher.mix(nodes[root].hash) } } }
}

extension SnapshotTree {
    /// Computes the hash of every node, children before their parents.
    package mutating func addHashes() {
        for node in nodes.indices.reversed() {
            var hasher = TreeHasher()
            if let name = nodes[node].name {
                hasher.mix(1)
                hasher.mix(name)
                hasher.mix(UInt64(nodes[node].attributes.count))
                for attribute in nodes[node].attributes {
                    hasher.mix(attribute.name)
                    hasher.mix(attribute.value)
                }
                var child = node + 1
                while child < nodes[node].end {
                    hasher.mix(nodes[child].hash)
                    child = nodes[child].end
                }
            } else {
                hasher.mix(2)
                hasher.mix(nodes[node].text)
            }
            nodes[node].hash = hasher.hash
        }
    }
}
