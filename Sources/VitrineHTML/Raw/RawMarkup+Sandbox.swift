import VitrineMarkup

extension RawMarkup {
    /// Parses a page of XML that is shown in a frame whose sandbox has no scripts. It is not proven, because a comparison shows
    /// pages with mistakes, too; what cannot be written is left out and reported when it is written.
    /// - Throws: `XMLError.malformed` with what keeps the page from being read.
    package init(sandboxed text: String) throws(XMLError) {
        // Line 1 is the wrapper's own, so that lines and columns of the text stay what they are.
        let wrapper = "<vitrine-raw xmlns=\"\(Namespaces.html)\" xmlns:xlink=\"\(Namespaces.xlink)\">\n"
        let root = try XMLTree(parsing: wrapper + text + "</vitrine-raw>").root
        self.init(unproven: root.children.compactMap { RawNode($0, in: .html) })
    }
}

extension RawNode {
    /// A node of XML, in the vocabulary that browsers see by the names around it.
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
