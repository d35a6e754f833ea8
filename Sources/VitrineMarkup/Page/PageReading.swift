import VitrineSupport

/// Collects the facts about a document that the rules share: names, vocabularies, ids and others.
package struct PageReading {
    private let document: MarkupDocument
    private let syntax: PageSyntax
    package private(set) var vocabularies: [Vocabulary]
    package private(set) var names: [Name]
    package private(set) var ids: IDTable
    package private(set) var repeatedIDs: [Int] = []
    package private(set) var trees: TemplateTrees
    package private(set) var attributeNumbers: [UInt16]
    package private(set) var owners: [Int32]
    package private(set) var elements: NameChains
    package private(set) var attributes: NameChains
    /// Whether there is a comment, an instruction, an element with a prefix, an HTML element that is not void but is
    /// written as `<name/>`, or a void element written without `/`. XML and HTML may read these differently, so rules
    /// check them.
    package private(set) var hasOddForms = false

    package init(_ document: MarkupDocument, _ syntax: PageSyntax) {
        self.document = document
        self.syntax = syntax == .xhtml ? .xhtml : .html
        let count = document.nodes.count
        vocabularies = Array(repeating: .none, count: count)
        names = Array(repeating: .other, count: count)
        attributeNumbers = Array(repeating: 0, count: document.attributes.count)
        owners = Array(repeating: -1, count: document.attributes.count)
        elements = NameChains(count)
        attributes = NameChains(document.attributes.count)
        ids = IDTable(document.text)
        trees = TemplateTrees()
    }

    package mutating func nameElements() {
        let nodes = document.nodes
        for node in nodes.indices {
            switch nodes[node].kind {
            case .text: continue
            case .element: break
            case .comment, .instruction:
                hasOddForms = true
                continue
            }
            let vocabulary = vocabulary(of: node)
            vocabularies[node] = vocabulary
            if nodes[node].isPrefixed { hasOddForms = true }
            let name = Name.numbered[Int(number(nodes[node].name))]
            let isRoot = vocabulary == .svg && name == .svg || vocabulary == .math && name == .math
            guard vocabulary == .html || isRoot else { continue }
            names[node] = name
            elements.append(node, name.rawValue)
            if vocabulary == .html, nodes[node].isSelfClosed != name.isVoid { hasOddForms = true }
        }
    }

    package mutating func nameAttributes() {
        let found = document.attributes
        let nodes = document.nodes
        for node in nodes.indices where nodes[node].attributeCount > 0 {
            let first = Int(nodes[node].firstAttribute)
            for attribute in first..<first + Int(nodes[node].attributeCount) {
                owners[attribute] = Int32(truncatingIfNeeded: node)
                let number = found[attribute].namespace == 0 ? number(found[attribute].name) : 0
                attributeNumbers[attribute] = number
                if number != 0 { attributes.append(attribute, number) }
            }
        }
    }

    package mutating func nameIDs() {
        if elements.has(.template) { trees = TemplateTrees(document, names) }
        for attribute in attributes[.id] {
            let node = Int(owners[attribute])
            let start = Int(document.attributes[attribute].start)
            let range = start..<start + Int(document.attributes[attribute].count)
            let isFirst =
                trees.template(around: node).map { trees.insert(range, node, $0, document.text) }
                ?? ids.insert(range, node)
            if !isFirst { repeatedIDs.append(node) }
        }
    }

    /// Returns whether an element in the namespace of HTML is `svg` or `math`, or has a parent in the same namespace
    /// that is treated as SVG or MathML. In XML, such an element has inherited the namespace, but its author meant SVG
    /// or MathML, as in HTML.
    private func isMisplaced(_ node: Int) -> Bool {
        let name = Name(number: document.nodes[node].name)
        if name == .svg || name == .math { return true }
        let parent = Int(document.nodes[node].parent)
        guard parent >= 0, document.nodes[parent].namespace == 1 else { return false }
        return vocabularies[parent] == .svg || vocabularies[parent] == .math
    }

    private func vocabulary(of node: Int) -> Vocabulary {
        switch document.nodes[node].namespace {
        case 1: if !isMisplaced(node) { return .html }
        case 2: return .svg
        case 3: return .math
        case 0: break
        default: return .foreign
        }
        // Elements without a namespace and misplaced ones are treated as in HTML, where `svg` and `math` begin their
        // vocabularies.
        let parent = Int(document.nodes[node].parent)
        if parent >= 0 {
            switch vocabularies[parent] {
            case .svg:
                if !["foreignObject", "desc", "title"].contains(spelling(parent)) { return .svg }
            case .math:
                if !isIntegration(parent, of: node) { return .math }
            case .html, .foreign, .none: break
            }
        }
        switch Name(number: document.nodes[node].name) {
        case .svg: return .svg
        case .math: return .math
        default: return .html
        }
    }

    /// Returns whether a MathML element is an integration point for a child, so that the child is not MathML.
    private func isIntegration(_ parent: Int, of node: Int) -> Bool {
        switch spelling(parent) {
        case "mi", "mo", "mn", "ms", "mtext": return !["mglyph", "malignmark"].contains(spelling(node))
        case "annotation-xml":
            if Name(number: document.nodes[node].name) == .svg { return true }
            let first = Int(document.nodes[parent].firstAttribute)
            let encoding = (first..<first + Int(document.nodes[parent].attributeCount)).first { attribute in
                number(document.attributes[attribute].name) == Name.encoding.rawValue
            }
            guard let encoding else { return false }
            let value = String(decoding: document.value(of: encoding), as: UTF8.self).lowercased()
            return value == "text/html" || value == "application/xhtml+xml"
        default: return false
        }
    }

    private func spelling(_ node: Int) -> String { document.names[Int(document.nodes[node].name)] }

    /// Returns the number in ``Name`` for the number of a name in the document; 0 for unknown names. In HTML, case is
    /// ignored.
    private func number(_ name: UInt32) -> UInt16 {
        let plain = syntax == .html ? document.plainNames[Int(name)] : name
        return plain < UInt32(Name.count) ? UInt16(truncatingIfNeeded: plain) : 0
    }
}
