import CVitrineLibXML2

/// A parsed document as Swift values: elements with attributes and children, in document order.
///
/// It is meant for small pieces of markup. Parsing copies every name and text once; the library's own tree is freed
/// before ``init(parsing:)`` returns.
package struct XMLTree: Sendable {
    /// The outermost element.
    package let root: Element

    /// One node.
    package enum Node: Sendable {
        /// An element with its contents.
        case element(Element)
        /// Text, with references resolved.
        case text(String)
        /// A comment.
        case comment(String)
        /// The target of a processing instruction, and its line.
        case instruction(String, line: Int)
    }

    /// An element with its contents.
    package struct Element: Sendable {
        /// The name without a namespace prefix.
        package var name: String
        /// The namespace address, when there is one.
        package var namespace: String?
        /// The names, as `prefix:name` if there is a prefix, and the values, in document order. Namespace declarations
        /// are not included.
        package var attributes: [(name: String, value: String)]
        /// The child nodes, in order.
        package var children: [Node]
        /// The line on which the start tag ends, from 1.
        package var line: Int
    }

    /// Parses a document.
    /// - Throws: ``XMLError/malformed(_:)`` with the problems that the parser reports, or ``XMLError/outOfMemory``.
    package init(parsing text: String) throws(XMLError) {
        let sink = ProblemSink()
        guard let parser = LibXML2.makeParser(sink) else { throw .outOfMemory }
        defer { xmlFreeParserCtxt(parser) }
        let root = Array(text.utf8).withUnsafeBufferPointer { bytes -> Element? in
            if let problem = WellFormednessChecker.refusal(of: bytes) {
                sink.add(problem)
                return nil
            }
            guard let document = LibXML2.tree(bytes, with: parser) else {
                LibXML2.addMissing(to: sink, parser)
                return nil
            }
            defer { xmlFreeDoc(document) }
            return xmlDocGetRootElement(document).map(Self.element)
        }
        let isOutOfMemory = sink.problems.contains { $0.code == Int(XML_ERR_NO_MEMORY.rawValue) }
        if !sink.problems.isEmpty, !isOutOfMemory { throw .malformed(sink.problems) }
        guard let root, !isOutOfMemory else { throw .outOfMemory }
        self.root = root
    }

    // The library nests at most 512 levels, so recursion is bounded.
    private static func element(_ node: xmlNodePtr) -> Element {
        var attributes: [(name: String, value: String)] = []
        var attribute = node.pointee.properties
        while let current = attribute {
            let prefix = current.pointee.ns?.pointee.prefix.map { string($0) + ":" } ?? ""
            attributes.append((prefix + string(current.pointee.name), value(of: current, in: node)))
            attribute = current.pointee.next
        }
        return Element(
            name: string(node.pointee.name), namespace: node.pointee.ns?.pointee.href.map(string),
            attributes: attributes, children: children(of: node), line: Int(xmlGetLineNo(node)))
    }

    private static func children(of node: xmlNodePtr) -> [Node] {
        var found: [Node] = []
        var child = node.pointee.children
        while let current = child {
            switch current.pointee.type {
            case XML_ELEMENT_NODE: found.append(.element(element(current)))
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: found.append(.text(string(current.pointee.content)))
            case XML_COMMENT_NODE: found.append(.comment(string(current.pointee.content)))
            case XML_PI_NODE: found.append(.instruction(string(current.pointee.name), line: Int(xmlGetLineNo(current))))
            default: break
            }
            child = current.pointee.next
        }
        return found
    }

    private static func value(of attribute: xmlAttrPtr, in node: xmlNodePtr) -> String {
        guard let text = xmlNodeListGetString(node.pointee.doc, attribute.pointee.children, 1) else { return "" }
        defer { vitrine_xml_free(text) }
        return string(text)
    }

    private static func string(_ bytes: UnsafePointer<xmlChar>?) -> String {
        bytes.map { String(cString: $0) } ?? ""
    }
}
