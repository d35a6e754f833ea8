extension HTML {
    /// Writes a text, with character references where its context needs them.
    @usableFromInline
    func writeEscaped(_ text: String, _ context: EscapeContext) {
        let copied: Void? = text.utf8.withContiguousStorageIfAvailable { source in
            if let start = source.baseAddress { writeEscaped(start, count: source.count, context) }
        }
        if copied == nil {
            var native = text
            native.withUTF8 { source in
                if let start = source.baseAddress { writeEscaped(start, count: source.count, context) }
            }
        }
    }

    /// Writes UTF-8 bytes, with character references where their context needs them.
    ///
    /// The loop copies and checks eight bytes at a time. It stops at each byte that may need escaping, writes that
    /// character, and continues after it. It also stops at each `"` and each byte above ASCII, even if they need no
    /// escaping, so that one comparison finds both `"` and `&`, and no comparison is needed for bytes above ASCII.
    func writeEscaped(_ source: UnsafePointer<UInt8>, count length: Int, _ context: EscapeContext) {
        let bytes = store
        bytes.pointee.reserve(length)
        var target = bytes.pointee.base + bytes.pointee.count
        var index = 0
        while index < length {
            let rest = length &- index
            let word =
                rest >= 8
                ? UInt64(littleEndian: UnsafeRawPointer(source + index).loadUnaligned(as: UInt64.self))
                : Self.tail(source + index, rest)
            // This may store up to seven bytes past the end of the text, into the slack of the store.
            UnsafeMutableRawPointer(target).storeBytes(of: word.littleEndian, as: UInt64.self)
            let marks = Self.suspects(in: word)
            if marks == 0 {
                let step = min(rest, 8)
                index &+= step
                target += step
                continue
            }
            let plain = marks.trailingZeroBitCount >> 3
            index &+= plain
            target += plain
            let byte = source[index]
            if Self.isPlain(byte, context) {
                target.pointee = byte
                index &+= 1
                target += 1
            } else {
                bytes.pointee.count = target - bytes.pointee.base
                index &+= writeSpecial(source + index, remaining: length &- index, context)
                bytes.pointee.reserve(length &- index)
                target = bytes.pointee.base + bytes.pointee.count
            }
        }
        bytes.pointee.count = target - bytes.pointee.base
    }

    /// Returns the last one to seven bytes as a word, padded with letters. Reads nothing outside of the text.
    @inline(__always)
    static func tail(_ source: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
        let raw = UnsafeRawPointer(source)
        let filler: UInt64 = 0x6161_6161_6161_6161 << UInt64(length &* 8)
        if length >= 4 {
            let low = UInt64(UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self)))
            let high = UInt64(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: length &- 4, as: UInt32.self)))
            return filler | low | high << UInt64((length &- 4) &* 8)
        }
        let middle = length >> 1
        let ends = UInt64(source[0]) | UInt64(source[length &- 1]) << UInt64((length &- 1) &* 8)
        return filler | ends | UInt64(source[middle]) << UInt64(middle &* 8)
    }

    /// Returns a word in which the high bit of each suspect byte is set, and no other bits. Suspect bytes are control
    /// characters, `"`, `&`, `<`, `>`, DEL, and bytes above ASCII. Because of borrows, the byte after a marked one may
    /// be marked wrongly, but the first mark is right, and no suspect byte is missed.
    @inline(__always)
    static func suspects(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let controls = (word &- ones &* 0x20) & ~word
        // `"` and `&` differ only in bit 2, `<` and `>` only in bit 1: one comparison finds both bytes of a pair.
        let quotes = (word | (ones &* 0x04)) ^ (ones &* 0x26)
        let angles = (word | (ones &* 0x02)) ^ (ones &* 0x3E)
        let delete = word ^ (ones &* 0x7F)
        let zeros =
            ((quotes &- ones) & ~quotes) | ((angles &- ones) & ~angles) | ((delete &- ones) & ~delete)
        return (controls | zeros | word) & (ones &* 0x80)
    }

    /// Returns whether a byte can be written unchanged without another check. Returns false for `C2`, `EF` and the
    /// bytes from `F0` to `F4`, because they may begin a character that XML or HTML forbids.
    @inline(__always)
    static func isPlain(_ byte: UInt8, _ context: EscapeContext) -> Bool {
        switch byte {
        case 0x09, 0x0A: context != .attribute
        case 0x00..<0x20, 0x7F: false
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): context == .comment
        case UInt8(ascii: "\""): context != .attribute
        case 0xC2, 0xEF, 0xF0...0xF4: false
        default: true
        }
    }

    /// Writes one character that may need escaping. Returns the number of bytes of the source that were consumed.
    ///
    /// - A carriage return, with or without a line feed after it, becomes one line feed, as in parsers.
    /// - In an attribute, tab and line feed are written as references, because XML parsers would turn them into spaces.
    /// - Other control characters (including DEL and C1) and noncharacters are forbidden in HTML (13.2.3.5), in XML
    ///   (2.2) or in both. They become U+FFFD and are reported.
    @inline(never)
    func writeSpecial(_ source: UnsafePointer<UInt8>, remaining: Int, _ context: EscapeContext) -> Int {
        let byte = source[0]
        switch byte {
        case UInt8(ascii: "&"): store.pointee.append("&amp;")
        case UInt8(ascii: "<"): store.pointee.append("&lt;")
        case UInt8(ascii: ">"): store.pointee.append("&gt;")
        case UInt8(ascii: "\""): store.pointee.append("&quot;")
        case 0x09: store.pointee.append("&#9;")
        case 0x0A: store.pointee.append("&#10;")
        case 0x0D:
            if context == .attribute { store.pointee.append("&#10;") } else { store.pointee.append("\n") }
            return remaining > 1 && source[1] == 0x0A ? 2 : 1
        case 0xC2, 0xEF, 0xF0...0xF4:
            let length = byte == 0xC2 ? 2 : byte == 0xEF ? 3 : 4
            guard remaining >= length else { return replace(byte, remaining) }
            if let scalar = Self.forbiddenScalar(source, length) { return replace(scalar, length) }
            store.pointee.append(source, count: length)
            return length
        default: return replace(byte, 1)
        }
        return 1
    }

    private func replace(_ scalar: some BinaryInteger, _ length: Int) -> Int {
        report(.replacedCharacter(UInt32(scalar)))
        store.pointee.append("\u{FFFD}")
        return length
    }

    /// Returns the scalar in the first `length` bytes of `source` if it is a C1 control or a noncharacter; otherwise
    /// nil.
    private static func forbiddenScalar(_ source: UnsafePointer<UInt8>, _ length: Int) -> UInt32? {
        var value = UInt32(source[0]) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for offset in 1..<length { value = value << 6 | UInt32(source[offset]) & 0x3F }
        let isC1 = (0x80...0x9F).contains(value)
        let isNoncharacter = value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
        return isC1 || isNoncharacter ? value : nil
    }

    func write(_ number: Int) {
        let bytes = store
        bytes.pointee.reserve(24)
        if number < 0 { bytes.pointee.put(UInt8(ascii: "-")) }
        var rest = number.magnitude
        let start = bytes.pointee.count
        repeat {
            bytes.pointee.put(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        var low = start
        var high = bytes.pointee.count - 1
        while low < high {
            let swapped = bytes.pointee.base[low]
            bytes.pointee.base[low] = bytes.pointee.base[high]
            bytes.pointee.base[high] = swapped
            low += 1
            high -= 1
        }
    }
}
