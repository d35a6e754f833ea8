/// SipHash-2-4 with 128 bits (Aumasson and Bernstein, 2012) over words of 64 bits, with a key that is new in every run.
///
/// The author of a page does not know the key and therefore cannot construct two parts with the same hash.
package struct TreeHasher: Sendable {
    /// A key of 128 bits.
    package struct Key: Sendable {
        var first: UInt64
        var second: UInt64

        /// The random key of this run.
        static let own = Self(
            first: UInt64.random(in: .min ... .max), second: UInt64.random(in: .min ... .max))

        /// Creates a key for tests.
        package init(first: UInt64, second: UInt64) { (self.first, self.second) = (first, second) }
    }

    private var v0: UInt64
    private var v1: UInt64
    private var v2: UInt64
    private var v3: UInt64
    private var count: UInt64 = 0

    /// Creates a hasher.
    package init(_ key: Key = .own) {
        v0 = key.first ^ 0x736F_6D65_7073_6575
        v1 = key.second ^ 0x646F_7261_6E64_6F6D ^ 0xEE
        v2 = key.first ^ 0x6C79_6765_6E65_7261
        v3 = key.second ^ 0x7465_6462_7974_6573
    }

    /// Mixes in a number.
    @inline(__always)
    package mutating func mix(_ word: UInt64) {
        v3 ^= word
        turn()
        turn()
        v0 ^= word
        count &+= 1
    }

    /// Mixes in another hash.
    @inline(__always)
    mutating func mix(_ other: TreeHash) {
        mix(other.high)
        mix(other.low)
    }

    /// Mixes in a string. Raw memory is read for speed, because all texts of all pages are hashed.
    mutating func mix(_ text: String) {
        var text = text
        text.withUTF8 { mix(UnsafeRawBufferPointer($0)) }
    }

    /// Mixes in bytes and their count, so that "ab", "c" differs from "a", "bc".
    mutating func mix(_ bytes: UnsafeRawBufferPointer) {
        var place = 0
        while place + 8 <= bytes.count {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
            place += 8
        }
        var word: UInt64 = 0
        while place < bytes.count {
            word = word << 8 | UInt64(bytes[place])
            place += 1
        }
        mix(word)
        mix(UInt64(bytes.count))
    }

    /// The hash of everything mixed in so far.
    package var hash: TreeHash {
        var end = self
        end.mix(count &* 8 << 56)
        end.v2 ^= 0xEE
        for _ in 0..<4 { end.turn() }
        let low = end.v0 ^ end.v1 ^ end.v2 ^ end.v3
        end.v1 ^= 0xDD
        for _ in 0..<4 { end.turn() }
        return TreeHash(high: end.v0 ^ end.v1 ^ end.v2 ^ end.v3, low: low)
    }

    @inline(__always)
    private mutating func turn() {
        v0 &+= v1
        v1 = (v1 << 13 | v1 >> 51) ^ v0
        v0 = v0 << 32 | v0 >> 32
        v2 &+= v3
        v3 = (v3 << 16 | v3 >> 48) ^ v2
        v0 &+= v3
        v3 = (v3 << 21 | v3 >> 43) ^ v0
        v2 &+= v1
        v1 = (v1 << 17 | v1 >> 47) ^ v2
        v2 = v2 << 32 | v2 >> 32
    }
}
