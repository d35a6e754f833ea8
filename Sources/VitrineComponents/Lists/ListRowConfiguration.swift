/// A row of texts, with an image before them and an accessory after them.
///
/// ```swift
/// ListRowConfiguration(
///     image: .symbol(.person), text: "Ann", secondaryText: "Oslo", appearance: .subtitle,
///     accessoryType: .disclosureIndicator)
/// ```
public struct ListRowConfiguration: Hashable, Sendable {
    /// The layout of the texts. A row is at least 44 CSS pixels high, except a header, which has no minimum height.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        /// Only the text; the secondary text is not shown.
        case `default`
        /// The secondary text below the text.
        case subtitle
        /// The secondary text at the end of the line, or below the text if the list is narrow or the line is full.
        case value
        /// The text as a heading with the secondary text below it.
        case header
    }

    /// The accessory at the end of a row.
    public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
        /// No accessory.
        case none
        /// A check mark, which assistive technology reads as "Selected".
        case checkmark
        /// An arrow. It is hidden from assistive technology, which announces a row with a destination as a link anyway.
        case disclosureIndicator
        /// An info icon, which assistive technology reads as "More". If the item has an
        /// ``ListViewItem/onDetailAction``, the icon is a separate link to it, read with the item's name: "More: Ann".
        case detailButton
    }

    /// The image.
    public var image: ListImage?
    /// The text.
    public var text: LabelText?
    /// The secondary text; omitted if it is empty.
    public var secondaryText: LabelText?
    /// The layout of the texts.
    public var appearance: Appearance
    /// The accessory at the end.
    public var accessoryType: AccessoryType
    /// The look of the text.
    public var textConfig: LabelConfiguration
    /// The look of the secondary text.
    public var secondaryTextConfig: LabelConfiguration
    /// The look of the image.
    public var imageConfig: ImageConfiguration

    /// Creates a row with plain texts.
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

    /// Creates a row with plain, attributed or localized texts.
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
