import VitrineMarkup

enum RawNode: Sendable {
    case text(String)
    case comment(String)
    case element(RawElement)
}

struct RawElement: Sendable {
    /// The vocabularies that browsers support.
    enum Vocabulary: Sendable {
        case html, svg, math

        var namespace: String {
            switch self {
            case .html: Namespaces.html
            case .svg: Namespaces.svg
            case .math: Namespaces.mathML
            }
        }
    }

    var name: String
    var vocabulary: Vocabulary
    /// The names of the attributes as they are written, and their values, in source order.
    var attributes: [(name: String, value: String)]
    var children: [RawNode]

    /// Whether the element is `svg` of SVG or `math` of MathML. The namespace of such an element is always written,
    /// even inside another one.
    var isForeignRoot: Bool { vocabulary == .svg && name == "svg" || vocabulary == .math && name == "math" }
}

extension RawNode {
    var isText: Bool { if case .text = self { true } else { false } }

    /// Returns the nodes of a parsed HTML fragment. Does not check for anything that ``RawMarkupInspector`` refuses.
    static func nodes(of document: MarkupDocument) -> [RawNode] { nodes(0..<document.nodes.count, of: document) }

    // The reader nests at most 512 levels, so recursion is bounded.
    private static func nodes(_ range: Range<Int>, of document: MarkupDocument) -> [RawNode] {
        var found: [RawNode] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let node = document.nodes[index]
            switch node.kind {
            case .text: found.append(.text(String(decoding: document.bytes(of: index), as: UTF8.self)))
            case .comment: found.append(.comment(String(decoding: document.bytes(of: index), as: UTF8.self)))
            case .instruction: break
            case .element:
                found.append(
                    .element(
                        RawElement(
                            name: document.names[Int(node.name)], vocabulary: .init(document.nodes[index].namespace),
                            attributes: attributes(of: index, in: document),
                            children: nodes(index + 1..<Int(node.end), of: document))))
            }
            index = Int(node.end)
        }
        return found
    }

    private static func attributes(of node: Int, in document: MarkupDocument) -> [(name: String, value: String)] {
        var found: [(name: String, value: String)] = []
        for index in document.attributeRange(of: node) {
            guard let name = RawAttributeName.written(index, of: node, in: document),
                !document.ignores(index, writtenAs: name, of: node)
            else { continue }
            found.append((name.text, String(decoding: document.value(of: index), as: UTF8.self)))
        }
        return found
    }
}

extension RawElement.Vocabulary {
    /// Creates the vocabulary for an index in ``MarkupDocument/namespaces``.
    init(_ namespace: UInt8) {
        self =
            switch namespace {
            case 2: .svg
            case 3: .math
            default: .html
            }
    }
}

/// The name under which a parsed attribute is written.
struct RawAttributeName {
    let text: String
    /// Whether the parsed name has a prefix that is left out, as in `xlink:href`.
    let isReplacement: Bool

    /// Returns the name under which an attribute is written; nil for namespace declarations, which the writer adds
    /// itself.
    ///
    /// `xlink:href` and `xml:lang` have the same meaning without their prefixes (SVG 2, 16.1; HTML Standard, 3.2.6.2).
    static func written(_ attribute: Int, of node: Int, in document: MarkupDocument) -> RawAttributeName? {
        let found = document.attributes[attribute]
        let name = document.names[Int(found.name)]
        switch found.namespace {
        case 0:
            if name == "xmlns" || name.hasPrefix("xmlns:") { return nil }
            return name == "xml:lang"
                ? .init(text: "lang", isReplacement: true) : .init(text: name, isReplacement: false)
        case Namespaces.xlinkNumber:
            return name == "href"
                ? .init(text: "href", isReplacement: true) : .init(text: "xlink:" + name, isReplacement: false)
        case Namespaces.xmlNumber:
            return name == "lang"
                ? .init(text: "lang", isReplacement: true) : .init(text: "xml:" + name, isReplacement: false)
        default: return nil
        }
    }
}

extension MarkupDocument {
    /// Returns the indices of the attributes of a node.
    func attributeRange(of node: Int) -> Range<Int> {
        guard nodes[node].kind == .element else { return 0..<0 }
        let first = Int(nodes[node].firstAttribute)
        return first..<first + Int(nodes[node].attributeCount)
    }

    /// Returns whether browsers ignore an attribute because the element has it both with and without a prefix. They use
    /// the one without, except for `xml:lang` in SVG and MathML, where it is in the namespace of XML (SVG 2, 16.1; HTML
    /// Standard, 3.2.6.2).
    func ignores(_ attribute: Int, writtenAs name: RawAttributeName, of node: Int) -> Bool {
        if name.text == "lang", hasAttribute("lang", namespace: Namespaces.xmlNumber, node) {
            return attributes[attribute].namespace != Namespaces.xmlNumber
        }
        return name.isReplacement && hasAttribute(name.text, namespace: 0, node)
    }

    private func hasAttribute(_ name: String, namespace: UInt8, _ node: Int) -> Bool {
        attributeRange(of: node).contains {
            attributes[$0].namespace == namespace && names[Int(attributes[$0].name)] == name
        }
    }
}
