/// A message for a section that would otherwise be empty, such as "No bookmarks". By default, its content is aligned
/// at the top.
public struct EmptyDataRow: ListViewItem {
    /// The identity of the row.
    public let id: ItemID?
    /// The content.
    public var words: EmptyData.Standard

    /// Creates a row.
    public init(
        id: ItemID? = nil, alignment: EmptyData.Alignment = .top, title: LocalizedText? = nil,
        body: LocalizedText? = nil, image: ListImage? = nil, buttonConfig: ListButtonConfiguration? = nil
    ) {
        self.id = id
        words = EmptyData.Standard(
            alignment: alignment, title: title, body: body, image: image, buttonConfig: buttonConfig)
    }

    /// The identity; nil without an `id`.
    public var componentID: ItemID? { id }

    /// A custom cell: the item itself.
    public var configuration: ListItemConfiguration { .custom(self) }

    /// No separator.
    public var separatorConfiguration: ListRowSeparatorConfiguration { .hidden() }
}
