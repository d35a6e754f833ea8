import VitrineSupport

/// Classes of UTF-8 bytes, based on the classes of code points in CSS Syntax 3, section 4.2.
extension UInt8 {
    /// Whether the byte is a line break, or one half of the line break CRLF.
    var isNewline: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
    /// Whether the byte is, or belongs to, an ident-start code point. NUL is included, because it is read as U+FFFD.
    var isNameStart: Bool { isASCIILetter || self == 0x5F || self >= 0x80 || self == 0 }
    /// Whether the byte is, or belongs to, an ident code point.
    var isName: Bool { isNameStart || isASCIIDigit || self == 0x2D }
}
