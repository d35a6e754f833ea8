import VitrineMarkup

/// A canonical tree, converted to the form in which VitrineAccessibility reads a parsed page: node by node, without
/// writing and parsing markup.
struct CanonicalDocument {
    /// The number of nodes before those of the tree: 0 if `html` is the only root of the tree; otherwise 1, for an
    /// element that is put around the roots because a document has a single root element.
    let lead: Int
    private let tree: SnapshotTree
    private var nodes: [MarkupDocument.Node] = []
    private var attributes: [MarkupDocument.Attribute] = []
    private var text: [UInt8] = []
    private var names: [String] = []
    private var numbers: [String: UInt32] = [:]

    private static let known: [String: UInt32] = Dictionary(
        Name.spellings.enumerated().dropFirst().map { ($0.element, UInt32($0.offset)) }
    ) { first, _ in first }

    init(_ tree: SnapshotTree) {
        self.tree = tree
        lead = tree.nodes.first?.name == "html" && tree.nodes.first?.end == tree.nodes.count ? 0 : 1
        nodes.reserveCapacity(tree.nodes.count + lead)
        text.reserveCapacity(tree.nodes.count * 24)
        if lead > 0 { addFragment() }
        for node in tree.nodes.indices { add(node) }
    }

    var document: MarkupDocument {
        MarkupDocument(nodes: nodes, attributes: attributes, text: text, names: names)
    }

    private mutating func addFragment() {
        nodes.append(.element(name: number("v"), parent: -1, end: tree.nodes.count + 1, attributes: 0..<0))
    }

    private mutating func add(_ node: Int) {
        let canonical = tree.nodes[node]
        let (parent, end) = (canonical.parent + lead, canonical.end + lead)
        guard let name = canonical.name else {
            nodes.append(.text(append(canonical.text), parent: parent, end: end))
            return
        }
        let first = attributes.count
        for attribute in canonical.attributes {
            // Of the attributes in a namespace, only `xlink:href` matters to assistive technology; see below.
            guard !attribute.name.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ":") }) else {
                continue
            }
            attributes.append(.init(name: number(attribute.name), value: append(attribute.value)))
        }
        // An SVG `a` element is also a link if it has `xlink:href`.
        if name == "a", tree.value("href", node) == nil, let link = tree.xlinkAddress(node) {
            attributes.append(.init(name: number("href"), value: append(link)))
        }
        nodes.append(.element(name: number(name), parent: parent, end: end, attributes: first..<attributes.count))
    }

    private mutating func append(_ value: String) -> Range<Int> {
        let start = text.count
        text.append(contentsOf: value.utf8)
        return start..<text.count
    }

    private mutating func number(_ name: String) -> UInt32 {
        if let number = Self.known[name] ?? numbers[name] { return number }
        let number = UInt32(Name.count + names.count)
        names.append(name)
        numbers[name] = number
        return number
    }
}
