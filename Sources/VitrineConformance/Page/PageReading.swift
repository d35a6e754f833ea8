import VitrineXML

/// One pass over a document that finds what every rule asks for: names, vocabularies, ids.
struct PageReading {
    private let document: MarkupDocument
    private let syntax: PageSyntax
    private(set) var vocabularies: [Vocabulary]
    private(set) var names: [Name]
    private(set) var ids: IDTable
    private(set) var repeatedIDs: [Int] = []
    private(set) var trees: TemplateTrees
    private(set) var attributeNumbers: [UInt16]
    private(set) var owners: [Int32]
    private(set) var elements: NameChains
    private(set) var attributes: NameChains
    /// Whether a node is written in a way that XML and HTML read differently, or that needs a closer look.
    private(set) var hasOddForms = false

    init(_ document: MarkupDocument, _ syntax: PageSyntax) {
        self.document = document
        self.syntax = syntax
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

    mutating func nameElements() {
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
            if vocabulary == .html, nodes[node].isSelfClosed != MarkupForms.isVoid(name) { hasOddForms = true }
        }
    }

    mutating func nameAttributes() {
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

    mutating func nameIDs() {
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

    private func vocabulary(of node: Int) -> Vocabulary {
        switch document.nodes[node].namespace {
        case 1: return .html
        case 2: return .svg
        case 3: return .math
        case 0: break
        default: return .foreign
        }
        // A page without namespaces is read as HTML reads it: svg and math open their vocabularies.
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

    /// Whether an element of MathML takes a child that is not MathML.
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

    /// The number of the name that the document knows by another one; 0 for unknown ones. In HTML capitals do not matter.
    private func number(_ name: UInt32) -> UInt16 {
        let plain = syntax == .html ? document.plainNames[Int(name)] : name
        return plain < UInt32(Name.count) ? UInt16(truncatingIfNeeded: plain) : 0
    }
}

/// The nodes or attributes of every name, in the order of the page.
struct NameChains {
    private var first: [Int32]
    private var last: [Int32]
    private var next: [Int32]

    init(_ count: Int) {
        first = Array(repeating: -1, count: Name.count)
        last = first
        next = Array(repeating: -1, count: count)
    }

    subscript(name: Name) -> LinkedNumbers { LinkedNumbers(first[Int(name.rawValue)], next) }

    func has(_ name: Name) -> Bool { first[Int(name.rawValue)] >= 0 }

    mutating func append(_ number: Int, _ name: UInt16) {
        let place = Int(name)
        let before = Int(last[place])
        last[place] = Int32(truncatingIfNeeded: number)
        if before < 0 { first[place] = last[place] } else { next[before] = last[place] }
    }
}
