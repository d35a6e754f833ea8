import VitrineMarkup

extension SnapshotTree {
    /// Returns the tree without the `xmlns` attributes that give elements the namespaces that they have in HTML anyway.
    /// Only the tree of a page that was read as XHTML has `xmlns` attributes, so in a comparison with a tree that was
    /// read differently, they would all be differences.
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

    /// Returns the namespace that an element has in HTML if it is different from the namespace of its parent.
    private static func namespace(of element: String) -> String {
        switch element {
        case "svg": Namespaces.svg
        case "math": Namespaces.mathML
        default: Namespaces.html
        }
    }
}
