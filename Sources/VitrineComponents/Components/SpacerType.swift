import VitrineHTML

/// The amount of space that a spacer takes.
public enum SpacerType: Hashable, Sendable {
    /// An equal share of the height that the page leaves over.
    case flexible
    /// A height in CSS pixels, with a fraction where it has one; less than nothing counts as nothing.
    case fixed(Double)
}

extension SpacerType {
    /// Writes the space that a spacer takes.
    ///
    /// The height of a fixed spacer is the height of an empty drawing: an inline style would need a content security
    /// policy that allows styles from anywhere.
    func write(to html: HTML) {
        switch self {
        case .flexible:
            html.div(.class("spacer flexible"), .aria("hidden", "true")) {}
        case .fixed(let height):
            html.div(.class("spacer"), .aria("hidden", "true")) {
                html.svg(.width(1), .attribute("height", Self.length(height))) { _ in }
            }
        }
    }

    /// `15`, `0.5`: thousandths at most, and nothing that no page could show.
    private static func length(_ height: Double) -> String {
        let thousandths = height.isFinite ? (min(max(height, 0), 1_000_000) * 1_000).rounded() : 0
        let whole = (thousandths / 1_000).rounded(.down)
        return whole * 1_000 == thousandths ? String(Int(whole)) : String(thousandths / 1_000)
    }
}
