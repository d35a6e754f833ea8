/// A heading among the items of a section. It does not stay at the top and cannot be folded; the title of the section does both.
public struct HeaderItem: ListViewItem {
    /// Which thing this is.
    public let id: ItemID?
    /// The text.
    public var title: LabelText
    /// The second text.
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

    /// No line.
    public var separatorConfiguration: ListRowSeparatorConfiguration { .hidden() }
}
