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
    private(set) var firstOfName: [Int32]
    private(set) var nextOfName: [Int32]

    init(_ document: MarkupDocument, _ syntax: PageSyntax) {
        self.document = document
        self.syntax = syntax
        let count = document.nodes.count
        vocabularies = Array(repeating: .none, count: count)
        names = Array(repeating: .other, count: count)
        nextOfName = Array(repeating: -1, count: count)
        firstOfName = Array(repeating: -1, count: Name.count)
        ids = IDTable(document.text)
        trees = TemplateTrees()
    }

    mutating func nameElements() {
        var last = firstOfName
        for node in document.nodes.indices where document.nodes[node].kind == .element {
            let vocabulary = vocabulary(of: node)
            vocabularies[node] = vocabulary
            let name = Self.name(document.nodes[node].name, document, syntax)
            let isRoot = vocabulary == .svg && name == .svg || vocabulary == .math && name == .math
            guard vocabulary == .html || isRoot else { continue }
            names[node] = name
            let place = Int(name.rawValue)
            if last[place] < 0 { firstOfName[place] = Int32(node) } else { nextOfName[Int(last[place])] = Int32(node) }
            last[place] = Int32(node)
        }
    }

    mutating func nameIDs() {
        if firstOfName[Int(Name.template.rawValue)] >= 0 { trees = TemplateTrees(document, names) }
        for node in document.nodes.indices {
            let found = document.nodes[node]
            let first = Int(found.firstAttribute)
            for index in first..<first + Int(found.attributeCount) {
                let attribute = document.attributes[index]
                guard attribute.namespace == 0, Self.name(attribute.name, document, syntax) == .id else { continue }
                let start = Int(attribute.start)
                let range = start..<start + Int(attribute.count)
                let isFirst =
                    trees.template(around: node).map { trees.insert(range, node, $0, document.text) }
                    ?? ids.insert(range, node)
                if !isFirst { repeatedIDs.append(node) }
            }
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
                Self.name(document.attributes[attribute].name, document, syntax) == .encoding
            }
            guard let encoding else { return false }
            let value = String(decoding: document.value(of: encoding), as: UTF8.self).lowercased()
            return value == "text/html" || value == "application/xhtml+xml"
        default: return false
        }
    }

    private func spelling(_ node: Int) -> String { document.names[Int(document.nodes[node].name)] }

    /// The name with a number of the document. In HTML capitals do not matter.
    static func name(_ number: UInt32, _ document: MarkupDocument, _ syntax: PageSyntax) -> Name {
        let name = Name(number: number)
        guard name == .other, syntax == .html else { return name }
        return Name(document.names[Int(number)].lowercased())
    }
}
