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
        // A tilde and the digits after it are only part of the folder's name. A class may be spelled like the folder,
        // such as `todo-row`, or like the type, such as `TodoRow`, which has no hyphens.
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

    /// Returns the tree with the current instance and id of the story instead of the former ones in the values of
    /// attributes.
    func renamed(_ tree: SnapshotTree, to now: StoryNames) -> SnapshotTree {
        guard instance != now.instance || id != now.id else { return tree }
        var tree = tree
        for node in tree.nodes.indices {
            for index in tree.nodes[node].attributes.indices {
                let attribute = tree.nodes[node].attributes[index]
                let value = renamed(attribute.value, of: attribute.name, to: now)
                if value != attribute.value { tree.nodes[node].attributes[index].value = value }
            }
        }
        tree.addHashes()
        return tree
    }

    /// Returns the value of an attribute with the current names. Names are replaced only where an instance or an id is
    /// expected, because a short one, such as `1`, also occurs in other values.
    private func renamed(_ value: String, of attribute: String, to now: StoryNames) -> String {
        if attribute == "data-instance" { return Self.replacing(instance, with: now.instance, in: value[...]) }
        if attribute == "id" || ChangeWriter.idLists.contains(attribute) {
            return value.split(separator: " ", omittingEmptySubsequences: false)
                .map { Self.replacing(id, with: now.id, in: $0) }.joined(separator: " ")
        }
        // Links and `url()` refer to an id after a number sign.
        let pieces = value.split(separator: "#", omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(String(pieces.first ?? "")) {
            $0 + "#" + Self.replacing(id, with: now.id, in: $1)
        }
    }

    /// Returns a text with the new name at its start if it begins with the old one. The names of the parts of a story
    /// begin with the name of the story, as in `cards--open_title` and `cards/open/title`, but `apple` is not a part of
    /// `a`.
    private static func replacing(_ old: String?, with new: String?, in text: Substring) -> String {
        guard let old, let new, text.hasPrefix(old) else { return String(text) }
        let rest = text.dropFirst(old.count)
        if let next = rest.first, next.isLetter || next.isNumber { return String(text) }
        return new + rest
    }
}
