import VitrineSupport

/// A piece of CSS that a reader found, for messages.
enum StylePiece: Equatable, Sendable {
    /// The end of the value.
    case end
    /// Whitespace.
    case space
    /// Text as it is written.
    case text(Bytes)
    /// A string or `url()` that is not closed.
    case unclosed(Bytes)
    /// The name and opening parenthesis of a function, which is shown as `name(…)`.
    case function(Bytes)

    /// The piece in words, to follow "found".
    var words: String {
        switch self {
        case .end: "the end"
        case .space: "a space"
        case .text(let bytes): quoted(bytes)
        case .unclosed(let bytes): quoted(bytes) + " (not closed)"
        case .function(let bytes): quoted(bytes + Bytes("…)".utf8))
        }
    }
}
