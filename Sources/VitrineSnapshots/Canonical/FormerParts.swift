/// Finds texts and attributes of another version of a page that are equal to new ones, so that they share memory.
struct FormerParts {
    private let tree: SnapshotTree
    /// The node after the last match; the next search begins there.
    private var place = 0

    /// The maximum number of nodes to examine for one text or one list of attributes.
    private static let reach = 24
    /// The number of bytes up to which Swift stores a string without allocating memory.
    private static let inlineBytes = 15

    init(_ tree: SnapshotTree) { self.tree = tree }

    /// Returns an equal text of the other version if it comes soon after the last match; otherwise nil. Returns nil for
    /// a short text as well, because it needs no allocated memory.
    mutating func text(_ text: String) -> String? {
        guard text.utf8.count > Self.inlineBytes else { return nil }
        // Bytes are compared, because `==` would also find texts that are only canonically equivalent.
        guard let found = next({ $0.isText && $0.text.utf8.elementsEqual(text.utf8) }) else { return nil }
        return tree.nodes[found].text
    }

    /// Returns equal attributes of the other version if they come soon after the last match; otherwise nil.
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
