/// Texts and attributes of another version of a page. What is the same is in memory once.
struct FormerParts {
    private let tree: SnapshotTree
    /// The node after the last one that was found.
    private var place = 0

    /// Nodes that are looked at for one text.
    private static let reach = 24
    /// Texts of so many bytes are in the node itself.
    private static let inlineBytes = 15

    init(_ tree: SnapshotTree) { self.tree = tree }

    /// The same text, where it is near the last one that was found.
    mutating func text(_ text: String) -> String? {
        guard text.utf8.count > Self.inlineBytes else { return nil }
        // Canonically equivalent texts are not the same.
        guard let found = next({ $0.isText && $0.text.utf8.elementsEqual(text.utf8) }) else { return nil }
        return tree.nodes[found].text
    }

    /// The same attributes, where they are near the last ones that were found.
    mutating func attributes(_ attributes: [SnapshotTree.Attribute]) -> [SnapshotTree.Attribute]? {
        let found = next { node in
            let other = node.attributes
            return other.count == attributes.count
                && zip(other, attributes).allSatisfy { one, other in
                    one.name.utf8.elementsEqual(other.name.utf8) && one.value.utf8.elementsEqual(other.value.utf8)
                }
        }
        return found.map { tree.nodes[$0].attributes }
    }

    private mutating func next(_ test: (SnapshotTree.Node) -> Bool) -> Int? {
        let near = tree.nodes[place..<min(place + Self.reach, tree.nodes.count)]
        guard let found = near.firstIndex(where: test) else { return nil }
        place = found + 1
        return found
    }
}
