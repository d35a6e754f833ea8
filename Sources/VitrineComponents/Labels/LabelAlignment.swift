/// The alignment of a label's lines; the cases are those of `NSTextAlignment`.
public enum LabelAlignment: String, Hashable, Sendable, CaseIterable {
    /// On the side where the text begins: left for Latin script, right for Arabic.
    case natural
    /// On the left side, whatever the script.
    case left
    /// Centered.
    case center
    /// On the right side, whatever the script.
    case right
    /// On both sides; the last line is ``natural``.
    case justified
}
