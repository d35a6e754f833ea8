import VitrineSupport

/// Places in the source for messages: byte offsets, and lines and columns from 1.
extension PageTree {
    /// Returns the line of a byte offset, and its column in bytes.
    package func place(_ offset: Int) -> (line: Int, column: Int) {
        var lines = LineCounter()
        return lines.place(offset, in: document)
    }

    /// Returns the byte offset for the line and column of an ``XMLProblem``, at most the length of the source. As in
    /// libxml2 and unlike in ``place(_:)``, columns are counted in characters, and a carriage return alone does not end
    /// a line.
    package func offset(line: Int, column: Int) -> Int {
        var current = 1
        var at = document.text[..<document.sourceCount].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while current < line, at < document.sourceCount {
            if document.text[at] == 0x0A { current += 1 }
            at += 1
        }
        var characters = column - 1
        while characters > 0, at < document.sourceCount {
            at += 1
            while at < document.sourceCount, document.text[at] & 0xC0 == 0x80 { at += 1 }
            characters -= 1
        }
        return at
    }

    /// Whether the page was read by the HTML parser.
    package var isReadAsHTML: Bool { document.html != nil }

    /// Returns the offset after an element's start tag. For an element without a start tag, see
    /// ``MarkupDocument/Node/start``.
    package func endOfStartTag(_ node: Int) -> Int {
        let found = document.nodes[node]
        // The XML parser reports an element at its `>` or `/>`.
        return Int(found.start) + (isReadAsHTML ? 0 : found.isSelfClosed ? 2 : 1)
    }

    /// Returns the offset at which a node begins; for an element, that of the `<` of its start tag. For an element
    /// without a start tag, see ``MarkupDocument/NodePlace/start``.
    package func start(_ node: Int) -> Int {
        if let place = document.html?.places[node].start { return Int(place) }
        let found = document.nodes[node]
        switch found.kind {
        case .text, .comment: return copyPlace(node) ?? Int(found.start)
        // `found.start` is the offset of the tag's `>` or `/>`. The tag begins at the last `<` before that offset,
        // because XML does not allow `<` in values.
        case .element:
            let end = min(Int(found.start), document.sourceCount)
            return document.text[..<end].lastIndex(of: UInt8(ascii: "<")) ?? 0
        case .instruction: return Int(found.start)
        }
    }

    /// Returns the offset of a node from ``MarkupDocument/copyPlaces``; nil if the node is not recorded there.
    private func copyPlace(_ node: Int) -> Int? {
        let places = document.copyPlaces
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle].node < node { low = middle + 1 } else { high = middle }
        }
        guard low < places.count, places[low].node == node else { return nil }
        return Int(places[low].start)
    }

    /// Returns the offset at which an attribute's name begins; in XML, the offset after its prefix, if it has one.
    package func start(ofAttribute attribute: Int, in node: Int) -> Int {
        if let place = document.html?.attributePlaces[attribute].name { return Int(place) }
        let tag = start(node)
        let end = min(Int(document.nodes[node].start), document.sourceCount)
        // The parser keeps the order of the attributes, but leaves out declarations of namespaces.
        var before = attribute - Int(document.nodes[node].firstAttribute)
        var rest = document.text[tag..<end].drop { !$0.isHTMLSpace }
        while true {
            rest = rest.drop { $0.isHTMLSpace }
            let name = rest.prefix { $0 != UInt8(ascii: "=") && !$0.isHTMLSpace }
            guard let quote = rest.firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
                let close = rest[(quote + 1)...].firstIndex(of: rest[quote])
            else { return tag }
            if !name.elementsEqual("xmlns".utf8), !name.starts(with: "xmlns:".utf8) {
                if before == 0 { return name.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? name.startIndex }
                before -= 1
            }
            rest = rest[(close + 1)...]
        }
    }
}
