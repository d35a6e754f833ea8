import VitrineMarkup

/// The text in an element and the inline elements around parts of it.
struct InlineContent {
    /// An inline element or `br`, with the range of text inside it. The range is empty for an element without text, and
    /// for an atomic one such as a button, whose content is not read.
    struct Part {
        var node: Int
        /// The range in ``InlineContent/letters``, in bytes.
        var range: Range<Int>
    }

    /// The text, with one space for each run of whitespace and `br` elements, but none at its beginning and end.
    private(set) var text: [UInt8] = []
    /// The number of bytes that are not whitespace.
    private(set) var count = 0
    /// The elements in document order.
    private(set) var parts: [Part] = []

    /// The maximum number of nodes in an element, including the element.
    private static let limit = 400

    /// - Returns: nil if the element contains too many nodes. Also nil if, outside of atomic elements, it contains an
    ///   element that is neither inline nor `br`, or no text except whitespace.
    init?(of node: Int, in tree: SnapshotTree) {
        guard tree.size(node) <= Self.limit, add(tree.children(node), tree) else { return nil }
        if text.last == 0x20 { text.removeLast() }
        if count == 0 { return nil }
    }

    /// The text without whitespace.
    var letters: [UInt8] { text.filter { $0 != 0x20 } }

    private mutating func add(_ nodes: [Int], _ tree: SnapshotTree) -> Bool {
        for node in nodes {
            guard let name = tree.nodes[node].name else {
                addText(tree.nodes[node].text)
                continue
            }
            let start = count
            if name == "br" {
                addText(" ")
                parts.append(Part(node: node, range: start..<start))
                continue
            }
            guard ElementKinds.inline.contains(name) else { return false }
            let place = parts.count
            parts.append(Part(node: node, range: start..<start))
            guard !ElementKinds.atoms.contains(name) else { continue }
            guard add(tree.children(node), tree) else { return false }
            parts[place].range = start..<count
        }
        return true
    }

    private mutating func addText(_ more: String) {
        for byte in more.utf8 {
            if byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C {
                if let last = text.last, last != 0x20 { text.append(0x20) }
            } else {
                text.append(byte)
                count += 1
            }
        }
    }
}
