/// The look of a text in a row.
public struct LabelConfiguration: Hashable, Sendable {
    /// The color; nil uses that of the list.
    public var textColor: ListColor?
    /// The number of lines after which the text is truncated; 0 or less means no limit. The stylesheet supports 1 to
    /// 20.
    public var numberOfLines: Int
    /// The number of lines after which the text is truncated if the list is less than 16 em wide, as when the font is
    /// very large. 0 or less means no limit. The stylesheet supports 1 to 6.
    public var accessibilityNumberOfLines: Int
    /// Whether the text is marked as changed. If so, it also flashes twice, unless the reader prefers reduced motion.
    public var isHighlighted: Bool

    /// Creates a configuration.
    public init(
        textColor: ListColor? = nil, numberOfLines: Int = 0, accessibilityNumberOfLines: Int = 0,
        isHighlighted: Bool = false
    ) {
        self.textColor = textColor
        self.numberOfLines = numberOfLines
        self.accessibilityNumberOfLines = accessibilityNumberOfLines
        self.isHighlighted = isHighlighted
    }

    /// The look of a secondary text, in a muted color.
    public static let secondary = LabelConfiguration(textColor: .muted)

    /// Returns the classes of the text, preceded by the class `own`.
    func classes(after own: String) -> String {
        var classes = own
        if let textColor { classes += " color-\(textColor.name)" }
        if numberOfLines > 0 { classes += " lines lines-\(numberOfLines)" }
        if accessibilityNumberOfLines > 0 { classes += " large-lines-\(accessibilityNumberOfLines)" }
        return classes
    }
}
