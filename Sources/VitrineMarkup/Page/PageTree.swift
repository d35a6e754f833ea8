import VitrineSupport

/// A parsed page as the rules see it: nodes are numbers in document order.
///
/// ```swift
/// for image in page.elements(.img) where !page.has(.alt, image) { report.add(.imageAlt, at: image, "…") }
/// ```
///
/// It is a class because all rules share it; it lives as long as the check of one page.
package final class PageTree {
    /// The parsed document.
    package let document: MarkupDocument
    /// The syntax of the page, `html` or `xhtml`, which decides how its names and attributes are interpreted, no matter
    /// which parser read it.
    package let syntax: PageSyntax
    /// The vocabulary of every node.
    package let vocabularies: [Vocabulary]
    /// The name of every node; ``Name/other`` for all except the elements of HTML, the `svg` elements of SVG and the
    /// `math` elements of MathML.
    package let names: [Name]
    /// The elements by id; for a duplicate id, the first one. The contents of templates are not included.
    package let ids: IDTable
    /// The elements whose id is already used by an earlier element in the same tree.
    package let repeatedIDs: [Int]
    /// The contents of templates, each of which is a separate tree.
    package let trees: TemplateTrees
    /// Whether the page is the value of an attribute of another page (`srcdoc`).
    package let isInside: Bool
    /// Whether any node is written in a form that XML and HTML may read differently.
    package let hasOddForms: Bool
    /// Reads pages that are values of attributes.
    package let innerPages: InnerPages
    /// The roles that were requested so far, and other cached results about the page.
    package var roles = RoleMemo()
    /// The number of each attribute's name; 0 for unknown names and for attributes in a namespace.
    private let attributeNumbers: [UInt16]
    private let elements: NameChains
    private let attributes: NameChains
    /// The element of every attribute.
    private let owners: [Int32]

    package init(
        _ document: MarkupDocument, syntax: PageSyntax, isInside: Bool = false, innerPages: InnerPages = InnerPages()
    ) {
        var reading = PageReading(document, syntax)
        reading.nameElements()
        reading.nameAttributes()
        reading.nameIDs()
        self.document = document
        self.syntax = syntax == .xhtml ? .xhtml : .html
        self.isInside = isInside
        self.innerPages = innerPages
        hasOddForms = reading.hasOddForms
        vocabularies = reading.vocabularies
        names = reading.names
        attributeNumbers = reading.attributeNumbers
        owners = reading.owners
        elements = reading.elements
        attributes = reading.attributes
        ids = reading.ids
        repeatedIDs = reading.repeatedIDs
        trees = reading.trees
    }
}

// MARK: - Elements

extension PageTree {
    /// The indices of all nodes.
    package var nodes: Range<Int> { document.nodes.indices }

    /// Whether a node is an element of any vocabulary.
    package func isElement(_ node: Int) -> Bool { vocabularies[node] != .none }

    /// Returns the name of any element, even a name that ``Name`` does not contain: in XML, as it is written but
    /// without a prefix; in HTML, with the capitalization that the parser gives it.
    @inline(never)
    package func elementName(_ node: Int) -> String { document.names[Int(document.nodes[node].name)] }

    /// All elements of HTML with the given name, in document order. `svg` and `math` are included.
    package func elements(_ name: Name) -> LinkedNumbers { elements[name] }

    /// Whether there is an element of HTML with the given name. `svg` and `math` are included.
    package func hasElement(_ name: Name) -> Bool { elements.has(name) }

    /// Returns the parent element of a node; nil for the root and its siblings.
    package func parent(_ node: Int) -> Int? {
        let parent = Int(document.nodes[node].parent)
        return parent < 0 ? nil : parent
    }

    /// Returns the ancestors of a node, from its parent to the root.
    package func ancestors(_ node: Int) -> Ancestors { Ancestors(document.nodes, of: node) }

    /// Returns a node's nearest ancestor whose name in ``names`` is one of the given ones; nil if there is none.
    package func ancestor(_ node: Int, _ wanted: Name...) -> Int? {
        ancestors(node).first { wanted.contains(names[$0]) }
    }

    /// Returns the child nodes, including texts and comments.
    package func children(_ node: Int) -> Children { Children(document.nodes, of: node) }

    /// Returns the child elements.
    package func childElements(_ node: Int) -> some Sequence<Int> { children(node).lazy.filter { self.isElement($0) } }

