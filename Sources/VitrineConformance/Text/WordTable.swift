/// Values by words, found by the bytes of a page where they are. Capitals of ASCII do not matter.
///
/// A dictionary of slices would hash byte by byte through a general hasher, which costs more than all else that is done
/// with a word.
struct WordTable<Value: Sendable>: Sendable {
    private var words: [[UInt8]] = []
    private var values: [Value] = []
    /// Open addressing: numbers of words, -1 where a place is free; a power of two of places.
    private var places: [Int32]

    /// - Parameter pairs: words in small letters with their values; the first one counts where a word stands twice.
    init(_ pairs: some Collection<(String, Value)>) {
        var size = 16
        while size < pairs.count * 2 { size *= 2 }
        places = Array(repeating: -1, count: size)
        for (word, value) in pairs {
            let word = Array(word.utf8)
            guard self[word[...]] == nil else { continue }
            var place = Self.hash(word[...]) & (size - 1)
            while places[place] >= 0 { place = (place + 1) & (size - 1) }
            places[place] = Int32(words.count)
            words.append(word)
            values.append(value)
        }
    }

    /// How many words there are.
    var count: Int { words.count }

    /// The value of a word; nil for any other.
    subscript(word: Bytes) -> Value? {
        var place = Self.hash(word) & (places.count - 1)
        while places[place] >= 0 {
            let found = Int(places[place])
            if word.equalsKeyword(words[found]) { return values[found] }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// FNV-1a of small letters, with a last mix because the table looks at the low bits only.
    private static func hash(_ word: Bytes) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in word { hash = (hash ^ UInt64(byte.inSmallLetters)) &* 0x100_0000_01B3 }
        hash ^= hash >> 32
        return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
    }
}
