/// A centered note with a second one below it.
public struct FootnoteRow: ListViewItem {
    /// The identity of the row; nil for none.
    public let id: ItemID?
    /// The note.
    public var text: LabelText
    /// The second note.
    public var subtitle: LabelText?

    /// Creates a note.
    public init(id: ItemID? = nil, text: LabelText, subtitle: LabelText? = nil) {
        self.id = id
        self.text = text
        self.subtitle = subtitle
    }

    /// The identity; nil without an `id`.
    public var componentID: ItemID? { id }

    /// The row itself as a custom cell.
    public var configuration: ListItemConfiguration { .custom(self) }

    /// No separators.
    public var separatorConfiguration: ListRowSeparatorConfiguration { .hidden() }
}
