import VitrineSupport

extension MarkupDocument {
    /// The first difference between two documents.
    package struct Difference: Hashable, Sendable {
        /// The byte offset in the source, from 0.
        package let offset: Int
        /// The difference in words: a node, and how the two documents differ there.
        package let description: String
    }

    /// Returns the first difference between this document and another reading of the same bytes, for example as HTML
    /// and as XML; nil if there is none.
    ///
    /// Differences that are inherent to the two parsers are ignored: namespace declarations, which are attributes in
    /// HTML and not needed there; the namespace of an element that has none in one reading; the namespace of `xml:lang`
    /// and similar attributes, which HTML parsers do not give to attributes of HTML elements; whitespace outside of the
    /// head and the body and at the end of the body, which HTML parsers move or drop; the first line feed of a
    /// `textarea` that has more text; the order of attributes; the data of processing instructions; and the document
    /// type.
    /// - Parameters:
    ///   - other: the other reading.
    ///   - name: how the description refers to the other reading, for example `in XML`.
    /// - Complexity: Linear in the size of the documents.
    package func firstDifference(from other: MarkupDocument, named name: String) -> Difference? {
        // For each node of this document, the corresponding node of the other one.
        var counterparts = [Int32](repeating: -1, count: nodes.count)
        var (node, counterpart) = (comparedNode(from: 0), other.comparedNode(from: 0))
        while node < nodes.count, counterpart < other.nodes.count {
            counterparts[node] = Int32(truncatingIfNeeded: counterpart)
            if let text = difference(node, other, counterpart, name) {
                return Difference(offset: offset(of: node), description: text)
            }
            let parent = Int(nodes[node].parent)
            let otherParent = other.nodes[counterpart].parent
            if (parent < 0 ? -1 : counterparts[parent]) != otherParent {
                let text =
                    "\(label(of: node)) is in \(label(of: parent)), but \(name) it is in \(other.label(of: Int(otherParent)))"
                return Difference(offset: offset(of: node), description: text)
            }
            (node, counterpart) = (comparedNode(from: node + 1), other.comparedNode(from: counterpart + 1))
        }
        if node < nodes.count {
            return Difference(offset: offset(of: node), description: "\(label(of: node)) is missing \(name)")
        }
        if counterpart < other.nodes.count {
            let text = "\(other.label(of: counterpart)) is only \(name)"
            return Difference(offset: other.offset(of: counterpart), description: text)
        }
        return nil
    }

    /// Returns the first node from an index on that is compared; the number of nodes if there is none.
    private func comparedNode(from node: Int) -> Int {
        var node = node
        while node < nodes.count, nodes[node].kind == .text, isBesideBody(node) { node += 1 }
        return node
    }

    /// Returns whether a text is whitespace that HTML parsers move or drop: outside of the head and the body, or at the
    /// end of the body.
    private func isBesideBody(_ node: Int) -> Bool {
        let parent = Int(nodes[node].parent)
        guard parent < 0 || nodes[parent].parent < 0 && names[Int(nodes[parent].name)] == "html" || isLastOfBody(node)
        else {
            return false
        }
        return bytes(of: node).allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
    }

    /// Returns whether a text is the last child of `body`: HTML parsers move whitespace after `</body>` there.
    private func isLastOfBody(_ node: Int) -> Bool {
        let parent = Int(nodes[node].parent)
        return parent >= 0 && Int(nodes[parent].end) == node + 1 && names[Int(nodes[parent].name)] == "body"
    }

    private func offset(of node: Int) -> Int {
        html.map { Int($0.places[node].start) } ?? min(Int(nodes[node].start), sourceCount)
    }

    private func name(of node: Int) -> String { names[Int(nodes[node].name)] }

    /// Returns a description of a node for a message.
    private func label(of node: Int) -> String {
        guard node >= 0 else { return "the document" }
        switch nodes[node].kind {
        case .element: return "<\(name(of: node))>"
        case .instruction: return "processing instruction “\(name(of: node))”"
        case .comment: return "a comment"
        case .text:
            let text = String(decoding: bytes(of: node).prefix(200), as: UTF8.self)
            let line = String(text.prefix(30).map { $0.isWhitespace ? " " : $0 })
            return "text “\(line)\(line.utf8.count < bytes(of: node).count ? "…" : "")”"
        }
    }

    /// Returns a description of two different nodes: `<tbody> in HTML, but <tr> in XML`.
    private func contrast(_ node: Int, _ other: MarkupDocument, _ counterpart: Int, _ name: String) -> String {
        "\(label(of: node))\(html == nil ? "" : " in HTML"), but \(other.label(of: counterpart)) \(name)"
    }

