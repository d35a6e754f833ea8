import VitrineSupport

/// The text found in a value where something else is expected.
enum FoundText: Equatable, Sendable {
    case text(Bytes)
    case character(Unicode.Scalar)
    case end

    /// The first character of the rest of a value; the end if nothing is left.
    init(firstOf rest: Bytes) {
        self = rest.isEmpty ? .end : .character(ValueText.scalar(rest, at: rest.startIndex).scalar)
    }

    /// The text that was read; if it is empty, the first character of the rest, or the end if nothing is left.
    init(_ text: Bytes, or rest: Bytes) {
        self = text.isEmpty ? FoundText(firstOf: rest) : .text(text)
    }

    /// The text in words, to follow "found".
    var words: String {
        switch self {
        case .text(let text): quoted(text)
        case .character(let scalar): ValueText.shown(scalar)
        case .end: "the end"
        }
    }
}
