/// An action on a row in addition to the destination of the row: a link in the strip that the row's button opens.
///
/// ```swift
/// ListViewContextualAction(title: "Call", image: .symbol(.phone), destination: .address("tel:+4790000000"))
/// ```
///
/// A swipe or a closure would need a script. The strip works with keyboard, pointer and touch without one, and its
/// button is visible. Its labels always fit, so no label is left out when a row is low.
public struct ListViewContextualAction: Hashable, Sendable {
    /// The style of an action: whether it destroys something.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// An action that destroys nothing.
        case normal
        /// An action that destroys something, such as deleting.
        case destructive
    }

    /// The style of the action.
    public var style: Style
    /// The title. It is required, because screen readers read it.
    public var title: LocalizedText
    /// An image before the title.
    public var image: ListImage?
    /// The color of the title; nil uses a darker or lighter variant of the background color.
    public var textColor: ListColor?
    /// The background color of the action.
    public var backgroundColor: ListColor
    /// Whether the strip closes after the action. A link to another page leaves the strip anyway; for a link within
    /// the page this is written as `data-hides-when-selected`, for a script of the site.
    public var hidesWhenSelected: Bool
    /// The destination of the action; nil shows the action as disabled.
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
