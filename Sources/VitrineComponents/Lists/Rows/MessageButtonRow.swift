/// A button across the list, such as "Load More": a link to where there is more.
public struct MessageButtonRow: ListViewItem {
    /// Which thing this is.
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

    /// Its own cell.
    public var configuration: ListItemConfiguration { .custom(self) }

    /// No line.
    public var separatorConfiguration: ListRowSeparatorConfiguration { .hidden() }
}
