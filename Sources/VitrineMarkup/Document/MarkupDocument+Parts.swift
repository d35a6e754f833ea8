extension MarkupDocument {
    /// A well-formed document that is put together without a reader.
    /// - Parameters:
    ///   - nodes: in the order of the document; texts and values are ranges of `text`.
    ///   - attributes: in the order of the document.
    ///   - text: the bytes of all texts and values.
    ///   - names: the names with numbers from ``Name/count`` on; smaller numbers are those of ``Name``.
    package init(nodes: [Node], attributes: [Attribute], text: [UInt8], names: [String]) {
        self.init()
        self.nodes = nodes
        self.attributes = attributes
        self.text = text
        sourceCount = text.count
        self.names = Name.spellings + names
        plainNames =
            (0..<UInt32(Name.count))
            + names.enumerated().map { index, name in
                let known = Name(name.lowercased())
                return known == .other ? UInt32(Name.count + index) : UInt32(known.rawValue)
            }
    }
}

extension MarkupDocument.Node {
    /// An element without a namespace.
    /// - Parameters:
    ///   - name: the number of its name.
    ///   - parent: the element around it, -1 for the root.
    ///   - end: the node after the last one inside it.
    ///   - attributes: where its attributes are.
    package static func element(name: UInt32, parent: Int, end: Int, attributes: Range<Int>) -> Self {
        var node = Self(kind: .element, parent: Int32(clamping: parent), end: Int32(clamping: end), start: 0)
        node.name = name
        node.firstAttribute = Int32(clamping: attributes.lowerBound)
        node.attributeCount = Int32(clamping: attributes.count)
        return node
    }

    /// A text.
    /// - Parameter bytes: where it is in the text of the document.
    package static func text(_ bytes: Range<Int>, parent: Int, end: Int) -> Self {
        Self(
            kind: .text, parent: Int32(clamping: parent), end: Int32(clamping: end),
            start: Int32(clamping: bytes.lowerBound), count: Int32(clamping: bytes.count))
    }
}

extension MarkupDocument.Attribute {
    /// An attribute without a namespace.
    /// - Parameters:
    ///   - name: the number of its name.
    ///   - value: where its value is in the text of the document.
    package init(name: UInt32, value: Range<Int>) {
        self.init(
            name: name, namespace: 0, start: Int32(clamping: value.lowerBound), count: Int32(clamping: value.count))
    }
}
