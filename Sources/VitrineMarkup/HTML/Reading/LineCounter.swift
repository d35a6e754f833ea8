/// Determines lines and columns of ascending byte offsets in one pass.
package struct LineCounter {
    private var at = 0
    private var line = 1
    private var lineStart = 0

    /// Creates a counter at the first byte.
    package init() {}

    /// Returns the line of an offset in the source, and its column in bytes, both from 1. Offsets must not decrease
    /// from call to call.
    package mutating func place(_ offset: Int, in document: MarkupDocument) -> (line: Int, column: Int) {
        let end = min(offset, document.sourceCount)
        document.text.withUnsafeBufferPointer { text in
            let source = UnsafeBufferPointer(rebasing: text[..<document.sourceCount])
            let units = CodeUnits(source)
            while at < end {
                let isLineEnd = units.isLineEnd(source, at)
                at += 1
                if isLineEnd {
                    line += 1
                    lineStart = at
                }
            }
        }
        return (line, max(offset, 0) - lineStart + 1)
    }
}
