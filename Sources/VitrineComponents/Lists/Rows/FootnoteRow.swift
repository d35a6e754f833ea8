/// A centered note, optionally with a second one below it.
public struct FootnoteRow: ListViewItem {
    /// The identity of the row.
    public let id: ItemID?
    /// The note.
    public var text: LabelText
    /// The second note; nil for none.
    public var subtitle: LabelText?

    /// Creates a note.
    public init(id: ItemID? = nil, text: LabelText, subtitle: LabelText? = nil) {
        self.id = id
        self.text = text
        self.subtitle = subtitle
    }

    /// The identity; nil without an `id`.
    public var componentID: ItemID? { id }

    /// A custom cell: the item itself.
    public var configuration: ListItemConfiguration { .custom(self) }

    /// No separator.
    public var separatorConfiguration: ListRowSeparatorConfiguration { .hidden() }
}
