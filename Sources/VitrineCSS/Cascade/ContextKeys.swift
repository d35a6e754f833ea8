import VitrineSupport

/// The keys by which ``StyleContexts`` distinguishes elements, each with a number.
struct ContextKeys {
    /// The 32-bit words that distinguish an element from others.
    struct Key {
        fileprivate(set) var words: [UInt32] = []
        fileprivate(set) var hash: UInt64 = 0

        mutating func begin(_ parent: Int32, _ name: UInt32) {
            words.removeAll(keepingCapacity: true)
            hash = 0xCBF2_9CE4_8422_2325
            add(UInt32(bitPattern: parent))
            add(name)
        }

        mutating func add(_ word: UInt32) {
            words.append(word)
            hash = (hash ^ UInt64(word)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }

        mutating func add(_ tag: UInt32, _ value: UInt32) { add(tag << 28 | value & 0xFFF_FFFF) }

        mutating func add(_ tag: UInt32, _ first: UInt64, _ second: UInt64) {
            guard first | second != 0 else { return }
            add(tag << 28)
            for value in [first, second] {
                add(UInt32(truncatingIfNeeded: value))
                add(UInt32(truncatingIfNeeded: value >> 32))
            }
        }
    }

    private var table = EntryTable()
    private var hashes: [UInt64] = []
    private var words: [UInt32] = []
    /// The end of each key in ``words``, after a leading 0.
    private var ends: [Int] = [0]

    var count: Int { hashes.count }

    /// The number of a key; -1 if the key is new.
    func find(_ key: borrowing Key) -> Int32 {
        let (hashes, words, ends, wanted) = (hashes.span, words.span, ends.span, key.words.span)
        let hash = key.hash
        let found = table.number(hash) { entry in
            guard hashes[entry] == hash, ends[entry + 1] - ends[entry] == wanted.count else { return false }
            for index in wanted.indices where words[ends[entry] + index] != wanted[index] { return false }
            return true
        }
        return found.map { Int32($0) } ?? -1
    }

    /// Adds a new key, and returns its number.
    mutating func add(_ key: Key) -> Int32 {
        words += key.words
        ends.append(words.count)
        hashes.append(key.hash)
        let known = hashes
        return Int32(table.add(key.hash) { known[$0] })
    }
}
