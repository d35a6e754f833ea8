import VitrineMarkup

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
    let source: String
    /// Characters that were replaced before the text was parsed.
    let replaced: [UInt32]

    /// Parses markup.
    /// - Throws: `XMLError.malformed` with lines and columns counted in `text`.
    public init(parsing text: String) throws(XMLError) {
        try self.init(text, replaced: [])
    }

    /// Parses what a template made of values: a character that XML forbids becomes U+FFFD and is reported when the markup
    /// is written, as in a view.
    /// - Throws: `XMLError.malformed` with lines and columns counted in `text`.
    package init(parsingFilled text: String) throws(XMLError) {
        var replaced: [UInt32] = []
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isForbidden =
                scalar.value < 0x20 && ![0x09, 0x0A, 0x0D].contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
            if isForbidden { replaced.append(scalar.value) }
            scalars.append(isForbidden ? "\u{FFFD}" : scalar)
        }
        try self.init(replaced.isEmpty ? text : String(scalars), replaced: replaced)
    }

    private init(_ text: String, replaced: [UInt32]) throws(XMLError) {
        source = text
        self.replaced = replaced
        // Line 1 is the wrapper's own, so that lines and columns of the text stay what they are.
        let wrapper =
            "<vitrine-raw xmlns=\"\(Namespaces.html)\" xmlns:xlink=\"\(Namespaces.xlink)\">\n"
        do throws(XMLError) {
            nodes = try XMLTree(parsing: wrapper + text + "</vitrine-raw>").root.children.droppingLineFeed
        } catch .malformed(let problems) {
            throw .malformed(Self.forText(problems))
        }
        if let line = Self.instruction(in: nodes) {
            throw .malformed([
                XMLProblem(
                    line: max(line - 1, 1), column: 0, code: 0, message: "Processing instructions cannot stand in HTML")
            ])
        }
    }

    /// The problems as they would read without the wrapper; that it too was not closed is no news.
    private static func forText(_ problems: [XMLProblem]) -> [XMLProblem] {
        let own = problems.filter { !$0.message.contains("end of data in tag vitrine-raw") }
        return (own.isEmpty ? problems : own).map { problem in
            let message = problem.message
                .replacing("Premature end of data in tag vitrine-raw line 1", with: "Premature end of the markup")
                .replacing("vitrine-raw line 1", with: "no open element")
                .replacing("vitrine-raw", with: "the end of the markup")
                .replacing(/\ line ([0-9]+)/) { " line \((Int($0.output.1) ?? 2) - 1)" }
            return XMLProblem(
                line: max(problem.line - 1, 1), column: problem.column, code: problem.code, message: message)
        }
    }

    private static func instruction(in nodes: [XMLTree.Node]) -> Int? {
        for node in nodes {
            switch node {
            case .instruction(_, let line): return line
            case .element(let element): if let line = instruction(in: element.children) { return line }
            default: break
            }
        }
        return nil
    }
}

extension XMLTree.Node {
    fileprivate var isText: Bool { if case .text = self { true } else { false } }
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
        for scalar in markup.replaced { report(.replacedCharacter(scalar)) }
        for node in markup.nodes { write(node, in: .html) }
    }

    /// Which vocabulary surrounds a node: browsers decide by the names of the elements, XML parsers by namespaces.
    private enum Surroundings {
        case html, foreign
        /// Inside an element of SVG or MathML that takes HTML again.
        case island
    }

    private func write(_ node: XMLTree.Node, in surroundings: Surroundings) {
        switch node {
        case .text(let text): self.text(text)
        case .comment(let text): comment(text)
        case .instruction: break
        case .element(let element): write(element, in: surroundings)
        }
    }

    private func write(_ node: XMLTree.Element, in surroundings: Surroundings) {
        var attributes = node.attributes.map { Attribute.attribute(Self.unprefixed[$0.name] ?? $0.name, $0.value) }
        let root = Self.foreignRoots[node.name]
        if let root {
            attributes.insert(Attribute("xmlns", .text, root), at: 0)
        } else if surroundings == .island {
            attributes.insert(Attribute("xmlns", .text, Self.namespace), at: 0)
        }
        let isHTML = root == nil && surroundings != .foreign
        guard !isHTML || node.name == node.name.lowercased() else { return report(.elementName(node.name)) }
        if isHTML, node.name == "script" || node.name == "style" { return writeRawText(node, attributes) }
        if isHTML, node.name == "textarea" || node.name == "title", node.children.contains(where: { !$0.isText }) {
            return report(.content(element: node.name))
        }
        if isHTML, !node.children.isEmpty, node.name == "iframe" || ElementKinds.void.contains(node.name) {
            report(.content(element: node.name))
            return element(node.name, attributes: attributes) {}
        }
        let inside: Surroundings =
            ["foreignObject", "annotation-xml"].contains(node.name) ? .island : isHTML ? .html : .foreign
        element(node.name, attributes: attributes) { for child in node.children { write(child, in: inside) } }
    }

    private func writeRawText(_ node: XMLTree.Element, _ attributes: [Attribute]) {
        var source = ""
        for child in node.children {
            guard case .text(let text) = child else { return report(.rawText(element: node.name)) }
            source += text
        }
        guard Self.isRawText(source) else { return report(.rawText(element: node.name)) }
        element(node.name, attributes: attributes) { writeEscaped(source, .comment) }
    }

    /// Names with a prefix that mean the same without it (SVG 2, 16.1; HTML Standard, 3.2.6.1).
    private static var unprefixed: [String: String] { ["xlink:href": "href", "xml:lang": "lang"] }

    /// Elements that begin another vocabulary, and its namespace.
    private static var foreignRoots: [String: String] {
        ["svg": SVG.namespace, "math": MathML.namespace]
    }
}

extension Attribute {
    /// `srcdoc`: the document of a frame, parsed like everything that no view made.
    public static func srcdoc(_ markup: RawMarkup) -> Attribute { Attribute("srcdoc", .document, markup.source) }
}
