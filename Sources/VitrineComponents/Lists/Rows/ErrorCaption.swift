/// An error message in the color of danger, with a warning symbol so that it does not rely on color.
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

    /// Creates a caption with the message of an error, as ``EmptyData/Standard/init(error:image:buttonConfig:)``
    /// derives it.
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
