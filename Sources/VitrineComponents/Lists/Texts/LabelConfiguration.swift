/// The look of a text in a row.
public struct LabelConfiguration: Hashable, Sendable {
    /// The color; nil takes that of the list.
    public var textColor: ListColor?
    /// Lines after which the text is cut; nothing or less is as many as it needs. The stylesheet knows 1 to 20.
    public var numberOfLines: Int
    /// Lines after which the text is cut where letters are so large that the list is less than 16 of their sizes wide;
    /// nothing or less is as many as it needs. The stylesheet knows 1 to 6.
    public var accessibilityNumberOfLines: Int
    /// Whether the text has changed since the reader was here last: it is marked, and flashes once.
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

    /// Is weaker than the text.
    public static let secondary = LabelConfiguration(textColor: .muted)

    /// The classes of the text, after one of its own.
    func classes(behind own: String) -> String {
        var classes = own
        if let textColor { classes += " color-\(textColor.name)" }
        if numberOfLines > 0 { classes += " lines lines-\(numberOfLines)" }
        if accessibilityNumberOfLines > 0 { classes += " large-lines-\(accessibilityNumberOfLines)" }
        return classes
    }
}
