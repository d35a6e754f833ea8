import VitrineHTML
import VitrineMarkup
import VitrineSupport

/// Markup formatted for people. Each child of the root begins a new line. Further line breaks are added only around the
/// children of elements that contain nothing but elements, and never inside `pre`, `textarea`, `script` and `style`.
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
        var lines: [String] = []
        for child in root.children { add(attributes.isEmpty ? child : cleaned(child, attributes), "", &lines) }
        return lines.joined(separator: "\n")
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

    private static func breaks(_ element: XMLTree.Element) -> Bool {
        guard !["pre", "textarea", "script", "style"].contains(element.name) else { return false }
        return element.children.allSatisfy { if case .element = $0 { true } else { false } }
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
