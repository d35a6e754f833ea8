/// A row of texts, with an image before them and an accessory after them.
///
/// ```swift
/// ListRowConfiguration(
///     image: .symbol(.person), text: "Ann", secondaryText: "Oslo", appearance: .subtitle,
///     accessoryType: .disclosureIndicator)
/// ```
public struct ListRowConfiguration: Hashable, Sendable {
    /// The layout of the texts. A row is at least 44 pixels high, a header as high as its text.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        /// Only the text: a secondary text is not shown.
        case `default`
        /// The secondary text below the text.
        case subtitle
        /// The secondary text at the end of the line; below the text where letters are large or the list is narrow.
        case value
        /// The text as a heading, the secondary text below it.
        case header
    }

    /// What is at the end of a row.
    public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
        /// Nothing.
        case none
        /// A check mark, read as "Selected".
        case checkmark
        /// An arrow. That the row is a link says the same, so the arrow is not read.
        case disclosureIndicator
        /// An i in a circle, read as "More"; a link of its own to ``ListViewItem/onDetailAction``.
        case detailButton
    }

    /// The picture.
    public var image: ListImage?
    /// The text.
    public var text: LabelText?
    /// The second text; left out where it is empty.
    public var secondaryText: LabelText?
    /// The layout of the texts.
    public var appearance: Appearance
    /// The accessory at the end.
    public var accessoryType: AccessoryType
    /// What the text looks like.
    public var textConfig: LabelConfiguration
    /// What the second text looks like.
    public var secondaryTextConfig: LabelConfiguration
    /// What the picture looks like.
    public var imageConfig: ImageConfiguration

    /// A row of plain texts.
    public init(
        image: ListImage? = nil, text: String? = nil, secondaryText: String? = nil, appearance: Appearance = .default,
        accessoryType: AccessoryType = .none, textConfig: LabelConfiguration = LabelConfiguration(),
        secondaryTextConfig: LabelConfiguration = .secondary, imageConfig: ImageConfiguration = ImageConfiguration()
    ) {
        self.image = image
        self.text = text.map { .string($0) }
        self.secondaryText = secondaryText.map { .string($0) }
        self.appearance = appearance
        self.accessoryType = accessoryType
        self.textConfig = textConfig
        self.secondaryTextConfig = secondaryTextConfig
        self.imageConfig = imageConfig
    }

    /// A row of texts with attributes, or in the language of the page.
    public init(
        image: ListImage? = nil, text: LabelText, secondaryText: LabelText? = nil, appearance: Appearance = .default,
        accessoryType: AccessoryType = .none, textConfig: LabelConfiguration = LabelConfiguration(),
        secondaryTextConfig: LabelConfiguration = .secondary, imageConfig: ImageConfiguration = ImageConfiguration()
    ) {
        self.image = image
        self.text = text
        self.secondaryText = secondaryText
        self.appearance = appearance
        self.accessoryType = accessoryType
        self.textConfig = textConfig
        self.secondaryTextConfig = secondaryTextConfig
        self.imageConfig = imageConfig
    }
}
