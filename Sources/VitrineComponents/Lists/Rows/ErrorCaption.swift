/// An error message in the color of danger, with a symbol that does not depend on color.
public struct ErrorCaption: ListViewItem {
    /// The identity of the row; nil for none.
    public let id: ItemID?
    /// The message.
    public var text: LabelText

    /// Creates a caption.
    public init(id: ItemID? = nil, text: LabelText) {
        self.id = id
        self.text = text
    }

    /// Creates a caption with the description of an error, as in ``EmptyData/Standard/init(error:image:buttonConfig:)``.
    public init(id: ItemID? = nil, error: any Error) {
        self.id = id
        let words = EmptyData.Standard(error: error).body
        text = words.map { .localized($0) } ?? .string("")
    }

    /// The identity; nil without an `id`.
    public var componentID: ItemID? { id }

    /// The text after the symbol.
    public var configuration: ListItemConfiguration {
        .list(
            ListRowConfiguration(
                image: .symbol(.warning), text: text, textConfig: LabelConfiguration(textColor: .danger),
                imageConfig: ImageConfiguration(tintColor: .danger)))
    }
}
