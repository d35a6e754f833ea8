import VitrineHTML
import VitrineMarkup
import VitrineSupport

/// Markup formatted for people. Line breaks are added only where they would not change how browsers show the markup:
/// around elements that are not part of a line of text, and around an only child.
enum SourceListing {
    /// The listing of a fragment; its unchanged text if it cannot be parsed.
    static func text(of bytes: [UInt8]) -> String {
        tree(of: bytes).map { text(of: $0) } ?? String(decoding: bytes, as: UTF8.self)
    }

    /// Parses a fragment, wrapped in a root element; nil if it cannot be parsed.
    static func tree(of bytes: [UInt8]) -> XMLTree.Element? {
        let text = String(decoding: bytes, as: UTF8.self)
        return try? XMLTree(parsing: "<fragment xmlns:xlink=\"\(Namespaces.xlink)\">\(text)</fragment>").root
    }

    /// The listing of an element's children.
    /// - Parameter attributes: the names of the attributes to leave out.
    static func text(of root: XMLTree.Element, without attributes: Set<String> = []) -> String {
        let children = attributes.isEmpty ? root.children : root.children.map { cleaned($0, attributes) }
        var shown = root
        shown.children = children.filter { !isSpace($0) }
        guard breaks(shown) else { return children.map(inline).joined() }
        var lines: [String] = []
        for child in shown.children { add(child, "", &lines) }
        return lines.joined(separator: "\n")
    }

    private static func isSpace(_ node: XMLTree.Node) -> Bool {
        if case .text(let text) = node { text.utf8.allSatisfy(\.isHTMLSpace) } else { false }
    }

    private static func cleaned(_ node: XMLTree.Node, _ attributes: Set<String>) -> XMLTree.Node {
        guard case .element(var element) = node else { return node }
        element.attributes.removeAll { attributes.contains($0.name) }
        element.children = element.children.map { cleaned($0, attributes) }
        return .element(element)
    }

    private static func add(_ node: XMLTree.Node, _ indent: String, _ lines: inout [String]) {
        guard case .element(let element) = node, breaks(element), !element.children.isEmpty else {
            return lines.append(indent + inline(node))
        }
        lines.append(indent + startTag(element) + ">")
        for child in element.children { add(child, indent + "  ", &lines) }
        lines.append("\(indent)</\(element.name)>")
    }

    /// Whether line breaks around the children of an element do not change how browsers show it.
    private static func breaks(_ element: XMLTree.Element) -> Bool {
        // In `text` of SVG, spaces between the parts are shown.
        guard !ElementKinds.verbatim.contains(element.name), element.name != "text" else { return false }
        var hasInline = false
        for child in element.children {
            guard case .element(let inner) = child else { return false }
            hasInline = hasInline || isInline(inner)
        }
        let hasOwnLines = !isInline(element) || ElementKinds.atoms.contains(element.name)
        return !hasInline || hasOwnLines && element.children.count == 1
    }

    /// Whether browsers by default show an element as part of a line of text. They do so with custom elements, whose
    /// names contain a hyphen.
    private static func isInline(_ element: XMLTree.Element) -> Bool {
        ElementKinds.inline.contains(element.name) || element.name.contains("-")
    }

    private static func inline(_ node: XMLTree.Node) -> String {
        switch node {
        case .text(let text): return Escaping.html(text)
        case .comment(let text): return "<!--\(text)-->"
        case .instruction: return ""
        case .element(let element):
            if ElementKinds.void.contains(element.name) { return startTag(element) + "/>" }
            return startTag(element) + ">" + element.children.map(inline).joined() + "</\(element.name)>"
        }
    }

    private static func startTag(_ element: XMLTree.Element) -> String {
        "<\(element.name)"
            + element.attributes.map { " \($0.name)=\"\(Escaping.html($0.value, inAttribute: true))\"" }.joined()
    }
}
