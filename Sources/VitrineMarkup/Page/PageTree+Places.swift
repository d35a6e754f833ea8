import VitrineSupport

/// Places in the source for messages: lines and columns from 1, columns in bytes.
extension PageTree {
    /// Returns the line and column of a byte offset.
    package func place(_ offset: Int) -> (line: Int, column: Int) {
        var lines = LineCounter()
        return lines.place(offset, in: document)
    }

    /// Returns the byte offset of a line and column that libxml2 reports, at most the length of the source. It is exact
    /// only if everything before it on the line is ASCII, because libxml2 counts characters. Unlike ``place(_:)``,
    /// libxml2 does not count a carriage return as the end of a line.
    package func offset(line: Int, column: Int) -> Int {
        var current = 1
        var at = 0
        while current < line, at < document.sourceCount {
            if document.text[at] == 0x0A { current += 1 }
            at += 1
        }
        return min(at + max(column - 1, 0), document.sourceCount)
    }

    /// Whether the page was read by the HTML parser.
    package var isReadAsHTML: Bool { document.html != nil }

    /// Returns the offset after an element's start tag; for an element without one, the first byte of the tag or text
    /// that implied it.
    package func endOfStartTag(_ node: Int) -> Int {
        let found = document.nodes[node]
        // The XML parser reports an element at its `>` or `/>`.
        return Int(found.start) + (isReadAsHTML ? 0 : found.isSelfClosed ? 2 : 1)
    }

    /// Returns the offset at which a node begins: for an element, its `<`, or the first byte of the tag or text that
    /// implied it. For a text that is not in the source verbatim, the XML parser keeps no place; the result is the
    /// length of the source.
    package func start(_ node: Int) -> Int {
        if let place = document.html?.places[node].start { return Int(place) }
        let found = document.nodes[node]
        switch found.kind {
        case .text: return min(Int(found.start), document.sourceCount)
        // A comment in XML does not contain `--`, so the last `<!--` before its end begins it.
        case .comment: return last("<!--", before: endOfComment(node))
        // `found.start` is at the end of the tag, and the last `<` before it begins the tag: XML does not allow `<` in
        // values.
        case .element: return last("<", before: Int(found.start))
        case .instruction: return last("<?", before: Int(found.start))
        }
    }

    /// Returns the offset of the last occurrence of `<`, `<?` or `<!--` that ends at or before an offset.
    private func last(_ opening: String, before end: Int) -> Int {
        var at = min(end, document.sourceCount) - opening.utf8.count
        while at > 0, document.text[at] != UInt8(ascii: "<") || !document.text[at...].starts(with: opening.utf8) {
            at -= 1
        }
        return max(at, 0)
    }

    /// Returns the offset after the `-->` of a comment in XML.
    private func endOfComment(_ node: Int) -> Int {
        let ends = document.commentEnds
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle].node < node { low = middle + 1 } else { high = middle }
        }
        guard low < ends.count, ends[low].node == node else { return document.sourceCount }
        return Int(ends[low].end)
    }

    /// Returns the offset at which an attribute's name begins; in XML, that of the part after the prefix.
    package func start(ofAttribute attribute: Int, in node: Int) -> Int {
        if let place = document.html?.attributePlaces[attribute].name { return Int(place) }
        let name = Array(document.names[Int(document.attributes[attribute].name)].utf8)
        let tag = start(node)
        let end = min(Int(document.nodes[node].start), document.sourceCount)
        var at = tag + 1
        // An attribute name is outside of quotes, after whitespace or the colon of a prefix, and before `=`.
        var quote: UInt8?
        while at < end {
            let byte = document.text[at]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == 0x22 || byte == 0x27 {
                quote = byte
            } else if document.text[at - 1].isHTMLSpace || document.text[at - 1] == UInt8(ascii: ":") {
                let rest = document.text[at..<end]
                if rest.starts(with: name), let next = rest.dropFirst(name.count).first,
                    next == UInt8(ascii: "=") || next.isHTMLSpace
                {
                    return at
                }
            }
            at += 1
        }
        return tag
    }
}
