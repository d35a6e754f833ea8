/// A 128-bit hash of a subtree or of a part of one, for comparisons in memory. The key of the hash function is
/// different in every run, so nothing that is printed or stored may depend on a hash; use SHA-256 for that. It is not a
/// `StableHash`, because every node of every page is hashed, and with 64 bits, two of many millions of subtrees could
/// have the same hash.
package struct TreeHash: Hashable, Sendable {
    package var high: UInt64
    package var low: UInt64

    static let zero = TreeHash(high: 0, low: 0)

    /// Returns the hash of everything that the closure mixes in.
    @inline(__always)
    static func of(_ mix: (inout TreeHasher) -> Void) -> TreeHash {
        var hasher = TreeHasher()
        mix(&hasher)
        return hasher.hash
    }

    /// Returns the hashes of the first `limit` words of a text; words are separated by spaces.
    static func words(of text: String, limit: Int) -> [TreeHash] {
        var text = text
        return text.withUTF8 { bytes in
            bytes.split(separator: 0x20).prefix(limit).map { word in
                of { $0.mix(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[word.indices])) }
            }
        }
    }

    /// Adds only the lower half, which is enough because the bits are already mixed.
    package func hash(into hasher: inout Hasher) { hasher.combine(low) }

    /// The hash as 32 hexadecimal digits, which are different in every run.
    var hexadecimal: String {
        [high, low].map { part in
            let digits = String(part, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
