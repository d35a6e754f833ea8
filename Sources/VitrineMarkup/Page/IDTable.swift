import VitrineSupport

/// A table of elements by their ids, without copies of the ids.
package struct IDTable {
    private let text: [UInt8]
    private var table = EntryTable()
    private var starts: [Int32] = []
    private var counts: [Int32] = []
    private var nodes: [Int32] = []

    /// Creates an empty table for ids that are ranges of the given bytes.
    package init(_ text: [UInt8]) { self.text = text }

    /// The number of ids.
    package var count: Int { nodes.count }

    /// All ids, in the order in which they were added.
    package var keys: some Sequence<Bytes> { nodes.indices.lazy.map { key($0) } }

    /// The element that was added with the given id; nil if there is none.
    package subscript(id: Bytes) -> Int? {
        table.number(StableHash.of(id)) { isEqual($0, id) }.map { Int(nodes[$0]) }
    }

    /// Adds an id, given as a range of the table's bytes, and its element.
    /// - Returns: false if the table already has this id; then nothing is added.
    package mutating func insert(_ range: Range<Int>, _ node: Int) -> Bool {
        let hash = StableHash.of(text[range])
        guard table.number(hash, where: { isEqual($0, text[range]) }) == nil else { return false }
        table.add(hash) { [text, starts, counts] in
            StableHash.of(text[Int(starts[$0])..<Int(starts[$0]) + Int(counts[$0])])
        }
        starts.append(Int32(range.lowerBound))
        counts.append(Int32(range.count))
        nodes.append(Int32(node))
        return true
    }

    private func key(_ entry: Int) -> Bytes { text[Int(starts[entry])..<Int(starts[entry]) + Int(counts[entry])] }

    private func isEqual(_ entry: Int, _ id: Bytes) -> Bool {
        guard Int(counts[entry]) == id.count else { return false }
        var at = Int(starts[entry])
        for byte in id {
            if text[at] != byte { return false }
            at += 1
        }
        return true
    }
}
