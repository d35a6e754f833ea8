extension SnapshotTree {
    /// Returns the tree without the attributes `xmlns` whose namespaces the elements have in HTML anyway. Only the tree
    /// of a page that was read as XHTML has such attributes, so in a comparison with another tree, they would all be
    /// differences.
    func withoutHTMLNamespaces() -> SnapshotTree {
        var tree = self
        var isChanged = false
        for node in tree.nodes.indices {
            guard let name = tree.nodes[node].name, let namespace = value("xmlns", node),
                namespace == Self.namespaces[name] ?? Self.namespaceOfHTML
            else { continue }
            tree.nodes[node].attributes.removeAll { $0.name == "xmlns" }
            isChanged = true
        }
        if isChanged { tree.addHashes() }
        return tree
    }

    private static let namespaceOfHTML = "http://www.w3.org/1999/xhtml"
    /// The namespaces of the elements that begin a part of a page in another namespace.
    private static let namespaces = [
        "svg": "http://www.w3.org/2000/svg", "math": "http://www.w3.org/1998/Math/MathML",
    ]
}
