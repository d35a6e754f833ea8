/// A note in the middle of the line, with a second one below it.
public struct FootnoteRow: ListViewItem {
    /// Which thing this is.
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

    /// Its own cell.
    public var configuration: ListItemConfiguration { .custom(self) }

    /// No line.
    public var separatorConfiguration: ListRowSeparatorConfiguration { .hidden() }
}
