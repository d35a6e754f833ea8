/// The content of an item's row.
public enum ListItemConfiguration: Sendable {
    /// A row of texts, with an optional image and accessory.
    case list(ListRowConfiguration)
    /// A custom cell: any registered component, even the item itself. Its view can use the formatters of the page,
    /// `html.context.formatters`.
    case custom(any Component)
}

extension ListItemConfiguration: Hashable {
    /// Returns whether both show the same content.
    public static func == (one: ListItemConfiguration, other: ListItemConfiguration) -> Bool {
        switch (one, other) {
        case (.list(let one), .list(let other)): one == other
        case (.custom(let one), .custom(let other)): one.equals(other)
        default: false
        }
    }

    /// Hashes the content.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .list(let row): hasher.combine(row)
        case .custom(let component): component.hash(into: &hasher)
        }
    }
}
