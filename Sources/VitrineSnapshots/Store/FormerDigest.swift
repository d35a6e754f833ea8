/// The 128-bit digest in manifests of format 1 and in file names of that format, which are still read. Snapshots that
/// are written now do not use it.
struct FormerDigest {
    /// The number of hexadecimal digits of the digest.
    static let length = 32

    private var high: UInt64 = 0x6A09_E667_F3BC_C908
    private var low: UInt64 = 0xBB67_AE85_84CA_A73B

    /// Returns the digest of a snapshot in a manifest of format 1.
    static func of(_ texts: SnapshotTexts) -> String {
        var all = FormerDigest()
        for text in [texts.markup, texts.accessibility] {
            var part = FormerDigest()
            part.mix(words: Array(text.utf8), isLittle: true)
            all.mix(part.high)
            all.mix(part.low)
        }
        return all.hexadecimal
    }

    /// Returns the digest of a name; its first digits are part of the file name.
    static func of(name: String) -> String {
        var digest = FormerDigest()
        digest.mix(words: Array(name.utf8), isLittle: false)
        return digest.hexadecimal
    }

    private mutating func mix(_ value: UInt64) {
        high = (high ^ value) &* 0x9E37_79B9_7F4A_7C15
        high ^= high >> 29
        low = (low &+ value) &* 0xD6E8_FEB8_6659_FD93
        low ^= low >> 32
    }

    /// Mixes in eight bytes at a time, then the remaining bytes and the length.
    private mutating func mix(words bytes: [UInt8], isLittle: Bool) {
        var place = 0
        while place + 8 <= bytes.count {
            let word = bytes[place..<place + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            mix(isLittle ? word.byteSwapped : word)
            place += 8
        }
        mix(bytes[place...].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
        mix(UInt64(bytes.count))
    }

    private var hexadecimal: String {
        [high, low].map { part in
            let digits = String(part, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
