import VitrineHTML

/// The amount of space that a spacer takes.
public enum SpacerType: Hashable, Sendable {
    /// An equal share of the remaining height of the page.
    case flexible
    /// A height in CSS pixels, which may have a fraction; negative heights count as zero.
    case fixed(Double)
}

extension SpacerType {
    /// Writes the element of a spacer.
    ///
    /// The height of a fixed spacer is that of an empty SVG drawing, because an inline style would need a content security
    /// policy that allows inline styles.
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

    /// Returns a length such as `15` or `0.5`, with at most three decimal places, limited to what pages can show.
    private static func length(_ height: Double) -> String {
        let thousandths = height.isFinite ? (min(max(height, 0), 1_000_000) * 1_000).rounded() : 0
        let whole = (thousandths / 1_000).rounded(.down)
        return whole * 1_000 == thousandths ? String(Int(whole)) : String(thousandths / 1_000)
    }
}
