/// Numbers for paths, compared byte for byte: a capital or a letter composed in another way makes another path.
///
/// All paths stand in one store of bytes, because a site has many of them.
struct PathTable: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int32] = []
    /// Open addressing; a power of two of places, 0 for an empty one, else the number plus 1.
    private var places = [Int32](repeating: 0, count: 64)

    var count: Int { ends.count }

    /// The bytes of a path.
    subscript(number: Int) -> ArraySlice<UInt8> {
        bytes[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
    }

    /// The number of a path; nil when it is not in the table.
    func number(_ path: some Collection<UInt8>) -> Int? {
        let place = place(path)
        return places[place] == 0 ? nil : Int(places[place]) - 1
    }

    /// The number of a path, which is added when it is new.
    mutating func add(_ path: some Collection<UInt8>) -> Int {
        if (count + 1) * 2 > places.count { grow() }
        let place = place(path)
        if places[place] != 0 { return Int(places[place]) - 1 }
        bytes += path
        ends.append(Int32(clamping: bytes.count))
        places[place] = Int32(clamping: count)
        return count - 1
    }

    private func place(_ path: some Collection<UInt8>) -> Int {
        let mask = places.count - 1
        var place = Int(truncatingIfNeeded: StableHash.of(path)) & mask
        while places[place] != 0, !self[Int(places[place]) - 1].elementsEqual(path) { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
        places = [Int32](repeating: 0, count: places.count * 2)
        let mask = places.count - 1
        for number in 0..<count {
            var place = Int(truncatingIfNeeded: StableHash.of(self[number])) & mask
            while places[place] != 0 { place = (place + 1) & mask }
            places[place] = Int32(clamping: number + 1)
        }
    }
}
