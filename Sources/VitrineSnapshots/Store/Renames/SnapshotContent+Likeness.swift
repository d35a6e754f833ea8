import VitrineSupport

extension SnapshotContent {
    /// Returns the content of a story independently of its name. Names of the story and of components in attributes are
    /// ignored, because they do not show whether two stories are the same.
    func likenessContents(of id: SnapshotID, among components: Set<String>) -> LikenessContents {
        let own = StoryNames(self, id, components)
        var contents = LikenessContents()
        for node in tree.nodes {
            guard let name = node.name else {
                for word in node.text.split(whereSeparator: \.isWhitespace) { contents.add(Self.part(1, String(word))) }
                continue
            }
            contents.add(Self.part(2, name))
            for attribute in node.attributes where attribute.name != Change.component {
                let value = own.neutral(attribute.value)
                guard attribute.name == "class" else {
                    contents.add(Self.part(3, attribute.name, value))
                    continue
                }
                for token in value.split(separator: " ") { contents.add(Self.part(4, String(token))) }
            }
        }
        return contents
    }

    private static func part(_ kind: UInt64, _ texts: String...) -> TreeHash {
        TreeHash.of { hasher in
            hasher.mix(kind)
            for text in texts { hasher.mix(text) }
        }
    }
}
