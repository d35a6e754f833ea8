import VitrineMarkup
import VitrineSupport

/// An excerpt from a line of a page or stylesheet, for a terminal, and the number of columns before the caret.
struct SourceExcerpt: Hashable {
    /// The excerpt, on one line, without control characters.
    let text: String
    /// The number of columns of `text` before the caret.
    let caret: Int

    /// The maximum number of columns of the excerpt. An ellipsis at the end is not included.
    static let width = 100
    /// The maximum number of columns before the caret. An ellipsis at the start is not included.
    static let before = 60

    /// Cuts a line around a finding.
    init(_ line: SourceLine) {
        let offset = min(max(line.offset, 0), line.bytes.count)
        let before = Self.cells(line.bytes[..<offset])
        let after = Self.cells(line.bytes[offset...])
        var start = before.count
        var width = 0
        while start > 0, width + before[start - 1].width <= Self.before {
            start -= 1
            width += before[start].width
        }
        let isCut = start > 0 || line.isCutBefore
        var text = isCut ? "…" : ""
        text += before[start...].map(\.text).joined()
        caret = width + (isCut ? 1 : 0)
        var end = 0
        var total = caret
        while end < after.count, total + after[end].width <= Self.width {
            text += after[end].text
            total += after[end].width
            end += 1
        }
        self.text = text + (end < after.count || line.isCutAfter ? "…" : "")
    }

    private struct Cell {
        var text: String
        var width: Int
    }

    private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
        String(decoding: bytes, as: UTF8.self).map { character in
            if character == "\t" { return Cell(text: "    ", width: 4) }
            let text = String(character)
            let safe = TerminalText.safe(text)
            return safe == text
                ? Cell(text: text, width: DisplayWidth.of(character)) : Cell(text: safe, width: safe.count)
        }
    }
}
