/// A part of a text that is not one range of bytes.
struct TextPiece: BitwiseCopyable {
    var start: Int32
    var count: Int32
    /// The next part, -1 after the last one. In pending table text, its place in the input.
    var next: Int32
}
