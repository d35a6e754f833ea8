/// A part of a text whose bytes are not contiguous, or of the pending text of a table.
struct TextPiece: BitwiseCopyable {
    var start: Int32
    var count: Int32
    /// The index of the next part; -1 for the last one. For pending text of a table, the offset of the part in the
    /// input.
    var next: Int32
}
