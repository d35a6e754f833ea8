/// What went wrong, in the color of danger, with a sign that does not depend on color.
public struct ErrorCaption: ListViewItem {
    /// Which thing this is.
    public let id: ItemID?
    /// The words.
    public var text: LabelText

    /// Creates a caption.
    public init(id: ItemID? = nil, text: LabelText) {
        self.id = id
        self.text = text
    }

    /// Creates a caption with the words of an error, as ``EmptyData/Standard/init(error:image:buttonConfig:)`` finds them.
    public init(id: ItemID? = nil, error: any Error) {
        self.id = id
        let words = EmptyData.Standard(error: error).body
        text = words.map { .localized($0) } ?? .string("")
    }

    /// The identity; nil without an `id`.
    public var componentID: ItemID? { id }

    /// The words after the sign.
    public var configuration: ListItemConfiguration {
        .list(
            ListRowConfiguration(
                image: .symbol(.warning), text: text, textConfig: LabelConfiguration(textColor: .danger),
                imageConfig: ImageConfiguration(tintColor: .danger)))
    }
}
