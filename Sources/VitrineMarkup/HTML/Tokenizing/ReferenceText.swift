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
            while let mark = bytes[at...].firstIndex(of: UInt8(ascii: "&")) {
                found.append(contentsOf: bytes[at..<mark])
                if let next = reference(bytes, mark) {
                    append(next.first, to: &found)
                    if next.second != 0 { append(next.second, to: &found) }
                    at = next.end
                } else {
                    found.append(bytes[mark])
                    at = mark + 1
                }
            }
            found.append(contentsOf: bytes[at...])
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
        guard let (found, length) = references.findOpen(name, end - start - 1) else { return nil }
        let after = start + 1 + length
        // In an attribute, a name with a letter, digit or equals sign after it is taken as part of a query string.
        if after < end || after < bytes.count && bytes[after] == UInt8(ascii: "=") { return nil }
        return (found.first, found.second, after)
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

    /// The code points of the bytes 0x80 to 0xFF in windows-1252. The code point of an unassigned byte is its number.
    private static let windowsCharacters = SingleByteTables.all.codes(.windows1252) ?? []

    /// Returns the code point for a number from 0x80 to 0x9F: that of the character with this byte in windows-1252.
    static func windowsCharacter(_ value: UInt32) -> UInt32 {
        let index = Int(value) - 0x80
        return windowsCharacters.indices.contains(index) ? UInt32(windowsCharacters[index]) : value
    }
}
