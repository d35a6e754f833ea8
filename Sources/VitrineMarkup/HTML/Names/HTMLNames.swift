/// Names of elements and attributes as numbers, found by their bytes.
///
/// Names are looked up while they are read, so no string is created for a name that was seen before. The tokenizer
/// looks up the lowercase forms of names; the names of ``HTMLTag`` have the raw values of its cases as numbers.
struct HTMLNames {
    /// A name and its properties.
    struct Entry: BitwiseCopyable {
        /// The first eight bytes, or all of a shorter name.
        var key: UInt64
        /// The offset of the first byte in the pool, and the number of bytes.
        var start: Int32
        var count: Int32
        /// The number in ``MarkupDocument/names``; `UInt32.max` until it is first needed.
        var number: UInt32 = .max
        /// The number of the last tag that had an attribute of this name, to find duplicates without comparing names.
        var stamp: UInt32 = 0
        /// The entries of the spellings that this name has as an SVG element and as an SVG attribute; 0 if it keeps its
        /// spelling.
        var svgElement: UInt32 = 0
        var svgAttribute: UInt32 = 0
        /// The entry of the spelling that this name has as a MathML attribute; 0 if it keeps its spelling.
        var mathAttribute: UInt32 = 0
        /// The entry of the local name of a foreign attribute with this name; 0 if the attribute has no namespace.
        var foreignLocal: UInt32 = 0
        /// The traits of an HTML element with this name.
        var traits: HTMLTraits = []
        /// The tag of this name.
        var tag: HTMLTag = .other
        /// The number of the namespace of a foreign attribute with this name; 0 if it has none.
        var foreignNamespace: UInt8 = 0
    }

    private(set) var entries: UnsafeVector<Entry>
    private var pool: UnsafeVector<UInt8>
    /// A hash table with open addressing: the number of an entry at each place, or 0. The number of places is a power
    /// of two.
    private var places: UnsafeMutablePointer<UInt32>
    private var mask: Int
    private var table: NameTable
    private(set) var known = KnownNames()
    /// The maximum number of names that are kept after a document.
    private static let limit = 20_000

    init(_ names: [String]) {
        entries = UnsafeVector(capacity: 1024)
        pool = UnsafeVector(capacity: 16384)
        mask = 4095
        places = .allocate(capacity: mask + 1)
        places.initialize(repeating: 0, count: mask + 1)
        table = NameTable(names)
        fill()
    }

    func deallocate() {
        entries.deallocate()
        pool.deallocate()
        places.deallocate()
    }

    private mutating func fill() {
        // Number 0 is not a name.
        entries.append(Entry(key: 0, start: 0, count: 0))
        for (place, name) in HTMLTag.names.enumerated() {
            let number = Int(intern(name))
            guard let tag = HTMLTag(rawValue: UInt8(truncatingIfNeeded: place + 1)) else { continue }
            entries[number].tag = tag
            entries[number].traits = .html(tag)
        }
        known = KnownNames(&self)
    }

    /// Removes the names that documents have added, if there are too many of them, as after a hostile document.
    mutating func renewWhenLarge() {
        guard entries.count > Self.limit else { return }
        entries.clear(keeping: 1024)
        pool.clear(keeping: 16384)
        places.deallocate()
        mask = 4095
        places = .allocate(capacity: mask + 1)
        places.initialize(repeating: 0, count: mask + 1)
        table.reset()
        fill()
    }

    /// The names by number, for a document.
    var strings: [String] { table.names }
    var plainNumbers: [UInt32] { table.plainNames }

    func bytes(_ entry: UInt32) -> UnsafeBufferPointer<UInt8> {
        let found = entries[Int(entry)]
        return UnsafeBufferPointer(start: pool.base + Int(found.start), count: Int(found.count))
    }

    func string(_ entry: UInt32) -> String { String(decoding: bytes(entry), as: UTF8.self) }

    /// Returns the number that a name has in documents.
    @inline(__always)
    mutating func number(_ entry: UInt32) -> UInt32 {
        let number = entries[Int(entry)].number
        return number != .max ? number : newNumber(entry)
    }

    @inline(never)
    private mutating func newNumber(_ entry: UInt32) -> UInt32 {
        let number = table.number(string(entry))
        entries[Int(entry)].number = number
        return number
    }

