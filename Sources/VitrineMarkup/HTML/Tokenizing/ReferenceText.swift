import VitrineSupport

/// Decodes the character references of a text without parsing the document around it.
package enum ReferenceText {
    /// Returns bytes with every character reference replaced by its characters, as in the value of an attribute.
    package static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "&")) else { return bytes }
        var found: [UInt8] = []
        found.reserveCapacity(bytes.count)
        bytes.withUnsafeBufferPointer { bytes in
            var at = 0
            while at < bytes.count {
                if bytes[at] == UInt8(ascii: "&"), let next = reference(bytes, at) {
                    append(next.first, to: &found)
                    if next.second != 0 { append(next.second, to: &found) }
                    at = next.end
                } else {
                    found.append(bytes[at])
                    at += 1
                }
            }
        }
        return found
    }

    /// The one or two code points of a reference, and the offset after it; the second code point is 0 if there is only
    /// one.
    private typealias Reference = (first: UInt32, second: UInt32, end: Int)

    /// Returns the reference at an offset; nil if `&` is just a character there.
    private static func reference(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Reference? {
        var end = start + 1
        if end < bytes.count, bytes[end] == UInt8(ascii: "#") { return numericReference(bytes, start) }
        while end < bytes.count, bytes[end].isASCIIAlphanumeric { end += 1 }
        guard end > start + 1, let name = bytes.baseAddress.map({ $0 + start + 1 }) else { return nil }
        let references = CharacterReferences.all
        if end < bytes.count, bytes[end] == UInt8(ascii: ";"),
            let found = references.find(name, end - start - 1, closed: true)
        {
            return (found.first, found.second, end + 1)
        }
        var length = min(end - start - 1, CharacterReferences.longestOpenName)
        while length >= 2 {
            if let found = references.find(name, length, closed: false) {
                let after = start + 1 + length
                // In an attribute, a letter, digit or equals sign after the name makes it part of a query string.
                if after < end || after < bytes.count && bytes[after] == UInt8(ascii: "=") { return nil }
                return (found.first, found.second, after)
            }
            length -= 1
        }
        return nil
    }

    private static func numericReference(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Reference? {
        var end = start + 2
        let isHex = end < bytes.count && bytes[end] | 0x20 == UInt8(ascii: "x")
        if isHex { end += 1 }
        let digits = end
        var value: UInt32 = 0
        while end < bytes.count, let digit = bytes[end].hexDigitValue, isHex || digit < 10 {
            value = min(value * (isHex ? 16 : 10) + UInt32(digit), 0x11_0000)
            end += 1
        }
        guard end > digits else { return nil }
        if end < bytes.count, bytes[end] == UInt8(ascii: ";") { end += 1 }
        let isControl = value >= 0x80 && value <= 0x9F
        return (isControl ? windowsCharacter(value) : value, 0, end)
    }

    private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        let scalar = Unicode.Scalar(value).flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}"
        bytes += Array(String(scalar).utf8)
    }

    /// Returns the code point for a number from 0x80 to 0x9F: that of the character in windows-1252.
    static func windowsCharacter(_ value: UInt32) -> UInt32 {
        switch value {
        case 0x80: 0x20AC
        case 0x82: 0x201A
        case 0x83: 0x0192
        case 0x84: 0x201E
        case 0x85: 0x2026
        case 0x86: 0x2020
        case 0x87: 0x2021
        case 0x88: 0x02C6
        case 0x89: 0x2030
        case 0x8A: 0x0160
        case 0x8B: 0x2039
        case 0x8C: 0x0152
        case 0x8E: 0x017D
        case 0x91: 0x2018
        case 0x92: 0x2019
        case 0x93: 0x201C
        case 0x94: 0x201D
        case 0x95: 0x2022
        case 0x96: 0x2013
        case 0x97: 0x2014
        case 0x98: 0x02DC
        case 0x99: 0x2122
        case 0x9A: 0x0161
        case 0x9B: 0x203A
        case 0x9C: 0x0153
        case 0x9E: 0x017E
        case 0x9F: 0x0178
        default: value
        }
    }
}
