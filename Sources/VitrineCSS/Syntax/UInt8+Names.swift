import VitrineSupport

/// The classes of UTF-8 bytes that CSS Syntax 3, section 4.2, defines.
extension UInt8 {
    /// Whether the byte ends a line.
    var isNewline: Bool { self == 0x0A || self == 0x0D || self == 0x0C }
    /// Whether a name may begin with the byte. NUL is included, because it is read as U+FFFD.
    var isNameStart: Bool { isASCIILetter || self == 0x5F || self >= 0x80 || self == 0 }
    /// Whether a name may contain the byte.
    var isName: Bool { isNameStart || isASCIIDigit || self == 0x2D }
}
