/// An action on a row, beside what the row itself leads to: a link in the strip that the row's button opens.
///
/// ```swift
/// ListViewContextualAction(title: "Call", image: .symbol(.phone), destination: .address("tel:+4790000000"))
/// ```
///
/// A swipe needs a script, and so does a closure; the strip opens by keyboard, pointer and touch without one, and can be
/// seen before it is tried. Its labels always fit, so none is dropped for want of height.
public struct ListViewContextualAction: Hashable, Sendable {
    /// Whether something is lost by it.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Nothing is lost.
        case normal
        /// Something is lost.
        case destructive
    }

    /// Whether something is lost by it.
    public var style: Style
    /// The title. It is required, because screen readers read it.
    public var title: LocalizedText
    /// A picture before the title.
    public var image: ListImage?
    /// The color of the title; nil takes a darker or lighter one of the background.
    public var textColor: ListColor?
    /// The color of the action.
    public var backgroundColor: ListColor
    /// Whether the strip closes after the action. A link to another page closes it by leaving; for one that stays, this is
    /// written as `data-hides-when-selected`, for a script of the site.
    public var hidesWhenSelected: Bool
    /// Where it leads; nil shows it as an action that cannot be taken now.
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
