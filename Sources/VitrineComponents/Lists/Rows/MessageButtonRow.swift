/// A button as wide as the list, such as "Load More": a link to the next part.
public struct MessageButtonRow: ListViewItem {
    /// The identity of the row; nil for none.
    public let id: ItemID?
    /// The button.
    public var buttonConfig: ListButtonConfiguration

    /// Creates a button.
    public init(id: ItemID? = nil, title: LocalizedText, destination: Destination) {
        self.id = id
        buttonConfig = ListButtonConfiguration(title: title, destination: destination)
    }

    /// The identity; nil without an `id`.
    public var componentID: ItemID? { id }

    /// The row itself as a custom cell.
    public var configuration: ListItemConfiguration { .custom(self) }

    /// No separators.
    public var separatorConfiguration: ListRowSeparatorConfiguration { .hidden() }
}
