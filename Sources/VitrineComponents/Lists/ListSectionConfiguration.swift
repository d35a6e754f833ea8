/// The appearance of a list section.
public struct ListSectionConfiguration: Hashable, Sendable {
    /// The layout of its rows.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// From edge to edge.
        case plain
        /// On a sheet with round corners.
        case insetGrouped = "inset-grouped"
    }

    /// The layout of its rows.
    public var style: Style
    /// The background color of its rows; nil leaves that to the style.
    public var backgroundColor: ListColor?

    /// Creates a configuration.
    public init(_ style: Style = .insetGrouped, backgroundColor: ListColor? = nil) {
        self.style = style
        self.backgroundColor = backgroundColor
    }

    /// Rows from edge to edge.
    public static let plain = ListSectionConfiguration(.plain)
    /// Rows on a sheet.
    public static let insetGrouped = ListSectionConfiguration(.insetGrouped)
}
