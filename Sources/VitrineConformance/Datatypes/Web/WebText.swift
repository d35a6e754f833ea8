/// Looking at bytes and characters of values, shared by the types of the web.
enum WebText {
    /// Without white space around it.
    static func trimmed(_ value: Bytes) -> Bytes {
        var start = value.startIndex
        var end = value.endIndex
        while start < end, value[start].isHTMLSpace { start += 1 }
        while end > start, value[end - 1].isHTMLSpace { end -= 1 }
        return value[start..<end]
    }

    /// With capitals of ASCII made small.
    static func lowercased(_ value: Bytes) -> String {
        String(decoding: value.lazy.map { 0x41 <= $0 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// Whether a value is a word of small letters, whatever its capitals.
    static func equal(_ value: Bytes, _ word: String) -> Bool {
        guard value.count == word.utf8.count else { return false }
        return word.utf8.elementsEqual(value.lazy.map { 0x41 <= $0 && $0 <= 0x5A ? $0 | 0x20 : $0 })
    }

    /// The character that begins at a byte, and where the next one begins; U+FFFD where the bytes are not UTF-8.
    static func scalar(_ value: Bytes, at index: Int) -> (scalar: Unicode.Scalar, next: Int) {
        let lead = value[index]
        guard lead >= 0x80 else { return (Unicode.Scalar(lead), index + 1) }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, index + length <= value.endIndex else { return ("\u{FFFD}", index + 1) }
        var code = UInt32(lead) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
        for place in index + 1..<index + length {
            guard value[place] & 0xC0 == 0x80 else { return ("\u{FFFD}", index + 1) }
            code = code << 6 | UInt32(value[place] & 0x3F)
        }
        guard let scalar = Unicode.Scalar(code) else { return ("\u{FFFD}", index + 1) }
        return (scalar, index + length)
    }

    /// A character for a message: in quotation marks, or by its number where nobody would see it.
    static func shown(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case " ": return "a space"
        case "\t": return "a tab"
        case "\n", "\r": return "a line break"
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
        default: return "“\(scalar)”"
        }
    }
}

extension UInt8 {
    /// Whether it is a digit of ASCII.
    var isASCIIDigit: Bool { 0x30 <= self && self <= 0x39 }
    /// Whether it is a letter of ASCII.
    var isASCIILetter: Bool { 0x61 <= self | 0x20 && self | 0x20 <= 0x7A }
    /// Whether it is a hexadecimal digit.
    var isASCIIHexDigit: Bool { isASCIIDigit || 0x61 <= self | 0x20 && self | 0x20 <= 0x66 }
    /// The value of a hexadecimal digit.
    var hexValue: Int { isASCIIDigit ? Int(self) - 0x30 : Int(self | 0x20) - 0x57 }
}

/// What is wrong with a value; thrown by the parsers of values, caught where a type is judged.
struct ValueProblem: Error {
    /// In words that follow "Bad value: ".
    let text: String

    /// A text of any length is cut: what is wrong stands at its beginning.
    init(_ text: String) { self.text = text.utf8.count > 1_000 ? text.prefix(400) + "…" : text }
}
