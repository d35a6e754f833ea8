/// What a story is called in its own markup: the id and the instance of its root, and the name of its component in classes.
struct StoryNames {
    /// The id of the root element.
    let id: String?
    /// Section and row of the root element.
    let instance: String?
    private let component: String

    init(_ content: SnapshotContent, _ id: SnapshotID) {
        let root = content.tree.roots.first { content.tree.nodes[$0].name != nil }
        self.id = root.flatMap { content.tree.value("id", $0) }.flatMap { $0.isEmpty ? nil : $0 }
        instance = root.flatMap { content.tree.value("data-instance", $0) }.flatMap { $0.isEmpty ? nil : $0 }
        // Digits after a tilde belong to the file alone.
        component = id.component == SnapshotID.pages ? "" : String(id.component.prefix { $0 != "~" })
    }

    /// A value without the names.
    func neutral(_ value: String) -> String {
        var value = value
        for name in [instance, id] { if let name { value = value.replacing(name, with: "\u{0}") } }
        guard !component.isEmpty else { return value }
        // Names of classes are spelled as files are, or as types are.
        return value.split(separator: " ", omittingEmptySubsequences: false).map { token in
            token.lowercased().hasPrefix(component) ? "\u{1}" + token.dropFirst(component.count) : String(token)
        }.joined(separator: " ")
    }

    /// The tree with the names that the story has now in the place of its former ones.
    func renamed(_ tree: SnapshotTree, to now: StoryNames) -> SnapshotTree {
        let names = [(instance, now.instance), (id, now.id)].compactMap { old, new -> (String, String)? in
            guard let old, let new, old != new else { return nil }
            return (old, new)
        }
        guard !names.isEmpty else { return tree }
        var tree = tree
        for node in tree.nodes.indices {
            for attribute in tree.nodes[node].attributes.indices {
                for (old, new) in names {
                    let value = tree.nodes[node].attributes[attribute].value
                    guard value.contains(old) else { continue }
                    tree.nodes[node].attributes[attribute].value = value.replacing(old, with: new)
                }
            }
        }
        tree.addHashes()
        return tree
    }
}
