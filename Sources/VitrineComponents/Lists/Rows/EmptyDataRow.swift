/// The content of an empty section among the other sections of a list. By default, it is aligned at the top.
public struct EmptyDataRow: ListViewItem {
    /// The identity of the row; nil for none.
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

    /// The row itself as a custom cell.
    public var configuration: ListItemConfiguration { .custom(self) }

    /// No separators.
    public var separatorConfiguration: ListRowSeparatorConfiguration { .hidden() }
}
