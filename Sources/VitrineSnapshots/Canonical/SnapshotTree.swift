/// A page or fragment in canonical form: what two versions of it are compared by.
///
/// Attributes are sorted, classes and style properties are sets, whitespace is what a reader of the page would see,
/// comments are gone. Nodes are in the order of the document, so a subtree is a range.
package struct SnapshotTree: Sendable {
    /// One attribute in canonical form.
    package struct Attribute: Hashable, Sendable {
        /// The name, with a prefix where it has a namespace.
        package var name: String
        /// The value; tokens sorted and joined with one space where their order means nothing.
        package var value: String
    }

    /// All nodes.
    package var nodes: [Node] = []
    /// How many comments were left out.
    package var commentCount = 0
    /// The name in the document type; nil for a fragment.
    package var documentType: String?

    package init() {}

    /// The nodes at the top.
    package var roots: [Int] { siblings(from: 0, to: nodes.count) }

    /// The nodes directly inside an element.
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

    /// How many nodes a subtree has.
    package func size(_ node: Int) -> Int { nodes[node].end - node }

    /// The value of an attribute.
    func value(_ name: String, _ node: Int) -> String? { nodes[node].attributes.first { $0.name == name }?.value }

    /// Everything in the tree but the document type.
    package var hash: TreeHash { TreeHash.of { hasher in for root in roots { hasher.mix(nodes[root].hash) } } }
}

extension SnapshotTree {
    /// Gives every node its hash, the inner ones first.
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
