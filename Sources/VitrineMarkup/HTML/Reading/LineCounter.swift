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
            while at < end {
                let isLineEnd = Self.isLineEnd(source, at)
                at += 1
                if isLineEnd {
                    line += 1
                    lineStart = at
                }
            }
        }
        return (line, max(offset, 0) - lineStart + 1)
    }

    /// Returns whether a line ends with the byte at an offset: a line feed, or a carriage return without a line feed
    /// after it.
    /// - Parameter source: the bytes of the whole file.
    @inline(__always)
    static func isLineEnd(_ source: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        let byte = source[offset]
        return byte == 0x0A || byte == 0x0D && (offset + 1 >= source.count || source[offset + 1] != 0x0A)
    }
}
