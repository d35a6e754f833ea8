/// A part of a text that is not one range of bytes.
struct TextPiece: BitwiseCopyable {
    var start: Int32
    var count: Int32
    /// The next part, -1 after the last one. For pending text of a table, the offset of the part in the input.
    var next: Int32
}