    /// Returns all descendants.
    package func descendants(_ node: Int) -> Range<Int> { node + 1..<Int(document.nodes[node].end) }

    /// The bytes of a text or comment.
    package func bytes(of node: Int) -> Bytes { document.bytes(of: node) }

    /// The bytes of a text; nil for other nodes.
    package func text(_ node: Int) -> Bytes? { document.nodes[node].kind == .text ? document.bytes(of: node) : nil }

    /// Returns all text inside an element, at any depth.
    @inline(never)
    package func textContent(_ node: Int) -> String {
        descendants(node).reduce(into: "") { text, node in
            if let bytes = self.text(node) { text += String(decoding: bytes, as: UTF8.self) }
        }
    }

    /// Returns whether a node is a text that contains anything other than whitespace.
    package func isNonblankText(_ node: Int) -> Bool { text(node)?.contains { !$0.isHTMLSpace } ?? false }
}

// MARK: - Attributes

extension PageTree {
    /// Returns the indices of an element's attributes.
    package func attributes(_ node: Int) -> Range<Int> {
        let node = document.nodes[node]
        return Int(node.firstAttribute)..<Int(node.firstAttribute) + Int(node.attributeCount)
    }

    /// Returns the name of an attribute; ``Name/other`` for unknown names and attributes in a namespace.
    package func attributeName(_ attribute: Int) -> Name { Name.numbered[Int(attributeNumbers[attribute])] }

    /// Returns whether any element, of any vocabulary, has an attribute with the given name.
    package func hasAttribute(_ name: Name) -> Bool { attributes.has(name) }

    /// The elements that have the given attribute, in document order, each with the index of the attribute.
    package func elements(with name: Name) -> NamedAttributes { NamedAttributes(attributes[name], owners) }

    /// The element of an attribute.
    package func owner(_ attribute: Int) -> Int { Int(owners[attribute]) }

    /// Returns the name of any attribute: in XML, as it is written; in HTML, with the capitalization that the parser
    /// gives it. The name of an attribute in a namespace begins with `xlink:`, `xml:` or, for any other namespace, the
    /// namespace's address in braces.
    @inline(never)
    package func attributeSpelling(_ attribute: Int) -> String {
        let found = document.attributes[attribute]
        let name = document.names[Int(found.name)]
        switch found.namespace {
        case 0: return name
        case Namespaces.xlinkNumber: return "xlink:" + name
        case Namespaces.xmlNumber: return "xml:" + name
        default: return "{\(document.namespaces[min(Int(found.namespace), document.namespaces.count - 1)])}" + name
        }
    }

    /// Returns the index of an element's attribute; nil if the element does not have it.
    package func attribute(_ name: Name, _ node: Int) -> Int? {
        let found = document.nodes[node]
        var attribute = Int(found.firstAttribute)
        let end = attribute + Int(found.attributeCount)
        while attribute < end {
            if attributeNumbers[attribute] == name.rawValue { return attribute }
            attribute += 1
        }
        return nil
    }

    /// Whether an element has an attribute.
    package func has(_ name: Name, _ node: Int) -> Bool { attribute(name, node) != nil }

    /// Returns the value of an attribute by its index.
    ///
    /// This is a method of the page because other targets would copy the document's struct to call its method.
    package func value(of attribute: Int) -> Bytes { document.value(of: attribute) }

    /// The value of an attribute; nil if the element does not have it.
    package func value(_ name: Name, _ node: Int) -> Bytes? { attribute(name, node).map { document.value(of: $0) } }

    /// The value of an attribute as a string; nil if the element does not have it.
    @inline(never)
    package func string(_ name: Name, _ node: Int) -> String? {
        value(name, node).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns an enumerated attribute's value in lowercase, because case is ignored; nil without the attribute.
    @inline(never)
    package func keyword(_ name: Name, _ node: Int) -> String? { string(name, node)?.lowercased() }

    /// The tokens of an attribute, split at whitespace.
    @inline(never)
    package func tokens(_ name: Name, _ node: Int) -> [Bytes] { value(name, node)?.split { $0.isHTMLSpace } ?? [] }

    /// The first element with an id, outside of templates; nil if there is none.
    package func element(withID id: Bytes) -> Int? { ids[id] }
}
