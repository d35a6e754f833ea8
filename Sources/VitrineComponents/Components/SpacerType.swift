import VitrineHTML

/// How much room a spacer takes.
public enum SpacerType: Hashable, Sendable {
    /// An equal share of the height that the page leaves over.
    case flexible
    /// A height in CSS pixels; less than nothing counts as nothing.
    case fixed(Int)
}

extension SpacerType {
    /// Writes the room that a spacer takes.
    ///
    /// The height of a fixed spacer is the height of an empty drawing: an inline style would need a content security
    /// policy that allows styles from anywhere.
    func write(to html: HTML) {
        switch self {
        case .flexible:
            html.div(.class("spacer flexible"), .aria("hidden", "true")) {}
        case .fixed(let height):
            html.div(.class("spacer"), .aria("hidden", "true")) {
                html.svg(.width(1), .height(max(height, 0))) { _ in }
            }
        }
    }
}
