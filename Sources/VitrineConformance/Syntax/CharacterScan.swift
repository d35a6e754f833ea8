import VitrineSupport

/// Finds bytes and characters that are not allowed in a page.
struct CharacterScan {
    /// A problem with a byte or a character.
    enum Kind: CaseIterable {
        /// A byte that does not belong to valid UTF-8.
        case invalid
        /// U+0000.
        case nul
        /// U+0001 to U+001F, except HTML whitespace.
        case control
        /// U+007F to U+009F.
        case highControl
        /// U+FDD0 to U+FDEF, and the last two code points of each plane.
        case noncharacter
    }

    /// The offset of the first problem of each kind, as an index into the scanned bytes.
    private(set) var first: [Kind: Int] = [:]
    /// The number of problems of each kind.
    private(set) var count: [Kind: Int] = [:]
    /// Whether an XML parser can read all characters. Form feeds, which it cannot read, are not taken into account.
    private(set) var isReadable = true

    private mutating func add(_ kind: Kind, _ at: Int, isReadable: Bool) {
        if first[kind] == nil { first[kind] = at }
        count[kind, default: 0] += 1
        if !isReadable { self.isReadable = false }
    }

    /// Scans all bytes. If `forbidsReturn` is true, a carriage return is treated as a forbidden control character.
    static func scan(_ bytes: Bytes, forbidsReturn: Bool = false) -> CharacterScan {
        var found = CharacterScan()
        var at = bytes.startIndex
        let end = bytes.endIndex
        while at < end {
            let byte = bytes[at]
            if byte >= 0x20 && byte < 0x7F || byte == 0x0A {
                at += 1
            } else if byte < 0x80 {
                if byte == 0x7F {
                    found.add(.highControl, at, isReadable: true)
                } else if byte == 0 {
                    found.add(.nul, at, isReadable: false)
                } else if byte == 0x0C {
                    // HTML allows a form feed; the XML parser reports it.
                } else if byte != 0x09, byte != 0x0D || forbidsReturn {
                    found.add(.control, at, isReadable: byte == 0x0D)
                }
                at += 1
            } else {
                at += found.scanLong(bytes, at)
            }
        }
        return found
    }

    /// Reads a multi-byte character, and adds the problem if it is not allowed.
    /// - Returns: the number of its bytes; 1 if they are not valid UTF-8.
    private mutating func scanLong(_ bytes: Bytes, _ at: Int) -> Int {
        let lead = bytes[at]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, lead <= 0xF4, at + length <= bytes.endIndex else {
            add(.invalid, at, isReadable: false)
            return 1
        }
        let second = bytes[at + 1]
        var isValid = second & 0xC0 == 0x80
        switch lead {
        case 0xE0: isValid = isValid && second >= 0xA0
        case 0xED: isValid = isValid && second < 0xA0
        case 0xF0: isValid = isValid && second >= 0x90
        case 0xF4: isValid = isValid && second < 0x90
        default: break
        }
        var more = 2
        while isValid, more < length {
            isValid = bytes[at + more] & 0xC0 == 0x80
            more += 1
        }
        guard isValid else {
            add(.invalid, at, isReadable: false)
            return 1
        }
        switch length {
        case 2:
            if lead == 0xC2, second < 0xA0 { add(.highControl, at, isReadable: true) }
        case 3:
            guard lead == 0xEF, second == 0xB7 || second == 0xBF else { break }
            let third = bytes[at + 2]
            if second == 0xB7, third >= 0x90, third <= 0xAF { add(.noncharacter, at, isReadable: true) }
            if second == 0xBF, third >= 0xBE { add(.noncharacter, at, isReadable: false) }
        default:
            if second & 0x0F == 0x0F, bytes[at + 2] == 0xBF, bytes[at + 3] >= 0xBE {
                add(.noncharacter, at, isReadable: true)
            }
        }
        return length
    }

    static func message(_ kind: Kind, _ bytes: Bytes, _ at: Int) -> String {
        let scalar = String(decoding: bytes[at...].prefix(4), as: UTF8.self).unicodeScalars.first?.value ?? 0
        let name = name(Int(scalar))
        switch kind {
        case .noncharacter: return "\(name) is a Unicode noncharacter, which is not allowed in a page"
        case .nul, .control, .highControl, .invalid: return "the control character \(name) is not allowed in a page"
        }
    }

    /// Returns the name of a code point, such as `U+0007`.
    static func name(_ code: Int) -> String {
        let digits = String(code, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
