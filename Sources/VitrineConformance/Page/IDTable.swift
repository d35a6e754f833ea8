/// Elements by their ids, without a copy of an id.
///
/// Open addressing over the bytes of the page: hashing a slice as `Hashable` does goes byte by byte through a
/// general hasher, which would cost more than all else that is done with an id.
struct IDTable {
    private let text: [UInt8]
    private var places: [Int32]
    private var starts: [Int32] = []
    private var counts: [Int32] = []
    private var nodes: [Int32] = []

    /// An empty table over the bytes that hold all ids.
    init(_ text: [UInt8]) {
        self.text = text
        places = []
    }

    /// How many ids there are.
    var count: Int { nodes.count }

    /// All ids, in the order of the page.
    var keys: some Sequence<Bytes> {
        nodes.indices.lazy.map { text[Int(starts[$0])..<Int(starts[$0]) + Int(counts[$0])] }
    }

    /// The element with an id.
    subscript(id: Bytes) -> Int? {
        guard !places.isEmpty else { return nil }
        var place = Self.hash(id) & (places.count - 1)
        while places[place] >= 0 {
            let entry = Int(places[place])
            if isEqual(entry, id) { return Int(nodes[entry]) }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// Adds an id that is a range of the table's bytes.
    /// - Returns: false when another element has it already.
    mutating func insert(_ range: Range<Int>, _ node: Int) -> Bool {
        if nodes.count * 2 >= places.count { grow() }
        let id = text[range]
        var place = Self.hash(id) & (places.count - 1)
        while places[place] >= 0 {
            if isEqual(Int(places[place]), id) { return false }
            place = (place + 1) & (places.count - 1)
        }
        places[place] = Int32(nodes.count)
        starts.append(Int32(range.lowerBound))
        counts.append(Int32(range.count))
        nodes.append(Int32(node))
        return true
    }

    private func isEqual(_ entry: Int, _ id: Bytes) -> Bool {
        guard Int(counts[entry]) == id.count else { return false }
        var at = Int(starts[entry])
        for byte in id {
            if text[at] != byte { return false }
            at += 1
        }
        return true
    }

    private mutating func grow() {
        places = Array(repeating: -1, count: max(64, places.count * 2))
        for entry in nodes.indices {
            let start = Int(starts[entry])
            var place = Self.hash(text[start..<start + Int(counts[entry])]) & (places.count - 1)
            while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
            places[place] = Int32(entry)
        }
    }

    /// FNV-1a with a last mix, because the table looks at the low bits only.
    private static func hash(_ bytes: Bytes) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash ^= hash >> 32
        return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
    }
}
