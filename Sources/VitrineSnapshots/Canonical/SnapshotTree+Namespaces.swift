import VitrineMarkup

extension SnapshotTree {
    /// Returns the tree without the attributes `xmlns` whose namespaces the elements have in HTML anyway. Only the tree
    /// of a page that was read as XHTML has such attributes, so in a comparison with another tree, they would all be
    /// differences.
    func withoutHTMLNamespaces() -> SnapshotTree {
        var tree = self
        var isChanged = false
        for node in tree.nodes.indices {
            guard let name = tree.nodes[node].name, let namespace = value("xmlns", node),
                namespace == Self.namespace(of: name)
            else { continue }
            tree.nodes[node].attributes.removeAll { $0.name == "xmlns" }
            isChanged = true
        }
        if isChanged { tree.addHashes() }
        return tree
    }

    /// The namespace that an element gets in HTML where the namespace of its parent ends.
    private static func namespace(of element: String) -> String {
        switch element {
        case "svg": Namespaces.svg
        case "math": Namespaces.mathML
        default: Namespaces.html
        }
    }
}
