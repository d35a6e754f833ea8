import VitrineSupport

/// A named color of the stylesheet, which has the classes `color-NAME` and `bg-NAME` for it. The theme defines the
/// color and can vary it for dark mode and increased contrast. A site can add names in its own stylesheet.
public struct ListColor: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name in the classes, which consists of `a` to `z`, digits and hyphens.
    public let name: String

    /// Creates a color of the site's stylesheet from its name.
    public init(stringLiteral name: String) { self.name = Slug.name(of: name, fallback: "color") }

    /// Creates a color of the site's stylesheet from its name.
    public init(_ name: String) { self.init(stringLiteral: name) }

    /// The color of texts.
    public static let ink: ListColor = "ink"
    /// The color of secondary texts.
    public static let muted: ListColor = "muted"
    /// The accent color of the theme, for example for links.
    public static let accent: ListColor = "accent"
    /// The color of errors and destructive actions.
    public static let danger: ListColor = "danger"

    /// The colors that Vitrine's stylesheet for components has in every theme, for texts and for backgrounds.
    public static let all: [ListColor] = [ink, muted, accent, danger]
}
