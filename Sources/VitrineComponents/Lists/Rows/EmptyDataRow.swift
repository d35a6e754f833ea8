/// What is in a section that has no items of its own, among the sections of a list. Its words are at the top unless
/// they say otherwise.
public struct EmptyDataRow: ListViewItem {
    /// Which thing this is.
    public let id: ItemID?
    /// The words.
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

    /// Its own cell.
    public var configuration: ListItemConfiguration { .custom(self) }

    /// No line.
    public var separatorConfiguration: ListRowSeparatorConfiguration { .hidden() }
}
