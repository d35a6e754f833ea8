import VitrineHTML
import VitrineMarkup
import VitrineSupport

/// Markup laid out for people to read. Lines are broken only where white space makes no difference: between the tags of
/// an element that has no text of its own.
enum SourceListing {
    /// The listing of a fragment; its bytes as they are when they cannot be parsed.
    static func text(of bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard
            let tree = try? XMLTree(
                parsing: "<fragment xmlns:xlink=\"\(Namespaces.xlink)\">\(text)</fragment>")
        else { return text }
        var lines: [String] = []
        for child in tree.root.children { add(child, "", &lines) }
        return lines.joined(separator: "\n")
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
