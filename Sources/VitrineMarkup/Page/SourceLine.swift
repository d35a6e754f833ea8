/// The piece of a page's line around a finding, for people, and the column as other programs count it.
package struct SourceLine: Hashable, Sendable {
    /// The piece of the line, as bytes of the page.
    package var bytes: [UInt8]
    /// Where in `bytes` the finding is.
    package var offset: Int
    /// Whether the line goes on before the piece.
    package var isCutBefore: Bool
    /// Whether the line goes on after it.
    package var isCutAfter: Bool
    /// The column in UTF-16 code units, from 1.
    package var utf16Column: Int

    /// Creates a piece.
    package init(bytes: [UInt8], offset: Int, isCutBefore: Bool = false, isCutAfter: Bool = false, utf16Column: Int) {
        self.bytes = bytes
        self.offset = offset
        self.isCutBefore = isCutBefore
        self.isCutAfter = isCutAfter
        self.utf16Column = utf16Column
    }

    /// So many bytes before and after a finding are kept; what is shown is cut again, by its width.
    package static let reach = 400
}
