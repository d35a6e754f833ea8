/// Searches for characters that need a closer check, in one pass that handles ASCII text sixty-four bytes at a time.
///
/// Nearly every page is plain, and then no other check of its characters is needed.
enum CharacterCensus {
    /// Returns whether bytes are UTF-8 without noncharacters and without control characters other than tabs and line
    /// breaks.
    /// - Parameter allowsReturn: whether a carriage return is a line break.
    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, allowsReturn: Bool) -> Bool {
        guard let base = bytes.baseAddress else { return true }
        let count = bytes.count
        var at = 0
        while at < count {
            if at + 64 <= count, isPlainBlock(UnsafeRawPointer(base + at)) {
                at += 64
                continue
            }
            // A character that begins in a block may end in the next one.
            let end = min(at + 64, count)
            while at < end {
                if at + 8 <= count, oddBits(UnsafeRawPointer(base + at)) & highBits == 0 {
                    at += 8
                    continue
                }
                let byte = base[at]
                if byte < 0x80 {
                    let isText = byte >= 0x20 && byte != 0x7F
                    guard isText || byte == 0x0A || byte == 0x09 || byte == 0x0D && allowsReturn else { return false }
                    at += 1
                } else {
                    let length = plainLength(base + at, count - at)
                    if length == 0 { return false }
                    at += length
                }
            }
        }
        return true
    }

    /// The highest bit of every byte of a word.
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Returns whether sixty-four bytes are all printable ASCII characters or line feeds.
    @inline(__always)
    private static func isPlainBlock(_ block: UnsafeRawPointer) -> Bool {
        var odd: UInt64 = 0
        for word in 0..<8 { odd |= oddBits(block + word * 8) }
        return odd & highBits == 0
    }

    /// Checks eight bytes. In the result, the highest bit of each byte is set if the corresponding byte is neither a
    /// printable ASCII character nor a line feed.
    @inline(__always)
    private static func oddBits(_ word: UnsafeRawPointer) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let bytes = word.loadUnaligned(as: UInt64.self)
        // With the highest bit of each byte cleared, no sum carries into the next byte.
        let low = bytes & (ones &* 0x7F)
        let isControl = ~(low &+ (ones &* 0x60))
        let isNoLineFeed = (low ^ (ones &* 0x0A)) &+ (ones &* 0x7F)
        let isDelete = low &+ ones
        return (isControl & isNoLineFeed) | isDelete | bytes
    }

    /// Returns the length of a character of several bytes; 0 if it is invalid or needs a closer check.
    private static func plainLength(_ bytes: UnsafePointer<UInt8>, _ left: Int) -> Int {
        let lead = bytes[0]
        guard lead >= 0xC2, lead <= 0xF4, left >= 2, bytes[1] & 0xC0 == 0x80 else { return 0 }
        if lead < 0xE0 { return lead == 0xC2 && bytes[1] < 0xA0 ? 0 : 2 }
        guard left >= 3, bytes[2] & 0xC0 == 0x80 else { return 0 }
        if lead < 0xF0 {
            switch lead {
            case 0xE0: return bytes[1] >= 0xA0 ? 3 : 0
            case 0xED: return bytes[1] < 0xA0 ? 3 : 0
            // U+FDD0 to U+FDEF, U+FFFE and U+FFFF.
            case 0xEF where bytes[1] == 0xB7: return bytes[2] >= 0x90 && bytes[2] <= 0xAF ? 0 : 3
            case 0xEF where bytes[1] == 0xBF: return bytes[2] >= 0xBE ? 0 : 3
            default: return 3
            }
        }
        guard left >= 4, bytes[3] & 0xC0 == 0x80 else { return 0 }
        if lead == 0xF0, bytes[1] < 0x90 { return 0 }
        if lead == 0xF4, bytes[1] >= 0x90 { return 0 }
        // The last two code points of every plane.
        if bytes[1] & 0x0F == 0x0F, bytes[2] == 0xBF, bytes[3] >= 0xBE { return 0 }
        return 4
    }
}
