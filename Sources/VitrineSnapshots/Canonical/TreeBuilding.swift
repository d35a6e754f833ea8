import VitrineMarkup

/// Builds the canonical tree of a parsed document in one pass.
struct TreeBuilding {
    private let document: MarkupDocument
    private let layout: SnapshotReader.Layout
    /// Whether browsers read the document as XML, so that namespaces and XML stylesheets have an effect.
    private let isXML: Bool
    private(set) var tree = SnapshotTree()
    private var kinds: NameKinds
    /// Whether the current line ends with a space or is empty.
    private var isAtSpace = true
    /// The last text of the current line; its trailing space is removed at the end of the line.
    private var lastText: Int?

    /// A buffer for the text that is being built.
    private var line: [UInt8] = []
    /// Another version of the page, whose texts and attributes are shared if they are equal.
    private var former: FormerParts?
    /// Recently used lists of attributes, by their hashes.
    private var shared: [TreeHash: [SnapshotTree.Attribute]] = [:]
    private static let sharedLimit = 1_024

    /// - Parameter former: another version of the page, whose texts and attributes are shared if they are equal.
    init(
        _ document: MarkupDocument, _ layout: SnapshotReader.Layout, isXML: Bool = false, former: SnapshotTree? = nil
    ) {
        self.former = former.map(FormerParts.init)
        self.document = document
        self.isXML = isXML
        self.layout = layout
        kinds = NameKinds(document.names)
    }

    mutating func build(skippingRoot: Bool) {
        tree.documentType = CanonicalDocumentType.of(document)
        let first = skippingRoot ? 1 : 0
        tree.nodes.reserveCapacity(document.nodes.count)
        let end = skippingRoot ? Int(document.nodes.first?.end ?? 0) : document.nodes.count
        add(from: first, to: end, parent: -1, depth: 0, isVerbatim: false)
        endLine()
        tree.removeEmptyTexts()
        tree.addHashes()
    }

    // The parsers limit nesting to 512 levels, so recursion is bounded.
    private mutating func add(from first: Int, to end: Int, parent: Int, depth: Int, isVerbatim: Bool) {
        var node = first
        while node < end {
            switch document.nodes[node].kind {
            case .element: addElement(node, in: parent, depth: depth, isInVerbatim: isVerbatim)
            case .text: addText(node, in: parent, depth: depth, isVerbatim: isVerbatim)
            case .comment: tree.commentCount += 1
            case .instruction: if isXML { addInstruction(node, in: parent) }
            }
            node = Int(document.nodes[node].end)
        }
    }

    private mutating func addElement(_ node: Int, in parent: Int, depth: Int, isInVerbatim: Bool) {
        let number = Int(document.nodes[node].name)
        let kind = kinds.element(number)
        let isVerbatim = isInVerbatim || kind.isVerbatim
        let (isAtom, isInline) = (kind.isAtom, kind.isInline)
        if !isInline && !isInVerbatim { endLine() }
        let place = tree.nodes.count
        tree.nodes.append(
            .element(
                document.names[number], attributes(node), parent: parent, end: place + 1, isVerbatim: isVerbatim))
        if isAtom { (isAtSpace, lastText) = (true, nil) }
        add(
            from: node + 1, to: Int(document.nodes[node].end), parent: place, depth: depth + 1, isVerbatim: isVerbatim)
        tree.nodes[place].end = tree.nodes.count
        if isAtom {
            // An atomic inline, such as a button, is like a character: the line continues after it and is not empty.
            endLine()
            (isAtSpace, lastText) = (false, nil)
        } else if !isInline && !isInVerbatim {
            endLine()
        }
    }

    /// Adds `xml-stylesheet`, the only processing instruction with an effect in browsers.
    private mutating func addInstruction(_ node: Int, in parent: Int) {
        guard document.names[Int(document.nodes[node].name)] == "xml-stylesheet" else { return }
        // The document stores only the place where an instruction starts. An instruction ends at the first `?>`.
        let rest = document.text[Int(document.nodes[node].start)..<document.sourceCount]
        let end = rest.indices.first { rest[$0...].starts(with: "?>".utf8) } ?? rest.endIndex
        let text = String(decoding: rest[..<end], as: UTF8.self)
        let attributes = text.matches(of: /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/).map {
            SnapshotTree.Attribute(name: String($0.1), value: String($0.2 ?? $0.3 ?? ""))
        }
        tree.nodes.append(
            .element(
                "?xml-stylesheet", attributes.sorted { $0.name < $1.name }, parent: parent, end: tree.nodes.count + 1))
    }

