/// A document in the notation of the tree construction tests of html5lib-tests.
///
/// ```
/// | <html>
/// |   <head>
/// |   <body>
/// |     <p>
/// |       class="x"
/// |       "one"
/// ```
///
/// Attributes are sorted by name. The children of an HTML `template` element come after a line `content`, even if a
/// browser turns the template into a shadow root.
package struct TreeNotation {
    private let document: MarkupDocument
    private let hasPlaces: Bool

    /// Creates the notation of a document that was read as HTML or XML.
    /// - Parameter hasPlaces: whether the lines of nodes end with the place of the node in the file, which is known
    ///   only for a document that was read as HTML.
    package init(_ document: MarkupDocument, hasPlaces: Bool = false) {
        self.document = document
        self.hasPlaces = hasPlaces
    }

    /// The lines, each ending with a line feed.
    package var text: String {
        var text = ""
        var lines: [Int] = hasPlaces ? lineStarts : []
        var depths = [Int](repeating: 0, count: document.nodes.count)
        let doctypePlace = document.html?.nodesBeforeDocumentType ?? 0
        for index in document.nodes.indices {
            if index == doctypePlace { addDoctype(to: &text, &lines) }
            let node = document.nodes[index]
            var depth = 0
            if node.parent >= 0 {
                depth = depths[Int(node.parent)] + (isTemplate(Int(node.parent)) ? 2 : 1)
            }
            depths[index] = depth
            add(index, depth, to: &text, &lines)
        }
        if document.nodes.count <= doctypePlace { addDoctype(to: &text, &lines) }
        return text
    }

    private func isTemplate(_ node: Int) -> Bool {
        document.nodes[node].namespace == 1 && name(of: node) == "template"
    }

    private func name(of node: Int) -> String { document.names[Int(document.nodes[node].name)] }

    private func addDoctype(to text: inout String, _ lines: inout [Int]) {
        guard let type = document.documentType else { return }
        text += "| <!DOCTYPE \(type.name)"
        if (type.publicID ?? "") != "" || (type.systemID ?? "") != "" {
            text += " \"\(type.publicID ?? "")\" \"\(type.systemID ?? "")\""
        }
        text += ">"
        end(document.html.map { Int($0.documentTypeStart) } ?? -1, false, &text, lines)
    }

    private func add(_ node: Int, _ depth: Int, to text: inout String, _ lines: inout [Int]) {
        let found = document.nodes[node]
        let place = document.html.map { Int($0.places[node].start) } ?? -1
        let isImplied = document.html?.places[node].isImplied ?? false
        text += "| " + String(repeating: "  ", count: depth)
        switch found.kind {
        case .text:
            text += "\"" + string(document.bytes(of: node)) + "\""
            end(place, false, &text, lines)
        case .comment:
            text += "<!-- " + string(document.bytes(of: node)) + " -->"
            end(place, false, &text, lines)
        case .instruction:
            text += "<?" + name(of: node) + " " + string(document.bytes(of: node)) + ">"
            end(place, false, &text, lines)
        case .element:
            text += "<" + Self.prefix(found.namespace) + name(of: node) + ">"
            end(place, isImplied, &text, lines)
            addAttributes(of: node, depth + 1, to: &text)
            if isTemplate(node) { text += "| " + String(repeating: "  ", count: depth + 1) + "content\n" }
        }
    }

    private func addAttributes(of node: Int, _ depth: Int, to text: inout String) {
        let found = document.nodes[node]
        let first = Int(found.firstAttribute)
        let all = (first..<first + Int(found.attributeCount)).map { index -> (name: String, value: String) in
            let attribute = document.attributes[index]
            let name = document.names[Int(attribute.name)]
            return (Self.attributePrefix(attribute.namespace) + name, string(document.value(of: index)))
        }
        for attribute in all.sorted(by: { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) }) {
            text += "| " + String(repeating: "  ", count: depth) + attribute.name + "=\"" + attribute.value + "\"\n"
        }
    }

    private static func prefix(_ namespace: UInt8) -> String {
        switch namespace {
        case 2: "svg "
        case 3: "math "
        default: ""
        }
    }

    private static func attributePrefix(_ namespace: UInt8) -> String {
        switch namespace {
        case Namespaces.xlinkNumber: "xlink "
        case Namespaces.xmlNumber: "xml "
        case 6: "xmlns "
        default: ""
        }
    }

    private func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    // MARK: - Places

    private func end(_ place: Int, _ isImplied: Bool, _ text: inout String, _ lines: [Int]) {
        if hasPlaces, place >= 0 {
            var (low, high) = (0, lines.count)
            while low + 1 < high {
                let middle = (low + high) / 2
                if lines[middle] <= place { low = middle } else { high = middle }
            }
            text += "  \(isImplied ? "implied at " : "")\(low + 1):\(place - (lines.first == nil ? 0 : lines[low]) + 1)"
        }
        text += "\n"
    }

    /// The offsets at which lines begin in the file, in ascending order. The places of the nodes may be in a different
    /// order, so a ``LineCounter`` cannot find their lines.
    private var lineStarts: [Int] {
        var starts = [0]
        document.text.withUnsafeBufferPointer { text in
            let source = UnsafeBufferPointer(rebasing: text[..<document.sourceCount])
            let units = CodeUnits(source)
            for index in 0..<source.count where units.isLineEnd(source, index) { starts.append(index + 1) }
        }
        return starts
    }
}
