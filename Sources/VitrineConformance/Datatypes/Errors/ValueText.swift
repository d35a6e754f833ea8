import VitrineSupport

/// Decodes the characters of values and formats them for messages.
enum ValueText {
    /// The character at a byte index, and the index of the next one. If the bytes are not UTF-8, the character is
    /// U+FFFD.
    static func scalar(_ value: Bytes, at index: Int) -> (scalar: Unicode.Scalar, next: Int) {
        let lead = value[index]
        guard lead >= 0x80 else { return (Unicode.Scalar(lead), index + 1) }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard lead >= 0xC2, index + length <= value.endIndex else { return ("\u{FFFD}", index + 1) }
        var code = UInt32(lead) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
        for place in index + 1..<index + length {
            guard value[place] & 0xC0 == 0x80 else { return ("\u{FFFD}", index + 1) }
            code = code &<< 6 | UInt32(value[place] & 0x3F)
        }
        guard let scalar = Unicode.Scalar(code) else { return ("\u{FFFD}", index + 1) }
        return (scalar, index + length)
    }

    /// A character for a message: in words if it is a space, tab or line break; as a code point such as `U+200D` if it
    /// is another character that has no glyph of its own; otherwise in quotation marks.
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
