import VitrineSupport

/// Finds the lines and columns of ascending offsets, in one pass over the source for any number of them.
package struct PlaceCursor {
    private let text: Bytes
    private var at = 0
    private var line = 1
    private var lineStart = 0
    /// The number of UTF-16 code units between the start of the line and `at`.
    private var units = 0

    package init(_ page: PageTree) { text = page.document.text[..<page.document.sourceCount] }

    /// Creates a cursor for a text whose indices begin at 0.
    package init(_ text: Bytes) { self.text = text }

    /// Returns the line and the column in bytes of a byte offset, which must not be less than the last one.
    package mutating func place(_ offset: Int) -> (line: Int, column: Int) {
        let end = min(max(offset, at), text.count)
        while at < end {
            let byte = text[at]
            at += 1
            // A carriage return ends a line unless a line feed follows it.
            if byte <= 0x0D, byte == 0x0A || byte == 0x0D && (at >= text.count || text[at] != 0x0A) {
                line += 1
                lineStart = at
                units = 0
            } else {
                // Every byte except continuation bytes begins a character; characters of four bytes take two units.
                units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
            }
        }
        return (line, at - lineStart + 1)
    }

    /// The part of the line around the last place.
    package var sourceLine: SourceLine {
        let first = max(lineStart, at - SourceLine.reach)
        var end = at
        while end < text.count, end < at + SourceLine.reach, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
        let start = first + text[first..<at].prefix { $0 & 0xC0 == 0x80 }.count
        let isCutAfter = end < text.count && text[end] != 0x0A && text[end] != 0x0D
        if isCutAfter { while end > at, text[end] & 0xC0 == 0x80 { end -= 1 } }
        return SourceLine(
            bytes: Array(text[start..<end]), offset: at - start, isCutBefore: start > lineStart,
            isCutAfter: isCutAfter, utf16Column: units + 1)
    }
}
