import VitrineMarkup
import VitrineSupport

/// Makes an ``ElementTree`` of a document.
extension ElementTree {
    /// Indexes a document.
    /// - Parameters:
    ///   - document: what a reader made.
    ///   - atoms: the names that selectors mention.
    package init(_ document: MarkupDocument, atoms: AtomTable) { self.init(document, atoms: atoms, names: NameAtoms()) }

    /// Indexes a document whose names may have been looked up before.
    init(_ document: MarkupDocument, atoms: AtomTable, names known: NameAtoms) {
        self.init(atoms: atoms)
        text = document.text
        namespaces = document.namespaces
        localNames = document.names
        let names = known.numbers(document, atoms)
        let html = UInt8(document.namespaces.firstIndex(of: Self.htmlNamespace) ?? 255)
        // HTML that was read as XML has no namespaces; what is in it are elements of HTML all the same.
        let isNameless =
            document.html == nil
            && document.nodes.first { $0.kind == .element }.map {
                $0.namespace == 0 && document.names[Int($0.name)] == "html"
            } ?? false
        let foreign = ["svg": "http://www.w3.org/2000/svg", "math": "http://www.w3.org/1998/Math/MathML"].mapValues {
            UInt8(document.namespaces.firstIndex(of: $0) ?? 255)
        }
        var elementOfNode = [Int32](repeating: -1, count: document.nodes.count)
        var lastChild: [Int32] = []
        let automatic = AutomaticDirection(document, atoms: names)
        hasAtom = Array(repeating: false, count: atoms.count)
        elements.reserveCapacity(document.nodes.count / 2)
        attributes.reserveCapacity(document.attributes.count)
        for (number, node) in document.nodes.enumerated() {
            let parent = node.parent < 0 ? -1 : elementOfNode[Int(node.parent)]
            guard node.kind == .element else {
                if node.kind == .text, node.count > 0, parent >= 0 { elements[Int(parent)].hasText = true }
                continue
            }
            let index = Int32(elements.count)
            elementOfNode[number] = index
            var element = Element(node: Int32(number), parent: parent)
            element.name = names[Int(node.name)]
            element.localName = Int32(node.name)
            element.namespace = node.namespace
            if isNameless, node.namespace == 0, html != 255 {
                let around = parent < 0 ? html : elements[Int(parent)].namespace
                let own = foreign[document.names[Int(node.name)]] ?? (around == 0 ? html : around)
                if own != 255 { element.namespace = own }
            }
            element.isHTML = element.namespace == html
            if parent >= 0 {
                let before = lastChild[Int(parent)]
                element.previous = before
                if before >= 0 {
                    elements[Int(before)].next = index
                } else {
                    elements[Int(parent)].firstChild = index
                }
                elements[Int(parent)].childCount += 1
                element.index = elements[Int(parent)].childCount
                lastChild[Int(parent)] = index
            }
            let firstAttribute = Int32(attributes.count)
            var mayHaveDirection = element.name == KnownAtom.bdi.rawValue
            let range = Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)
            for place in range {
                let attribute = document.attributes[place]
                let value = attribute.start..<attribute.start + attribute.count
                let name = names[Int(attribute.name)]
                attributes.append(
                    Attribute(
                        name: name, localName: Int32(attribute.name), namespace: attribute.namespace, value: value))
                guard attribute.namespace == 0 else { continue }
                if name == KnownAtom.dir.rawValue { mayHaveDirection = true }
                if name == KnownAtom.id.rawValue {
                    element.id = atoms.number(document.text[Int(value.lowerBound)..<Int(value.upperBound)])
                } else if name == KnownAtom.class.rawValue {
                    element.classes = readClasses(value)
                }
            }
            element.attributes = firstAttribute..<Int32(attributes.count)
            if mayHaveDirection { element.textDirection = automatic.direction(number) }
            hasAtom[Int(element.name)] = true
            hasAtom[Int(element.id)] = true
            elements.append(element)
            lastChild.append(-1)
        }
        for index in elements.indices.reversed() {
            var end = Int32(index + 1)
            var child = elements[index].firstChild
            if child >= 0 {
                // The last child ends where its parent ends.
                child = lastChild[index]
                end = elements[Int(child)].end
            }
            elements[index].end = end
        }
    }

    /// The element of each node of its document; -1 for nodes that are none.
    func elementNumbers(_ document: MarkupDocument) -> [Int32] {
        var result = [Int32](repeating: -1, count: document.nodes.count)
        for (number, element) in elements.enumerated() { result[Int(element.node)] = Int32(number) }
        return result
    }

    /// The namespace of HTML.
    package static let htmlNamespace = "http://www.w3.org/1999/xhtml"

    private mutating func readClasses(_ value: Range<Int32>) -> Range<Int32> {
        let first = Int32(classes.count)
        var at = Int(value.lowerBound)
        let end = Int(value.upperBound)
        while at < end {
            while at < end, text[at].isHTMLSpace { at += 1 }
            let start = at
            while at < end, !text[at].isHTMLSpace { at += 1 }
            guard at > start else { continue }
            let atom = atoms.number(text[start..<at])
            guard atom != 0 else { continue }
            classes.append(atom)
            hasAtom[Int(atom)] = true
        }
        return first..<Int32(classes.count)
    }
}
