import CVitrineLibXML2

/// A node that an expression selected. It is valid only while ``XPathProgram/open(_:_:)`` or
/// ``XPathProgram/open(_:in:_:)`` runs.
package struct XPathNode {
    let pointer: xmlNodePtr
    /// The kind of node.
    package let kind: Kind
    /// The number of the element in document order, from 0 for the root element; for any other node, the number of its
    /// parent element. nil for nodes outside of the root element.
    package let element: Int?

    /// The kinds of nodes.
    package enum Kind: Hashable, Sendable {
        case element, attribute, text, comment, other
    }

    init?(_ pointer: xmlNodePtr) {
        self.pointer = pointer
        var owner: xmlNodePtr? = pointer
        switch pointer.pointee.type {
        case XML_ELEMENT_NODE: kind = .element
        case XML_ATTRIBUTE_NODE:
            kind = .attribute
            owner = pointer.pointee.parent
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
            kind = .text
            owner = pointer.pointee.parent
        case XML_COMMENT_NODE:
            kind = .comment
            owner = pointer.pointee.parent
        case XML_PI_NODE:
            kind = .other
            owner = pointer.pointee.parent
        case XML_DOCUMENT_NODE, XML_HTML_DOCUMENT_NODE:
            kind = .other
            owner = nil
        // A namespace is not a node of the tree, although the library returns it as one.
        default: return nil
        }
        element = owner.flatMap { $0.pointee.type == XML_ELEMENT_NODE ? Int(bitPattern: $0.pointee._private) - 1 : nil }
    }

    /// The name of an element or attribute, without a namespace prefix.
    package var name: String { pointer.pointee.name.map { String(cString: $0) } ?? "" }

    /// The value of an attribute, or all text inside another node.
    package var value: String {
        guard let text = xmlXPathCastNodeToString(pointer) else { return "" }
        defer { vitrine_xml_free(text) }
        return String(cString: text)
    }

    /// Returns the value of an attribute of this node, if it is an element, or else of its parent element; nil if there
    /// is no such attribute.
    package func attribute(_ name: String) -> String? {
        let owner = kind == .element ? pointer : pointer.pointee.parent
        guard let owner, owner.pointee.type == XML_ELEMENT_NODE, let text = xmlGetProp(owner, name) else { return nil }
        defer { vitrine_xml_free(text) }
        return String(cString: text)
    }

    /// Numbers all elements in document order, and removes the namespaces of HTML, SVG and MathML from them.
    /// - Returns: the number of elements.
    static func number(_ document: xmlDocPtr) -> Int {
        var count = 0
        var current = xmlDocGetRootElement(document)
        let root = current
        while let node = current {
            if node.pointee.type == XML_ELEMENT_NODE {
                count += 1
                node.pointee._private = UnsafeMutableRawPointer(bitPattern: count)
                if let address = node.pointee.ns?.pointee.href, isVocabulary(address) { node.pointee.ns = nil }
                if let child = node.pointee.children {
                    current = child
                    continue
                }
            }
            current = following(node, root)
        }
        return count
    }

    private static func following(_ node: xmlNodePtr, _ root: xmlNodePtr?) -> xmlNodePtr? {
        var node = node
        while node != root {
            if let next = node.pointee.next { return next }
            guard let parent = node.pointee.parent else { return nil }
            node = parent
        }
        return nil
    }

    private static func isVocabulary(_ address: UnsafePointer<xmlChar>) -> Bool {
        XPathFunctions.namespaces.prefix(3).contains { xmlStrEqual(address, $0.address) == 1 }
    }
}
