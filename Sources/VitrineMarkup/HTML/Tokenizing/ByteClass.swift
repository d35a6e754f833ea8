/// Classes of bytes in tags, one bit each, so that a loop needs only one lookup per byte.
enum ByteClass {
    /// Bytes that end a tag name (whitespace, `/` and `>`), and U+0000, which is replaced in a name or follows the
    /// input.
    static let nameEnd: UInt8 = 1
    /// Bytes that end an attribute name or are errors in it: those of ``nameEnd`` and `=`, `"`, `'`, `<`.
    static let attributeEnd: UInt8 = 2
    /// Tab, line feed, form feed, carriage return and space.
    static let space: UInt8 = 4
    /// Bytes that end an unquoted value, are errors in it, or begin a character reference.
    static let valueEnd: UInt8 = 8
    /// ASCII capital letters.
    static let capital: UInt8 = 16
    /// ASCII letters and digits.
    static let alphanumeric: UInt8 = 32

    /// Zero bytes, the input of a reader that has not read anything yet.
    static let empty: StaticString = "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"

    /// Creates the table with the bits of each byte. The caller owns the memory.
    static func makeTable() -> UnsafeMutablePointer<UInt8> {
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        table.initialize(repeating: 0, count: 256)
        for byte in [0x09, 0x0A, 0x0C, 0x0D, 0x20] { table[byte] |= space | nameEnd | attributeEnd | valueEnd }
        for byte in [0x00, 0x3E] { table[byte] |= nameEnd | attributeEnd | valueEnd }
        table[0x2F] |= nameEnd | attributeEnd
        for byte in [0x3D, 0x22, 0x27, 0x3C] { table[byte] |= attributeEnd | valueEnd }
        for byte in [0x26, 0x60] { table[byte] |= valueEnd }
        for byte in 0x41...0x5A { table[byte] |= capital | alphanumeric }
        for byte in 0x61...0x7A { table[byte] |= alphanumeric }
        for byte in 0x30...0x39 { table[byte] |= alphanumeric }
        return table
    }
}
