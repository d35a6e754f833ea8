/// An action of a row besides its own destination: a link in the strip that the row's button opens.
///
/// ```swift
/// ListViewContextualAction(title: "Call", image: .symbol(.phone), destination: .address("tel:+4790000000"))
/// ```
///
/// Swipes and closures would need a script. The strip opens with keyboard, pointer and touch without a script, and it is
/// visible. Its labels always fit, so none is left out because of its height.
public struct ListViewContextualAction: Hashable, Sendable {
    /// Whether the action destroys something.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Nothing is destroyed.
        case normal
        /// Something is destroyed, such as the item.
        case destructive
    }

    /// Whether the action destroys something.
    public var style: Style
    /// The title. It is required, because screen readers read it.
    public var title: LocalizedText
    /// An image before the title.
    public var image: ListImage?
    /// The color of the title; nil uses a darker or lighter shade of the background.
    public var textColor: ListColor?
    /// The background color of the action.
    public var backgroundColor: ListColor
    /// Whether the strip closes after the action. A link to another page always closes it; for links within the page, this is
    /// written as `data-hides-when-selected`, for a script of the site.
    public var hidesWhenSelected: Bool
    /// The destination; nil shows a disabled action.
    public var destination: Destination?

    /// Creates an action.
    public init(
        style: Style = .normal, title: LocalizedText, image: ListImage? = nil, textColor: ListColor? = nil,
        backgroundColor: ListColor = .accent, hidesWhenSelected: Bool = false, destination: Destination?
    ) {
        self.style = style
        self.title = title
        self.image = image
        self.textColor = textColor
        self.backgroundColor = backgroundColor
        self.hidesWhenSelected = hidesWhenSelected
        self.destination = destination
    }
}
