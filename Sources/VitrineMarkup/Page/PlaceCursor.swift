import VitrineSupport

/// Finds the lines and columns of ascending offsets, in one pass over the source for any number of them.
package struct PlaceCursor {
    private let text: Bytes
    private let codeUnits: CodeUnits
    private var at = 0
    private var line = 1
    private var lineStart = 0
    /// The number of UTF-16 code units between the start of the line and `at`.
    private var units = 0

    package init(_ page: PageTree) { self.init(page.document.text[..<page.document.sourceCount]) }

    /// Creates a cursor for a text whose indices begin at 0.
    package init(_ text: Bytes) {
        self.text = text
        codeUnits = CodeUnits(text)
    }

    /// Returns the line of a byte offset, and its column in bytes, both from 1. The offset must not be less than the
    /// last one.
    package mutating func place(_ offset: Int) -> (line: Int, column: Int) {
        let end = min(max(offset, at), text.count)
        while at < end {
            let byte = text[at]
            // No byte of a line break is greater than 0x0D; the comparison saves most of the calls.
            if byte <= 0x0D, codeUnits.isLineEnd(text, at) {
                line += 1
                lineStart = at + 1
                units = 0
            } else if codeUnits.isWide {
                units += at & 1
            } else {
                // Every byte except continuation bytes begins a character; characters of four bytes take two units.
                units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
            }
            at += 1
        }
        return (line, at - lineStart + 1)
    }

    /// The part of the line around the last place.
    package var sourceLine: SourceLine {
        if codeUnits.isWide { return wideSourceLine }
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

    /// The part of the line around the last place, for a file in UTF-16.
    private var wideSourceLine: SourceLine {
        func isInLine(_ offset: Int) -> Bool {
            guard offset + 1 < text.count else { return false }
            let unit = codeUnits.unit(text, offset)
            return unit != 0x0A && unit != 0x0D
        }
        // Lines and code units begin at even offsets.
        let place = at & ~1
        let start = max(lineStart, place - SourceLine.reach)
        var end = place
        while end < place + SourceLine.reach, isInLine(end) { end += 2 }
        let before = codeUnits.text(text[start..<place])
        let after = codeUnits.text(text[place..<end])
        return SourceLine(
            bytes: Array((before + after).utf8), offset: before.utf8.count, isCutBefore: start > lineStart,
            isCutAfter: isInLine(end), utf16Column: units + 1)
    }
}
