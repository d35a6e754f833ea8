/// The name of a story in its own markup: the id and the instance of its root, and the name of its component in
/// classes.
struct StoryNames {
    /// The id of the root element.
    let id: String?
    /// The value of `data-instance` of the root element.
    let instance: String?
    private let components: [String]

    /// - Parameter components: the components that may have been renamed, in addition to the story's own component.
    init(_ content: SnapshotContent, _ id: SnapshotID, _ components: Set<String> = []) {
        let root = content.tree.roots.first { content.tree.nodes[$0].name != nil }
        self.id = root.flatMap { content.tree.value("id", $0) }.flatMap { $0.isEmpty ? nil : $0 }
        instance = root.flatMap { content.tree.value("data-instance", $0) }.flatMap { $0.isEmpty ? nil : $0 }
        // A tilde and the digits after it are only part of the file name. A class may be spelled like the file, such as
        // `todo-row`, or like the type, such as `TodoRow`, which has no hyphens.
        let names = components.union([id.component]).subtracting([SnapshotID.pages]).flatMap {
            let name = String($0.prefix { $0 != "~" })
            return [name, name.filter { $0 != "-" }]
        }
        // The longest comes first: "card-list" before "card".
        self.components = Set(names).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    /// Returns the value of an attribute with placeholders for the names.
    func neutral(_ value: String) -> String {
        var value = value
        for name in [instance, id] { if let name { value = value.replacing(name, with: "\u{0}") } }
        guard !components.isEmpty else { return value }
        // Case is ignored, because a class may be spelled like the type, such as `Badge`.
        return value.split(separator: " ", omittingEmptySubsequences: false).map { token in
            let small = token.lowercased()
            guard let name = components.first(where: small.hasPrefix) else { return String(token) }
            return "\u{1}" + token.dropFirst(name.count)
        }.joined(separator: " ")
    }

    /// Returns the tree with the current names of the story instead of the former ones.
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
