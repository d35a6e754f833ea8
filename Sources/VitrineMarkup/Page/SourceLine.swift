/// The part of a source line around a finding, to be shown to users, and the column in UTF-16 code units for other
/// programs.
package struct SourceLine: Hashable, Sendable {
    /// The part of the line, as bytes of the file, or in UTF-8 if the file is in UTF-16.
    package var bytes: [UInt8]
    /// The offset of the finding in `bytes`.
    package var offset: Int
    /// Whether the line continues before this part.
    package var isCutBefore: Bool
    /// Whether the line continues after this part.
    package var isCutAfter: Bool
    /// The column in UTF-16 code units, from 1.
    package var utf16Column: Int

    /// Creates a part of a line.
    package init(bytes: [UInt8], offset: Int, isCutBefore: Bool = false, isCutAfter: Bool = false, utf16Column: Int) {
        self.bytes = bytes
        self.offset = offset
        self.isCutBefore = isCutBefore
        self.isCutAfter = isCutAfter
        self.utf16Column = utf16Column
    }

    /// The maximum number of bytes of the file that are kept on each side of a finding. For display, the part is cut
    /// again, to a maximum width.
    package static let reach = 400
}
