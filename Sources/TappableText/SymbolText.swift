/// A text converted to the numbers of its Characters, with the position in UTF-8 where each Character starts.
struct SymbolText {
    /// For each Character, its number in the alphabet.
    private(set) var symbols: [Int32] = []
    let bytes: [UInt8]
    /// The byte offset of each Character and of the end of the text; empty if each byte forms a Character by itself.
    private var starts: [Int] = []

    init(_ text: String, alphabet: Alphabet) {
        bytes = Array(text.utf8)
        if isPlain {
            symbols = bytes.map { alphabet.number(ofASCII: $0) }
        } else {
            segment(text, alphabet: alphabet)
        }
    }

    /// Whether each byte forms a Character by itself, and is therefore exactly one UTF-16 code unit.
    var isPlainlyIndexed: Bool {
        starts.isEmpty
    }

    /// Returns the byte offset at which a Character starts, or at which the text ends.
    func byteOffset(ofCharacter position: Int) -> Int {
        starts.isEmpty ? position : starts[position]
    }

    /// Whether the text is ASCII without CR LF, the only pair of ASCII bytes that forms one Character.
    private var isPlain: Bool {
        var previous: UInt8 = 0
        for byte in bytes {
            if byte >= 128 || (byte == 0x0A && previous == 0x0D) {
                return false
            }
            previous = byte
        }
        return true
    }

    /// Whether a Character that starts at an offset certainly consists of only one byte. This is true of an ASCII byte
    /// before another ASCII byte or the end of the text, except for the CR of CR LF.
    private func isWholeCharacter(_ offset: Int) -> Bool {
        let byte = bytes[offset]
        if byte >= 128 {
            return false
        }
        guard offset + 1 < bytes.count else {
            return true
        }
        let next = bytes[offset + 1]
        return next < 128 && !(byte == 0x0D && next == 0x0A)
    }

    /// Splits the text into Characters in one pass. The standard library is called only where ASCII bytes do not
    /// determine the boundary.
    private mutating func segment(_ text: String, alphabet: Alphabet) {
        symbols.reserveCapacity(bytes.count / 2)
        starts.reserveCapacity(bytes.count / 2)
        var cache = ScalarCache()
        var offset = 0
        var index = text.startIndex
        var indexOffset = 0
        while offset < bytes.count {
            starts.append(offset)
            if isWholeCharacter(offset) {
                symbols.append(alphabet.number(ofASCII: bytes[offset]))
                offset += 1
                continue
            }
            if indexOffset != offset {
                // The index is found from the last one rather than from the start of the text: in a bridged string
                // that is not stored as UTF-8, every byte in between is counted.
                index = text.utf8.index(index, offsetBy: offset - indexOffset)
            }
            let next = text.index(after: index)
            let byteCount = text.utf8.distance(from: index, to: next)
            if let scalar = singleScalar(at: offset, byteCount: byteCount) {
                symbols.append(
                    cache.number(of: scalar) { alphabet.number(of: text[index], byteCount: byteCount) })
            } else {
                symbols.append(alphabet.number(of: text[index], byteCount: byteCount))
            }
            // A Character has at least one byte; `max` guards against an endless loop on a faulty string.
            offset += max(1, byteCount)
            index = next
            indexOffset = offset
        }
        starts.append(bytes.count)
    }

    /// Returns the UTF-8 of the Character as one number if it is a single scalar outside ASCII.
    private func singleScalar(at offset: Int, byteCount: Int) -> UInt32? {
        let lead = bytes[offset]
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard length > 1, length == byteCount, offset + length <= bytes.count else {
            return nil
        }
        return bytes[offset..<offset + length].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
