import VitrineSupport

/// A color by its name: `color-NAME` and `bg-NAME` are classes of the stylesheet. Light, dark and more contrast are the
/// theme's business; a site adds names in its own stylesheet.
public struct ListColor: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name, as it is in a class.
    public let name: String

    /// A color of the site's stylesheet.
    public init(stringLiteral name: String) { self.name = Slug.name(of: name, fallback: "color") }

    /// A color of the site's stylesheet.
    public init(_ name: String) { self.init(stringLiteral: name) }

    /// As texts.
    public static let ink: ListColor = "ink"
    /// The color of secondary texts.
    public static let muted: ListColor = "muted"
    /// As links: the color of the brand.
    public static let accent: ListColor = "accent"
    /// The color of errors and destructive actions.
    public static let danger: ListColor = "danger"

    /// The colors that every theme has, for texts and for backgrounds.
    public static let all: [ListColor] = [ink, muted, accent, danger]
}
