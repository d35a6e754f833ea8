import VitrineXML

/// Markup from elsewhere, parsed: the only thing that ``HTML/raw(_:)`` takes.
///
/// ```swift
/// let note = try RawMarkup(parsing: "<p>Written in <em>another</em> tool.</p>")
/// html.raw(note)
/// ```
///
/// The text must be well-formed XML with the five predefined references and numeric ones; it may have several
/// elements side by side. It is written anew, element by element, so it obeys the same rules as everything else:
/// void elements, quotes, escaping, and the list of schemes for addresses.
public struct RawMarkup: Sendable {
    let nodes: [XMLTree.Node]

    /// Parses markup.
    /// - Throws: `XMLError.malformed` with lines and columns counted in `text`.
    public init(parsing text: String) throws(XMLError) {
        // Line 1 is the wrapper's own, so that lines and columns of the text stay what they are.
        let wrapper =
            "<vitrine-raw xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">\n"
        do throws(XMLError) {
            nodes = try XMLTree(parsing: wrapper + text + "</vitrine-raw>").root.children.droppingLineFeed
        } catch .malformed(let problems) {
            throw .malformed(problems.map(Self.shifted))
        }
    }

    private static func shifted(_ problem: XMLProblem) -> XMLProblem {
        XMLProblem(
            line: max(problem.line - 1, 1), column: problem.column, code: problem.code,
            message: problem.message.replacing("vitrine-raw line 1", with: "the markup's end"))
    }
}

extension [XMLTree.Node] {
    /// Without the line feed that stands between the wrapper's tag and the text.
    fileprivate var droppingLineFeed: [XMLTree.Node] {
        guard case .text(let text)? = first else { return self }
        let rest = String(text.dropFirst())
        return (rest.isEmpty ? [] : [.text(rest)]) + dropFirst()
    }
}

extension HTML {
    /// Writes markup that has been parsed. The one door for markup that no view made.
    public func raw(_ markup: RawMarkup) {
        for node in markup.nodes { write(node) }
    }

    private func write(_ node: XMLTree.Node) {
        switch node {
        case .text(let text): self.text(text)
        case .comment(let text): comment(text)
        case .element(let element): write(element)
        }
    }

    private func write(_ node: XMLTree.Element) {
        var attributes = node.attributes.map { Attribute.attribute($0.name, $0.value) }
        if let namespace = node.namespace, Self.foreignRoots[node.name] == namespace {
            attributes.insert(Attribute("xmlns", .text, namespace), at: 0)
        }
        if node.name == "script" || node.name == "style", node.namespace == "http://www.w3.org/1999/xhtml" {
            return writeRawText(node, attributes)
        }
        element(node.name, attributes: attributes) { for child in node.children { write(child) } }
    }

    private func writeRawText(_ node: XMLTree.Element, _ attributes: [Attribute]) {
        var source = ""
        for case .text(let text) in node.children { source += text }
        guard !source.contains(where: { $0 == "<" || $0 == "&" }) else { return report(.rawText(element: node.name)) }
        element(node.name, attributes: attributes) { writeEscaped(source, .comment) }
    }

    /// Elements that begin another vocabulary, and its namespace.
    private static var foreignRoots: [String: String] {
        ["svg": "http://www.w3.org/2000/svg", "math": "http://www.w3.org/1998/Math/MathML"]
    }
}