    mutating func edit(_ entry: UInt32, _ change: (inout Entry) -> Void) { change(&entries[Int(entry)]) }

    @inline(__always)
    mutating func stamp(_ entry: UInt32, _ stamp: UInt32) -> Bool {
        if entries[Int(entry)].stamp == stamp { return false }
        entries[Int(entry)].stamp = stamp
        return true
    }

    mutating func clearStamps() {
        for index in 0..<entries.count { entries[index].stamp = 0 }
    }

    /// Returns the entry of a name with exactly this spelling. A new name is added.
    mutating func intern(_ name: some StringProtocol) -> UInt32 {
        var bytes = Array(name.utf8)
        return bytes.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return 0 }
            return find(base, buffer.count, Self.key(base, buffer.count))
        }
    }

    /// Returns the first eight bytes of a name as a number.
    @inline(__always)
    static func key(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        var key: UInt64 = 0
        for index in 0..<min(count, 8) { key = key << 8 | UInt64(bytes[index]) }
        return key
    }

    /// Returns the entry of the lowercase form of a name. A new name is added.
    /// - Parameter key: the ``key(_:_:)`` of the lowercase form.
    @inline(__always)
    mutating func find(_ bytes: UnsafePointer<UInt8>, _ count: Int, lowerKey key: UInt64) -> UInt32 {
        var hash = key ^ UInt64(truncatingIfNeeded: count)
        if count > 8 { hash = Self.hash(bytes, count, hash, lowers: true) }
        var place = Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while true {
            let number = places[place]
            if number == 0 { return insert(bytes, count, key, at: place, lowers: true) }
            let entry = entries.base + Int(number)
            if entry.pointee.key == key, Int(entry.pointee.count) == count,
                count <= 8 || isEqual(entry.pointee.start, bytes, count, lowers: true)
            {
                return number
            }
            place = (place + 1) & mask
        }
    }

    /// Returns the entry of a name with exactly this spelling. A new name is added.
    /// - Parameter key: the ``key(_:_:)`` of the name.
    mutating func find(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ key: UInt64) -> UInt32 {
        var hash = key ^ UInt64(truncatingIfNeeded: count)
        if count > 8 { hash = Self.hash(bytes, count, hash, lowers: false) }
        var place = Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while true {
            let number = places[place]
            if number == 0 { return insert(bytes, count, key, at: place, lowers: false) }
            let entry = entries[Int(number)]
            if entry.key == key, Int(entry.count) == count, isEqual(entry.start, bytes, count, lowers: false) {
                return number
            }
            place = (place + 1) & mask
        }
    }

    private static func hash(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ seed: UInt64, lowers: Bool) -> UInt64 {
        var hash = seed
        for index in 8..<count {
            let byte = lowers ? lower(bytes[index]) : bytes[index]
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            hash ^= hash >> 29
        }
        return hash
    }

    @inline(__always)
    static func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    private func isEqual(_ start: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int, lowers: Bool) -> Bool {
        let kept = pool.base + Int(start)
        for index in 0..<count where kept[index] != (lowers ? Self.lower(bytes[index]) : bytes[index]) { return false }
        return true
    }

    @inline(never)
    private mutating func insert(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, _ key: UInt64, at place: Int, lowers: Bool
    ) -> UInt32 {
        let number = UInt32(truncatingIfNeeded: entries.count)
        let start = Int32(truncatingIfNeeded: pool.count)
        for index in 0..<count { pool.append(lowers ? Self.lower(bytes[index]) : bytes[index]) }
        entries.append(Entry(key: key, start: start, count: Int32(truncatingIfNeeded: count)))
        places[place] = number
        if entries.count * 2 > mask { grow() }
        return number
    }

    private mutating func grow() {
        places.deallocate()
        mask = mask * 2 + 1
        places = .allocate(capacity: mask + 1)
        places.initialize(repeating: 0, count: mask + 1)
        for number in 1..<entries.count {
            let entry = entries[number]
            let count = Int(entry.count)
            var hash = entry.key ^ UInt64(truncatingIfNeeded: count)
            if count > 8 { hash = Self.hash(pool.base + Int(entry.start), count, hash, lowers: false) }
            var place = Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
            while places[place] != 0 { place = (place + 1) & mask }
            places[place] = UInt32(truncatingIfNeeded: number)
        }
    }
}
