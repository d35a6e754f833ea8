/// Finds the numbers of entries by the hashes of their keys: open addressing, one number a place.
///
/// The entries and their keys are kept by the caller, for example as ranges of a page's bytes, so a key is never copied. A
/// dictionary would need a key of its own for each entry and go byte by byte through a general hasher, which costs more
/// than all else that is done with a short key.
package struct EntryTable: Sendable {
    /// -1 where a place is free; a power of two of places, at least half of them free.
    @usableFromInline var places: [Int32]
    /// How many entries there are; they are numbered from 0 in the order in which they were added.
    package private(set) var count = 0

    /// A table without entries, with room for some.
    package init(room: Int = 0) {
        places = []
        if room > 0 { places = Array(repeating: -1, count: Self.size(room)) }
    }

    /// The number of an entry; nil when there is none.
    /// - Parameters:
    ///   - hash: the hash of its key.
    ///   - isMatch: whether an entry has the key.
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

    /// Adds an entry whose key no other has.
    /// - Parameters:
    ///   - hash: the hash of its key.
    ///   - hashOf: the hash of the key of an entry that was added before.
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

    /// The table looks at the low bits only, and FNV has mixed the high ones better.
    @inlinable static func mixed(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF) }
}
