/// The look of a section of a list.
public struct ListSectionConfiguration: Hashable, Sendable {
    /// The layout of the rows.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// From edge to edge.
        case plain
        /// Within a border with rounded corners.
        case insetGrouped = "inset-grouped"
    }

    /// The layout of the rows.
    public var style: Style
    /// The background color of the rows, shown as a light tint; nil for none.
    public var backgroundColor: ListColor?

    /// Creates a configuration.
    public init(_ style: Style = .insetGrouped, backgroundColor: ListColor? = nil) {
        self.style = style
        self.backgroundColor = backgroundColor
    }

    /// Rows from edge to edge.
    public static let plain = ListSectionConfiguration(.plain)
    /// Rows within a border with rounded corners.
    public static let insetGrouped = ListSectionConfiguration(.insetGrouped)
}
