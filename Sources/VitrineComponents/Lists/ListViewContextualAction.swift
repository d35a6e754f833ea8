/// An action on a row, in addition to the destination of the row. It is a link in the strip of actions, which a button
/// at the end of the row opens.
///
/// ```swift
/// ListViewContextualAction(title: "Call", image: .symbol(.phone), destination: .address("tel:+4790000000"))
/// ```
///
/// A swipe or a closure would need a script. The strip works with keyboard, pointer and touch without a script, and
/// the button that opens it is visible. Actions always show their titles, whatever the height of the row.
public struct ListViewContextualAction: Hashable, Sendable {
    /// The style of an action.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// An ordinary action.
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
    /// The color of the title; nil uses ``backgroundColor``, of which the background shows only a light tint.
    public var textColor: ListColor?
    /// The background color of the action, shown as a light tint. In a destructive action, ``ListColor/accent`` is
    /// shown as ``ListColor/danger``.
    public var backgroundColor: ListColor
    /// Whether the strip should close after the action. If so, the link has the attribute `data-hides-when-selected`,
    /// for a script of the site: without a script, the strip stays open after a link within the page.
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
