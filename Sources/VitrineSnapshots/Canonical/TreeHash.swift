/// 128 bits that stand for the contents of a subtree, for telling equal from different in memory. They have a key of this run, so
/// nothing that is printed or kept in a file may depend on them: that is SHA-256. They are not those of `StableHash`, because
/// every node of every page is hashed, and with 64 bits two of a million subtrees would sometimes be taken for equal.
package struct TreeHash: Hashable, Sendable {
    package var high: UInt64
    package var low: UInt64

    /// Stands for nothing.
    static let zero = TreeHash(high: 0, low: 0)

    /// What stands for everything that is mixed in.
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
