/// A line and a column, both starting at 1.
package struct TextPlace: Hashable, Sendable {
    /// The line; CR, LF, CRLF and FF are line breaks.
    package var line: Int
    /// The column, in characters (Unicode scalars).
    package var column: Int

    /// Creates the place of a byte. The time is proportional to the offset.
    package init(_ offset: Int, in bytes: [UInt8]) {
        var line = 1
        var start = 0
        let end = min(offset, bytes.count)
        for index in 0..<end where bytes[index].isNewline {
            if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
            line += 1
            start = index + 1
        }
        self.line = line
        column = 1 + bytes[min(start, end)..<end].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }

    /// Creates a place from a line and a column.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
