import CVitrineLibXML2

/// Builds libxml2's tree from a document that has already been parsed, so that expressions can be evaluated on it.
///
/// The tree is built directly and not by serializing and parsing, because names in HTML need not be valid in XML.
/// Elements have no namespace, so that expressions find them by their plain names; attributes keep the namespaces of
/// XLink and XML.
struct XPathTree {
    private let document: MarkupDocument
    private let tree: xmlDocPtr
    private let names: [[UInt8]]
    /// The namespaces of attributes, declared on the root when they are first needed.
    private var namespaces: [UInt8: xmlNsPtr] = [:]

    /// Creates a tree, which the caller must free; nil if there is no root element or not enough memory.
    /// - Parameter root: the name of an element to put around the document; nil if it has a root element.
    static func make(_ document: MarkupDocument, in root: String?) -> xmlDocPtr? {
        guard let tree = xmlNewDoc("1.0") else { return nil }
        var making = XPathTree(document, tree)
        guard making.build(in: root) else {
            xmlFreeDoc(tree)
            return nil
        }
        return tree
    }

    private init(_ document: MarkupDocument, _ tree: xmlDocPtr) {
        self.document = document
        self.tree = tree
        names = document.names.map { Array($0.utf8) + [0] }
    }

    private mutating func build(in root: String?) -> Bool {
        let top = UnsafeMutableRawPointer(tree).assumingMemoryBound(to: xmlNode.self)
        var around = top
        if let root {
            guard let element = xmlNewDocNode(tree, nil, root, nil), xmlAddChild(top, element) != nil else {
                return false
            }
            around = element
        }
        var elements = [xmlNodePtr?](repeating: nil, count: document.nodes.count)
        for (number, node) in document.nodes.enumerated() {
            let parent = node.parent < 0 ? around : elements[Int(node.parent)] ?? around
            let made: xmlNodePtr?
            switch node.kind {
            case .element:
                made = xmlNewDocNode(tree, nil, names[Int(node.name)], nil)
                elements[number] = made
            case .text:
                // In XPath's data model, there is no text outside of the root element (XPath 1.0, 5.1).
                if parent == top { continue }
                made = withBytes(document.bytes(of: number)) { xmlNewDocTextLen(tree, $0, $1) }
            case .comment:
                made = withBytes(document.bytes(of: number) + [0]) { bytes, _ in xmlNewDocComment(tree, bytes) }
            case .instruction: made = xmlNewDocPI(tree, names[Int(node.name)], nil)
            }
            guard let made else { return false }
            // If the library merges a text with the text before it, it frees the new node. So after this call, `made`
            // is used only if it is an element.
            guard xmlAddChild(parent, made) != nil else {
                xmlFreeNode(made)
                return false
            }
            if node.kind == .element { guard addAttributes(of: node, to: made) else { return false } }
        }
        return xmlDocGetRootElement(tree) != nil
    }

    private mutating func addAttributes(of node: MarkupDocument.Node, to element: xmlNodePtr) -> Bool {
        let first = Int(node.firstAttribute)
        for index in first..<first + Int(node.attributeCount) {
            let attribute = document.attributes[index]
            let name = names[Int(attribute.name)]
            let value = document.value(of: index) + [0]
            let made: xmlAttrPtr?
            if attribute.namespace == Namespaces.xlinkNumber,
                let namespace = namespace(Namespaces.xlinkNumber, Namespaces.xlink, "xlink")
            {
                made = withBytes(value) { bytes, _ in xmlNewNsProp(element, namespace, name, bytes) }
            } else if attribute.namespace == Namespaces.xmlNumber || name.starts(with: Self.xmlPrefix) {
                // In HTML, attributes such as `xml:lang` have no namespace, but an expression with `@xml:lang` must
                // find them.
                let local =
                    attribute.namespace == Namespaces.xmlNumber ? name : Array(name.dropFirst(Self.xmlPrefix.count))
                let namespace = xmlSearchNsByHref(tree, element, Namespaces.xml)
                made = withBytes(value) { bytes, _ in xmlNewNsProp(element, namespace, local, bytes) }
            } else {
                made = withBytes(value) { bytes, _ in xmlNewProp(element, name, bytes) }
            }
            guard made != nil else { return false }
        }
        return true
    }

    private static let xmlPrefix = Array("xml:".utf8)

    private mutating func namespace(_ number: UInt8, _ address: String, _ prefix: String) -> xmlNsPtr? {
        if let known = namespaces[number] { return known }
        guard let root = xmlDocGetRootElement(tree), let made = xmlNewNs(root, address, prefix) else { return nil }
        namespaces[number] = made
        return made
    }

    private func withBytes<Result>(
        _ bytes: ArraySlice<UInt8>, _ body: (UnsafePointer<UInt8>?, Int32) -> Result
    ) -> Result {
        bytes.withUnsafeBufferPointer { body($0.baseAddress, Int32(clamping: $0.count)) }
    }
}
