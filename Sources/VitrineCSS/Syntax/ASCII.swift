/// Tests and conversions of single bytes, ASCII only, as CSS compares names.
extension UInt8 {
    /// Whether it is a letter from a to z, of either case.
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    /// Whether it is a digit from 0 to 9.
    var isDigit: Bool { self &- 0x30 < 10 }
    /// Whether it is a hexadecimal digit.
    var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
    /// Whether it is a tab, a line break, a form feed or a space.
    var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }
    /// Whether it ends a line.
    var isNewline: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
    /// The small letter of a capital; everything else as it is.
    var lowered: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
    /// Whether a name may begin with it. NUL counts, because it is read as U+FFFD.
    var isNameStart: Bool { isLetter || self == 0x5F || self >= 0x80 || self == 0 }
    /// Whether a name may contain it.
    var isName: Bool { isNameStart || isDigit || self == 0x2D }
}

extension String {
    /// The text with the capitals A to Z as small letters, and no other letter changed.
    package var asciiLowercased: String {
        var needsChange = false
        for byte in utf8 where byte &- 0x41 < 26 { needsChange = true }
        return needsChange ? String(decoding: utf8.map(\.lowered), as: UTF8.self) : self
    }
}
