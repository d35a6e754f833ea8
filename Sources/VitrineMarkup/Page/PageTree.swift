import VitrineSupport

/// A parsed page as the rules see it: nodes are numbers in the order of the page.
///
/// ```swift
/// for image in page.elements(.img) where !page.has(.alt, image) { report.add(.imageAlt, at: image, "…") }
/// ```
///
/// A class, because every rule looks at the same one; it lives as long as the check of one page.
package final class PageTree {
    /// What the parser read.
    package let document: MarkupDocument
    /// Whether the page is HTML or XHTML: how its names and attributes are meant, anyone who read it.
    package let syntax: PageSyntax
    /// The vocabulary of every node.
    package let vocabularies: [Vocabulary]
    /// The name of every node: of elements of HTML, and of `svg` and `math` as the roots of their vocabularies.
    package let names: [Name]
    /// The elements with an id, by id; the first one where an id occurs twice. The contents of templates are not among
    /// them.
    package let ids: IDTable
    /// The elements whose id another element before them has, in the same tree.
    package let repeatedIDs: [Int]
    /// The contents of templates, which are trees of their own.
    package let trees: TemplateTrees
    /// Whether the page is the value of an attribute of another page.
    package let isInside: Bool
    /// Whether a node may be written in a way that XML and HTML read differently.
    package let hasOddForms: Bool
    /// Reads pages that are values of attributes.
    package let innerPages: InnerPages
    /// The roles that were asked for.
    package var roles = RoleMemo()
    /// The numbers of the names of all attributes; 0 for those with a namespace, and unknown ones.
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
    /// All nodes.
    package var nodes: Range<Int> { document.nodes.indices }

    /// Whether a node is an element of any vocabulary.
    package func isElement(_ node: Int) -> Bool { vocabularies[node] != .none }

    /// The name as it is written, of any element.
    @inline(never)
    package func elementName(_ node: Int) -> String { document.names[Int(document.nodes[node].name)] }

    /// All elements of HTML with a name, in the order of the page.
    package func elements(_ name: Name) -> LinkedNumbers { elements[name] }

    /// Whether there is an element of HTML with a name.
    package func hasElement(_ name: Name) -> Bool { elements.has(name) }

    /// The element around a node; nil for the root.
    package func parent(_ node: Int) -> Int? {
        let parent = Int(document.nodes[node].parent)
        return parent < 0 ? nil : parent
    }

    /// The elements around a node, from the inside out.
    package func ancestors(_ node: Int) -> Ancestors { Ancestors(document.nodes, of: node) }

    /// The nearest element of HTML around a node with one of some names.
    package func ancestor(_ node: Int, _ wanted: Name...) -> Int? {
        ancestors(node).first { wanted.contains(names[$0]) }
    }

    /// The nodes directly inside, texts and comments too.
    package func children(_ node: Int) -> Children { Children(document.nodes, of: node) }

    /// The elements directly inside.
    package func childElements(_ node: Int) -> some Sequence<Int> { children(node).lazy.filter { self.isElement($0) } }

    /// All nodes inside, at any depth.
    package func descendants(_ node: Int) -> Range<Int> { node + 1..<Int(document.nodes[node].end) }

    /// Whether the page breaks off inside an element, so that no one knows what else is in it.
    package func breaksOff(in node: Int) -> Bool {
        !document.problems.isEmpty && Int(document.nodes[node].end) == document.nodes.count
    }

    /// The bytes of a text or comment.
    package func bytes(of node: Int) -> Bytes { document.bytes(of: node) }

    /// The bytes of a text.
    package func text(_ node: Int) -> Bytes? { document.nodes[node].kind == .text ? document.bytes(of: node) : nil }

    /// All text inside an element, at any depth.
    @inline(never)
    package func textContent(_ node: Int) -> String {
        descendants(node).reduce(into: "") { text, node in
            if let bytes = self.text(node) { text += String(decoding: bytes, as: UTF8.self) }
        }
    }

    /// Whether a node is a text with something other than whitespace in it.
    package func isInk(_ node: Int) -> Bool { text(node)?.contains { !$0.isHTMLSpace } ?? false }
}

// MARK: - Attributes

extension PageTree {
    /// The numbers of an element's attributes.
    package func attributes(_ node: Int) -> Range<Int> {
        let node = document.nodes[node]
        return Int(node.firstAttribute)..<Int(node.firstAttribute) + Int(node.attributeCount)
    }

    /// The name of an attribute without a namespace; ``Name/other`` for others and unknown ones.
    package func attributeName(_ attribute: Int) -> Name { Name.numbered[Int(attributeNumbers[attribute])] }

    /// Whether any element has an attribute, of whatever vocabulary.
    package func hasAttribute(_ name: Name) -> Bool { attributes.has(name) }

    /// The elements that have an attribute, in the order of the page.
    package func elements(with name: Name) -> NamedAttributes { NamedAttributes(attributes[name], owners) }

    /// The element of an attribute.
    package func owner(_ attribute: Int) -> Int { Int(owners[attribute]) }

    /// The name as it is written, with `xlink:` or `xml:` where it is in one of these namespaces.
    @inline(never)
    package func attributeSpelling(_ attribute: Int) -> String {
        let found = document.attributes[attribute]
        let name = document.names[Int(found.name)]
        switch found.namespace {
        case 0: return name
        case 4: return "xlink:" + name
        case 5: return "xml:" + name
        default: return "{\(document.namespaces[min(Int(found.namespace), document.namespaces.count - 1)])}" + name
        }
    }

    /// The number of an attribute of an element.
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

    /// The value of an attribute, by the attribute's number.
    ///
    /// Asked of the page and not of its document, because other targets copy the document's structure to call it.
    package func value(of attribute: Int) -> Bytes { document.value(of: attribute) }

    /// The value of an attribute.
    package func value(_ name: Name, _ node: Int) -> Bytes? { attribute(name, node).map { document.value(of: $0) } }

    /// The value of an attribute as a string.
    @inline(never)
    package func string(_ name: Name, _ node: Int) -> String? {
        value(name, node).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The value of an enumerated attribute: without regard to capitals, as HTML compares keywords.
    @inline(never)
    package func keyword(_ name: Name, _ node: Int) -> String? { string(name, node)?.lowercased() }

    /// The tokens of an attribute, split at whitespace.
    @inline(never)
    package func tokens(_ name: Name, _ node: Int) -> [Bytes] { value(name, node)?.split { $0.isHTMLSpace } ?? [] }

    /// The element with an id.
    package func element(withID id: Bytes) -> Int? { ids[id] }
}
