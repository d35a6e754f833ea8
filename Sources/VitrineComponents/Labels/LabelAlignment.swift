/// The alignment of the lines of a label; the cases are those of `NSTextAlignment`.
public enum LabelAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the side where the text starts: left for Latin script, right for Arabic.
    case natural
    /// At the left side, whatever the script.
    case left
    /// Centered.
    case center
    /// At the right side, whatever the script.
    case right
    /// Justified; the last line is aligned as with ``natural``.
    case justified
}
