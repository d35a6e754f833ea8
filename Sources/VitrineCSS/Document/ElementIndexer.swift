import VitrineMarkup
import VitrineSupport

/// Creates an ``ElementTree`` from a document.
extension ElementTree {
    /// Indexes a document.
    /// - Parameters:
    ///   - document: the parsed document.
    ///   - atoms: the names, ids and classes that selectors mention.
    package init(_ document: MarkupDocument, atoms: AtomTable) { self.init(document, atoms: atoms, names: NameAtoms()) }

    /// Indexes a document. `known` keeps the atoms of names from document to document.
    init(_ document: MarkupDocument, atoms: AtomTable, names known: NameAtoms) {
        self.init(atoms: atoms)
        text = document.text
        namespaces = document.namespaces
        localNames = document.names
        let names = known.numbers(document, atoms)
        let html = UInt8(document.namespaces.firstIndex(of: Self.htmlNamespace) ?? 255)
        // HTML that was read as XML may lack namespaces; its elements are still treated as HTML elements.
        let isNameless =
            document.html == nil
            && document.nodes.first { $0.kind == .element }.map {
                $0.namespace == 0 && document.names[Int($0.name)] == "html"
            } ?? false
        let (svg, math) = (
            UInt8(document.namespaces.firstIndex(of: "http://www.w3.org/2000/svg") ?? 255),
            UInt8(document.namespaces.firstIndex(of: "http://www.w3.org/1998/Math/MathML") ?? 255)
        )
        let automatic = AutomaticDirection(document, atoms: names)
        // Local arrays, and spans of the document's arrays, avoid reference counting for each element.
        var elements: [Element] = []
        var attributes: [Attribute] = []
        var classes: [Int32] = []
        var hasAtom = [Bool](repeating: false, count: atoms.count)
        var elementOfNode = [Int32](repeating: -1, count: document.nodes.count)
        var lastChild: [Int32] = []
        elements.reserveCapacity(document.nodes.count / 2)
        lastChild.reserveCapacity(document.nodes.count / 2)
        attributes.reserveCapacity(document.attributes.count)
        let (nodes, values) = (document.nodes.span, document.attributes.span)
        for number in nodes.indices {
            let node = nodes[number]
            let parent = node.parent < 0 ? -1 : Int(elementOfNode[Int(node.parent)])
            guard node.kind == .element else {
                guard node.kind == .text, node.count > 0, parent >= 0 else { continue }
                elements[parent].hasText = true
                if !elements[parent].hasInk { elements[parent].hasInk = document.hasInk(node) }
                continue
            }
            let index = Int32(elements.count)
            elementOfNode[number] = index
            var element = Element(node: Int32(number), parent: Int32(parent))
            element.name = names[Int(node.name)]
            element.localName = Int32(node.name)
            element.namespace = node.namespace
            if isNameless, node.namespace == 0, html != 255 {
                let around = parent < 0 ? html : elements[parent].namespace
                let own =
                    switch element.name {
                    case KnownAtom.svg.rawValue: svg
                    case KnownAtom.math.rawValue: math
                    default: around == 0 ? html : around
                    }
                if own != 255 { element.namespace = own }
            }
            element.isHTML = element.namespace == html
            if parent >= 0 {
                let before = lastChild[parent]
                element.previous = before
                if before >= 0 {
                    elements[Int(before)].next = index
                } else {
                    elements[parent].firstChild = index
                }
                element.index = elements[parent].childCount + 1
                elements[parent].childCount = element.index
                lastChild[parent] = index
            }
            let firstAttribute = Int32(attributes.count)
            // `bdi` and `input type=tel` have a direction even without `dir`.
            var mayHaveDirection =
                element.name == KnownAtom.bdi.rawValue || element.name == KnownAtom.input.rawValue
            for place in Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount) {
                let attribute = values[place]
                let value = attribute.start..<attribute.start + attribute.count
                let name = names[Int(attribute.name)]
                attributes.append(
                    Attribute(
                        name: name, localName: Int32(attribute.name), namespace: attribute.namespace, value: value))
                guard attribute.namespace == 0 else { continue }
                switch name {
                case KnownAtom.dir.rawValue: mayHaveDirection = true
                case KnownAtom.id.rawValue:
                    element.id = atoms.number(document.text, Int(value.lowerBound)..<Int(value.upperBound))
                    hasAtom[Int(element.id)] = true
                case KnownAtom.class.rawValue:
                    let first = Int32(classes.count)
                    Self.readClasses(document.text, value, atoms) {
                        classes.append($0)
                        hasAtom[Int($0)] = true
                    }
                    element.classes = first..<Int32(classes.count)
                default: break
                }
            }
            element.attributes = firstAttribute..<Int32(attributes.count)
            if mayHaveDirection { element.textDirection = automatic.direction(number) }
            hasAtom[Int(element.name)] = true
            elements.append(element)
            lastChild.append(-1)
        }
        for index in elements.indices.reversed() {
            // An element ends where its last child ends.
            let child = Int(lastChild[index])
            elements[index].end = child >= 0 ? elements[child].end : Int32(index + 1)
        }
        (self.elements, self.attributes, self.classes, self.hasAtom) = (elements, attributes, classes, hasAtom)
    }

    /// The element of each node of the document; -1 for nodes that are not elements.
    func elementNumbers(_ document: MarkupDocument) -> [Int32] {
        var result = [Int32](repeating: -1, count: document.nodes.count)
        for (number, element) in elements.enumerated() { result[Int(element.node)] = Int32(number) }
        return result
    }

    /// The namespace of HTML.
    package static let htmlNamespace = "http://www.w3.org/1999/xhtml"

    /// Calls a closure with the atom of each class in a value. Classes without an atom are skipped.
    private static func readClasses(
        _ text: borrowing [UInt8], _ value: Range<Int32>, _ atoms: borrowing AtomTable, found: (Int32) -> Void
    ) {
        let bytes = text.span
        var at = Int(value.lowerBound)
        let end = Int(value.upperBound)
        while at < end {
            while at < end, bytes[at].isHTMLSpace { at += 1 }
            let start = at
            while at < end, !bytes[at].isHTMLSpace { at += 1 }
            guard at > start else { continue }
            let atom = atoms.number(text, start..<at)
            if atom != 0 { found(atom) }
        }
    }
}
