/// A hash table with open addressing, which finds the number of an entry by its key.
///
/// The entries and their keys are kept by the caller, for example as ranges of a page's bytes, so a key is never
/// copied. A dictionary would need its own copy of each key and would hash it with a general hasher, which costs more
/// than all other work on a short key.
package struct EntryTable: Sendable {
    /// The number of the entry at each place, or -1 if the place is free. The count of places is 0 or a power of two,
    /// and at least half of them are free.
    @usableFromInline var places: [Int32]
    /// The number of entries; they are numbered from 0 in the order in which they were added.
    package private(set) var count = 0

    /// Creates an empty table, with space for `room` entries.
    package init(room: Int = 0) {
        places = []
        if room > 0 { places = Array(repeating: -1, count: Self.size(room)) }
    }

    /// Returns the number of the entry that has a key; nil when there is none.
    /// - Parameters:
    ///   - hash: the hash of the key.
    ///   - isMatch: returns whether an entry has the key, given its number.
    @inlinable package func number(_ hash: UInt64, where isMatch: (Int) -> Bool) -> Int? {
        guard !places.isEmpty else { return nil }
        let mask = places.count - 1
        var place = Self.mixed(hash) & mask
        while places[place] >= 0 {
            if isMatch(Int(places[place])) { return Int(places[place]) }
            place = (place + 1) & mask
        }
        return nil
    }

    /// Adds an entry whose key is not in the table yet.
    /// - Parameters:
    ///   - hash: the hash of its key.
    ///   - hashOf: returns the hash of the key of an entry that was added before, given its number.
    /// - Returns: its number.
    @discardableResult
    package mutating func add(_ hash: UInt64, hashOf: (Int) -> UInt64) -> Int {
        if (count + 1) * 2 > places.count {
            places = Array(repeating: -1, count: Self.size(count + 1))
            for entry in 0..<count { put(entry, hashOf(entry)) }
        }
        put(count, hash)
        count += 1
        return count - 1
    }

    private mutating func put(_ entry: Int, _ hash: UInt64) {
        let mask = places.count - 1
        var place = Self.mixed(hash) & mask
        while places[place] >= 0 { place = (place + 1) & mask }
        places[place] = Int32(truncatingIfNeeded: entry)
    }

    private static func size(_ count: Int) -> Int {
        var size = 64
        while size < count * 2 { size *= 2 }
        return size
    }

    /// Folds the high bits into the low ones, because the table uses only the low bits, and FNV mixes the high bits
    /// better.
    @inlinable static func mixed(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF) }
}