    private func difference(
        _ node: Int, _ other: MarkupDocument, _ counterpart: Int, _ name: String
    ) -> String? {
        let (own, found) = (nodes[node], other.nodes[counterpart])
        guard own.kind == found.kind else {
            return contrast(node, other, counterpart, name)
        }
        switch own.kind {
        case .element:
            guard self.name(of: node) == other.name(of: counterpart) else {
                return contrast(node, other, counterpart, name)
            }
            guard hasSameNamespace(own, other, found) else {
                return "\(label(of: node)) has a different namespace \(name); check “xmlns”"
            }
            return attributeDifference(node, other, counterpart, name)
        case .text, .comment:
            if bytes(of: node).hasSameBytes(as: other.bytes(of: counterpart)) { return nil }
            // Whitespace at the end of the body may have been moved there from after `</body>`.
            if own.kind == .text, isLastOfBody(node) || other.isLastOfBody(counterpart),
                trimmed(bytes(of: node)).elementsEqual(trimmed(other.bytes(of: counterpart)))
            {
                return nil
            }
            if own.kind == .text, droppingFirstLineFeed(node).elementsEqual(other.droppingFirstLineFeed(counterpart)) {
                return nil
            }
            if own.kind == .comment { return "the text of a comment is different \(name)" }
            return contrast(node, other, counterpart, name)
        case .instruction:
            return self.name(of: node) == other.name(of: counterpart)
                ? nil : contrast(node, other, counterpart, name)
        }
    }

    /// Returns the bytes of a text as an HTML parser reads them. An HTML parser drops a line feed at the beginning of a
    /// `textarea`; an XML parser keeps it.
    private func droppingFirstLineFeed(_ node: Int) -> ArraySlice<UInt8> {
        let bytes = bytes(of: node)
        let parent = Int(nodes[node].parent)
        guard html == nil, parent >= 0, node == parent + 1, names[Int(nodes[parent].name)] == "textarea" else {
            return bytes
        }
        return bytes.first == 0x0A ? bytes.dropFirst() : bytes
    }

    private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes[
            ..<((bytes.lastIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D } ?? bytes.startIndex - 1) + 1)]
    }

    private func namespace(_ number: UInt8) -> String { namespaces[Int(number)] }

    /// Returns whether two elements have the same namespace, or one of them has none, as in XML without declarations.
    private func hasSameNamespace(_ node: Node, _ other: MarkupDocument, _ counterpart: Node) -> Bool {
        if node.namespace == 0 || counterpart.namespace == 0 { return true }
        return namespace(node.namespace) == other.namespace(counterpart.namespace)
    }

    private func attributeDifference(
        _ node: Int, _ other: MarkupDocument, _ counterpart: Int, _ name: String
    ) -> String? {
        if hasSameAttributes(node, other, counterpart) { return nil }
        let own = comparedAttributes(of: node)
        let found = other.comparedAttributes(of: counterpart)
        for (attribute, value) in own.sorted(by: { $0.key < $1.key }) {
            guard let counterpart = found[attribute] else {
                return "attribute “\(attribute)” of \(label(of: node)) is missing \(name)"
            }
            if !value.elementsEqual(counterpart) {
                return "attribute “\(attribute)” of \(label(of: node)) has a different value \(name)"
            }
        }
        let extra = found.keys.filter { own[$0] == nil }.min()
        return extra.map { "attribute “\($0)” of \(label(of: node)) is only \(name)" }
    }

    /// Returns whether all attributes are equal, in the same order and in known namespaces, which is the usual case.
    private func hasSameAttributes(_ node: Int, _ other: MarkupDocument, _ counterpart: Int) -> Bool {
        let (own, found) = (nodes[node], other.nodes[counterpart])
        guard own.attributeCount == found.attributeCount else { return false }
        for index in 0..<Int(own.attributeCount) {
            let (first, second) = (Int(own.firstAttribute) + index, Int(found.firstAttribute) + index)
            let (one, two) = (attributes[first], other.attributes[second])
            guard one.namespace == two.namespace, one.namespace <= 5, one.count == two.count,
                names[Int(one.name)] == other.names[Int(two.name)],
                value(of: first).hasSameBytes(as: other.value(of: second))
            else { return false }
        }
        return true
    }

    /// Returns the values by name, without namespace declarations. Names in the namespaces of XLink and XML have the
    /// prefix `xlink:` or `xml:`; names in any other namespace begin with that namespace in braces.
    private func comparedAttributes(of node: Int) -> [String: ArraySlice<UInt8>] {
        var found: [String: ArraySlice<UInt8>] = [:]
        let first = Int(nodes[node].firstAttribute)
        for index in first..<first + Int(nodes[node].attributeCount) {
            let attribute = attributes[index]
            let name = names[Int(attribute.name)]
            switch attribute.namespace {
            case 0: if name != "xmlns", !name.hasPrefix("xmlns:") { found[name] = value(of: index) }
            case Namespaces.xlinkNumber: found["xlink:" + name] = value(of: index)
            case Namespaces.xmlNumber: found["xml:" + name] = value(of: index)
            default:
                let space = namespace(attribute.namespace)
                if space != "http://www.w3.org/2000/xmlns/" { found["{\(space)}" + name] = value(of: index) }
            }
        }
        return found
    }
}
