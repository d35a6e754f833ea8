/// A full-width button in a list. The button is a link, for example "Load More" with a page of more items as its
/// destination.
public struct MessageButtonRow: ListViewItem {
    /// The identity of the row.
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

    /// A custom cell: the item itself.
    public var configuration: ListItemConfiguration { .custom(self) }

    /// No separator.
    public var separatorConfiguration: ListRowSeparatorConfiguration { .hidden() }
}
