extension HTMLTokenizer {
    /// Reads a character reference (character reference state and those that follow) at `&`, and appends its characters
    /// to the decoded bytes.
    /// - Returns: the length of the reference in bytes; 0 if `&` is just a character.
    mutating func readReference(inAttribute: Bool) -> Int {
        let start = at
        let next = input[start + 1]
        if next == UInt8(ascii: "#") { return readNumericReference(start) }
        guard store.pointee.classes[Int(next)] & ByteClass.alphanumeric != 0 else { return 0 }
        var end = start + 1
        while store.pointee.classes[Int(input[end])] & ByteClass.alphanumeric != 0 { end += 1 }
        let hasSemicolon = input[end] == UInt8(ascii: ";")
        if hasSemicolon, let found = CharacterReferences.all.find(input + start + 1, end - start - 1, closed: true) {
            append(found)
            return end + 1 - start
        }
        if let (found, length) = CharacterReferences.all.findOpen(input + start + 1, end - start - 1) {
            let after = start + 1 + length
            if inAttribute,
                input[after] == UInt8(ascii: "=")
                    || store.pointee.classes[Int(input[after])] & ByteClass.alphanumeric != 0
            {
                return 0
            }
            error(.missingSemicolonAfterCharacterReference, at: after)
            append(found)
            return length + 1
        }
        if hasSemicolon { error(.unknownNamedCharacterReference, at: end) }
        return 0
    }

    private func append(_ found: CharacterReferences.Expansion) {
        store.pointee.decode(found.first)
        if found.second != 0 { store.pointee.decode(found.second) }
    }

    /// Numeric character reference state and those that follow.
    private mutating func readNumericReference(_ start: Int) -> Int {
        var end = start + 2
        var value: UInt32 = 0
        let isHex = input[end] | 0x20 == UInt8(ascii: "x")
        if isHex { end += 1 }
        let digits = end
        while true {
            let byte = input[end]
            var digit = UInt32(byte &- 0x30)
            if digit > 9 {
                guard isHex, (byte | 0x20) &- 0x61 < 6 else { break }
                digit = UInt32((byte | 0x20) &- 0x61 + 10)
            }
            value = min(value &* (isHex ? 16 : 10) &+ digit, 0x11_0000)
            end += 1
        }
        if end == digits {
            error(.absenceOfDigitsInNumericCharacterReference, at: end)
            return 0
        }
        if input[end] == UInt8(ascii: ";") {
            end += 1
        } else {
            error(.missingSemicolonAfterCharacterReference, at: end)
        }
        store.pointee.decode(checked(value, at: end))
        return end - start
    }

    /// Numeric character reference end state.
    private func checked(_ value: UInt32, at offset: Int) -> UInt32 {
        switch value {
        case 0:
            error(.nullCharacterReference, at: offset)
            return 0xFFFD
        case 0x11_0000...:
            error(.characterReferenceOutsideUnicodeRange, at: offset)
            return 0xFFFD
        case 0xD800...0xDFFF:
            error(.surrogateCharacterReference, at: offset)
            return 0xFFFD
        case 0xFDD0...0xFDEF:
            error(.noncharacterCharacterReference, at: offset)
            return value
        case 0x0D, 0x7F...0x9F, 0x00...0x08, 0x0B, 0x0E...0x1F:
            error(.controlCharacterReference, at: offset)
            return value >= 0x80 ? ReferenceText.windowsCharacter(value) : value
        default:
            if value & 0xFFFE == 0xFFFE { error(.noncharacterCharacterReference, at: offset) }
            return value
        }
    }
}
