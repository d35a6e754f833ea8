/// A heading among the items of a section. Unlike the title of the section, it is never sticky and cannot collapse
/// items.
public struct HeaderItem: ListViewItem {
    /// The identity of the row.
    public let id: ItemID?
    /// The text.
    public var title: LabelText
    /// The secondary text.
    public var subtitle: LabelText?

    /// Creates a heading.
    public init(id: ItemID? = nil, title: LabelText, subtitle: LabelText? = nil) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
    }

    /// The identity; nil without an `id`.
    public var componentID: ItemID? { id }

    /// The text as a heading.
    public var configuration: ListItemConfiguration {
        .list(ListRowConfiguration(text: title, secondaryText: subtitle, appearance: .header))
    }

    /// No separator.
    public var separatorConfiguration: ListRowSeparatorConfiguration { .hidden() }
}