    /// Returns the attributes of an element, sorted by name, followed by `xmlns` if the element needs it. Equal lists
    /// share memory, because many elements of a page have the same attributes.
    private mutating func attributes(_ node: Int) -> [SnapshotTree.Attribute] {
        var found = CanonicalAttributes.of(node, in: document, &kinds)
        if let namespace = namespace(node) { found.append(namespace) }
        guard !found.isEmpty else { return found }
        let hash = TreeHash.of { hasher in
            for attribute in found {
                hasher.mix(attribute.name)
                hasher.mix(attribute.value)
            }
        }
        if let known = shared[hash], known == found { return known }
        if shared.count >= Self.sharedLimit { shared.removeAll(keepingCapacity: true) }
        if let known = former?.attributes(found) { found = known }
        shared[hash] = found
        return found
    }

    /// Returns an attribute `xmlns` if the namespace of an element differs from that of its parent; otherwise nil.
    /// Always nil if browsers read the document as HTML, because then the names of elements determine the namespaces.
    private func namespace(_ node: Int) -> SnapshotTree.Attribute? {
        let (own, parent) = (document.nodes[node].namespace, document.nodes[node].parent)
        let outer = parent < 0 ? 0 : document.nodes[Int(parent)].namespace
        guard isXML, own != outer else { return nil }
        return SnapshotTree.Attribute(name: "xmlns", value: document.namespaces[Int(own)])
    }

    /// Ends a line: whitespace at its end and at the beginning of the next line is not visible.
    private mutating func endLine() {
        if layout == .page, let text = lastText, tree.nodes[text].text.hasSuffix(" ") {
            tree.nodes[text].text.removeLast()
            if let shared = former?.text(tree.nodes[text].text) { tree.nodes[text].text = shared }
        }
        lastText = nil
        isAtSpace = true
    }

    private mutating func addText(_ node: Int, in parent: Int, depth: Int, isVerbatim: Bool) {
        let bytes = document.bytes(of: node)
        var text = isVerbatim || layout == .printed ? String(decoding: bytes, as: UTF8.self) : collapsed(bytes)
        if !isVerbatim, layout == .printed { text = unprinted(text, depth) }
        guard !text.isEmpty else { return }
        // Two text nodes with only a comment between them become one.
        if let last = tree.nodes.last, last.isText, last.parent == parent {
            tree.nodes[tree.nodes.count - 1].text += text
            return
        }
        tree.nodes.append(
            .text(
                former?.text(text) ?? text, parent: parent, end: tree.nodes.count + 1, isVerbatim: isVerbatim))
        lastText = isVerbatim ? nil : tree.nodes.count - 1
        if isVerbatim { isAtSpace = false }
    }

    private mutating func collapsed(_ text: ArraySlice<UInt8>) -> String {
        line.removeAll(keepingCapacity: true)
        for byte in text {
            // A form feed is whitespace in HTML, but an ordinary character in CSS (CSS Text 3, section 4).
            if byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D {
                if !isAtSpace { line.append(0x20) }
                isAtSpace = true
            } else {
                line.append(byte)
                isAtSpace = false
            }
        }
        return line.isEmpty ? "" : String(decoding: line, as: UTF8.self)
    }

    /// Removes the line breaks, and the indentation that the printer writes after them at this depth.
    private func unprinted(_ text: String, _ depth: Int) -> String {
        var kept = ""
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if number == 0 { kept += line } else { kept += line.drop(atMost: depth * SnapshotPrinter.step) }
        }
        return kept
    }
}

extension SnapshotTree {
    /// Removes texts that became empty because their only space was at the end of a line.
    mutating func removeEmptyTexts() {
        guard nodes.contains(where: { $0.isText && $0.text.isEmpty }) else { return }
        var numbers: [Int32] = []
        numbers.reserveCapacity(nodes.count + 1)
        var count: Int32 = 0
        for node in nodes {
            numbers.append(count)
            if !node.isText || !node.text.isEmpty { count += 1 }
        }
        numbers.append(count)
        nodes.removeAll { $0.isText && $0.text.isEmpty }
        for index in nodes.indices {
            nodes[index].end = Int(numbers[nodes[index].end])
            if nodes[index].parent >= 0 { nodes[index].parent = Int(numbers[nodes[index].parent]) }
        }
    }
}

extension Substring {
    /// Returns the text after removing at most `count` leading spaces.
    fileprivate func drop(atMost count: Int) -> Substring {
        var left = count
        return drop {
            left -= 1
            return $0 == " " && left >= 0
        }
    }
}
