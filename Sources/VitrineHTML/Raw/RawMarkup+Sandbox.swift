import VitrineMarkup

extension RawMarkup {
    /// Parses XML markup that is shown in a frame with a sandbox that does not allow scripts. The markup is not
    /// verified, because a comparison also shows pages with mistakes. Parts that cannot be written are left out;
    /// ``HTML/raw(_:)`` reports them, ``Attribute/srcdoc(_:)`` does not. Returns nil if the markup is not well-formed.
    package init?(sandboxed text: String) {
        let wrapper = "<vitrine-raw xmlns=\"\(Namespaces.html)\" xmlns:xlink=\"\(Namespaces.xlink)\">"
        guard let root = try? XMLTree(parsing: wrapper + text + "</vitrine-raw>").root else { return nil }
        self.init(unproven: root.children.compactMap { RawNode($0, in: .html) })
    }
}

extension RawNode {
    /// Creates a node from XML. Its vocabulary is derived from its name and those of its ancestors, approximately as in
    /// browsers. Returns nil for a processing instruction.
    fileprivate init?(_ node: XMLTree.Node, in surroundings: RawElement.Vocabulary) {
        switch node {
        case .text(let text): self = .text(text)
        case .comment(let text): self = .comment(text)
        case .instruction: return nil
        case .element(let element):
            let vocabulary: RawElement.Vocabulary =
                switch element.name {
                case "svg": .svg
                case "math": .math
                default: surroundings
                }
            let isIsland = ["foreignObject", "annotation-xml"].contains(element.name)
            self = .element(
                RawElement(
                    name: element.name, vocabulary: vocabulary,
                    attributes: element.attributes.map { (Self.unprefixed[$0.name] ?? $0.name, $0.value) },
                    children: element.children.compactMap { RawNode($0, in: isIsland ? .html : vocabulary) }))
        }
    }

    private static var unprefixed: [String: String] { ["xlink:href": "href", "xml:lang": "lang"] }
}
