/// 128 bits that stand for the contents of a subtree, for telling equal from different in memory. Nothing that is kept in a
/// file depends on them: that is SHA-256. They are not those of `StableHash`, because every node of every page is hashed:
/// eight bytes are mixed at a time, and with 64 bits two of a million subtrees would sometimes be taken for equal.
package struct TreeHash: Hashable, Sendable {
    var high: UInt64
    var low: UInt64

    static let zero = TreeHash(high: 0x6A09_E667_F3BC_C908, low: 0xBB67_AE85_84CA_A73B)

    mutating func mix(_ value: UInt64) {
        high = (high ^ value) &* 0x9E37_79B9_7F4A_7C15
        high ^= high >> 29
        low = (low &+ value) &* 0xD6E8_FEB8_6659_FD93
        low ^= low >> 32
    }

    mutating func mix(_ other: TreeHash) {
        mix(other.high)
        mix(other.low)
    }

    /// Mixes in a text. Raw memory is read because all texts of all pages go through here.
    mutating func mix(_ text: String) {
        var text = text
        text.withUTF8 { mix(UnsafeRawBufferPointer($0)) }
    }

    private mutating func mix(_ bytes: UnsafeRawBufferPointer) {
        var place = 0
        while place + 8 <= bytes.count {
            mix(UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
            place += 8
        }
        var word: UInt64 = 0
        while place < bytes.count {
            word = word << 8 | UInt64(bytes[place])
            place += 1
        }
        // The length tells "ab", "c" from "a", "bc".
        mix(word)
        mix(UInt64(bytes.count))
    }

    /// The hash of each word of a text; words are between spaces.
    static func words(of text: String, limit: Int) -> [TreeHash] {
        var text = text
        return text.withUTF8 { bytes in
            bytes.split(separator: 0x20).prefix(limit).map { word in
                var hash = TreeHash.zero
                hash.mix(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[word.indices]))
                return hash
            }
        }
    }

    /// One half is as good as both: they are mixed already.
    package func hash(into hasher: inout Hasher) { hasher.combine(low) }

    /// 32 hexadecimal digits.
    var hexadecimal: String {
        [high, low].map { part in
            let digits = String(part, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
