/// The alignment of the lines of a label; the cases are those of `NSTextAlignment`.
public enum LabelAlignment: String, Hashable, Sendable, CaseIterable {
    /// The alignment that the theme gives to text. In the default theme, lines start at the side where the content
    /// around the label starts: left on an English page, whatever the script of the label. In a theme without such a
    /// rule, they start where the text itself starts: left for Latin script, right for Arabic.
    case natural
    /// At the left side, whatever the script.
    case left
    /// Centered.
    case center
    /// At the right side, whatever the script.
    case right
    /// Justified. The last line starts where the text itself starts: left for Latin script, right for Arabic.
    case justified
}
