/// An error message in the danger color, with a warning symbol so that its meaning does not depend on the color.
public struct ErrorCaption: ListViewItem {
    /// The identity of the row.
    public let id: ItemID?
    /// The message.
    public var text: LabelText

    /// Creates a caption.
    public init(id: ItemID? = nil, text: LabelText) {
        self.id = id
        self.text = text
    }

    /// Creates a caption with the message of an error, the same one that
    /// ``EmptyData/Standard/init(error:image:buttonConfig:)`` uses.
    public init(id: ItemID? = nil, error: any Error) {
        self.id = id
        let words = EmptyData.Standard(error: error).body
        text = words.map { .localized($0) } ?? .string("")
    }

    /// The identity; nil without an `id`.
    public var componentID: ItemID? { id }

    /// The message after the symbol.
    public var configuration: ListItemConfiguration {
        .list(
            ListRowConfiguration(
                image: .symbol(.warning), text: text, textConfig: LabelConfiguration(textColor: .danger),
                imageConfig: ImageConfiguration(tintColor: .danger)))
    }
}
