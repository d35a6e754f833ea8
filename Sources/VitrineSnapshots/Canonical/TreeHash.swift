/// A 128-bit hash of the contents of a subtree, to compare subtrees in memory. Its key is different in every run, so
/// nothing that is printed or kept in a file may depend on it: use SHA-256 for that. It is not a `StableHash`, because
/// every node of every page is hashed, and with 64 bits two of a million subtrees would sometimes be taken for equal.
package struct TreeHash: Hashable, Sendable {
    package var high: UInt64
    package var low: UInt64

    /// The hash with all bits zero.
    static let zero = TreeHash(high: 0, low: 0)

    /// The hash of everything that `mix` mixes in.
    @inline(__always)
    static func of(_ mix: (inout TreeHasher) -> Void) -> TreeHash {
        var hasher = TreeHasher()
        mix(&hasher)
        return hasher.hash
    }

    /// The hash of each word of a text; words are between spaces.
    static func words(of text: String, limit: Int) -> [TreeHash] {
        var text = text
        return text.withUTF8 { bytes in
            bytes.split(separator: 0x20).prefix(limit).map { word in
                of { $0.mix(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[word.indices])) }
            }
        }
    }

    /// One half is as good as both: they are mixed already.
    package func hash(into hasher: inout Hasher) { hasher.combine(low) }

    /// 32 hexadecimal digits, other ones in each run.
    var hexadecimal: String {
        [high, low].map { part in
            let digits = String(part, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
