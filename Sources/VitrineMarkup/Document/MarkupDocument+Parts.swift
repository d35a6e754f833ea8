extension MarkupDocument {
    /// Creates a document from its parts, without a reader.
    /// - Parameters:
    ///   - nodes: the nodes in document order; texts and values are ranges of `text`.
    ///   - attributes: the attributes in document order.
    ///   - text: the bytes of all texts and values.
    ///   - names: the names with numbers from ``Name/count`` on. The smaller numbers are those of the names in
    ///     ``Name``.
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
    /// Returns an element without a namespace.
    /// - Parameters:
    ///   - name: the number of its name.
    ///   - parent: the index of its parent element, -1 for the root.
    ///   - end: the index after its last descendant.
    ///   - attributes: the indices of its attributes.
    package static func element(name: UInt32, parent: Int, end: Int, attributes: Range<Int>) -> Self {
        var node = Self(kind: .element, parent: Int32(clamping: parent), end: Int32(clamping: end), start: 0)
        node.name = name
        node.firstAttribute = Int32(clamping: attributes.lowerBound)
        node.attributeCount = Int32(clamping: attributes.count)
        return node
    }

    /// Returns a text node.
    /// - Parameter bytes: its range in the text of the document.
    package static func text(_ bytes: Range<Int>, parent: Int, end: Int) -> Self {
        Self(
            kind: .text, parent: Int32(clamping: parent), end: Int32(clamping: end),
            start: Int32(clamping: bytes.lowerBound), count: Int32(clamping: bytes.count))
    }
}

extension MarkupDocument.Attribute {
    /// Creates an attribute without a namespace.
    /// - Parameters:
    ///   - name: the number of its name.
    ///   - value: the range of its value in the text of the document.
    package init(name: UInt32, value: Range<Int>) {
        self.init(
            name: name, namespace: 0, start: Int32(clamping: value.lowerBound), count: Int32(clamping: value.count))
    }
}
