import VitrineHTML

/// The amount of space that a spacer takes up.
public enum SpacerType: Hashable, Sendable {
    /// An equal share of the height that the other content of the page leaves free.
    case flexible
    /// A height in CSS pixels, possibly with a fraction. A negative height becomes 0.
    case fixed(Double)
}

extension SpacerType {
    /// Writes the element of a spacer.
    ///
    /// A fixed spacer takes its height from an empty SVG drawing, because an inline style would need a content
    /// security policy that allows inline styles.
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

    /// Returns a height as text, such as `15` or `0.5`, rounded to thousandths and clamped to the range from 0 to
    /// 1,000,000. Infinity and NaN become 0.
    private static func length(_ height: Double) -> String {
        let thousandths = height.isFinite ? (min(max(height, 0), 1_000_000) * 1_000).rounded() : 0
        let whole = (thousandths / 1_000).rounded(.down)
        return whole * 1_000 == thousandths ? String(Int(whole)) : String(thousandths / 1_000)
    }
}
