/// How the lines of a label are set; the cases are those of `NSTextAlignment`.
public enum LabelAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the side where the text begins: left for Latin script, right for Arabic.
    case natural
    /// At the left side, whatever the script.
    case left
    /// In the middle.
    case center
    /// At the right side, whatever the script.
    case right
    /// At both sides; the last line as ``natural``.
    case justified
}
