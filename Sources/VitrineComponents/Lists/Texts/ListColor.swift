import VitrineSupport

/// A color by its name: `color-NAME` and `bg-NAME` are classes of the stylesheet. The theme defines the colors for
/// light and dark mode and for increased contrast; a site adds names in its own stylesheet.
public struct ListColor: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name in the class.
    public let name: String

    /// Creates a color of the site's stylesheet from its name.
    public init(stringLiteral name: String) { self.name = Slug.name(of: name, fallback: "color") }

    /// Creates a color of the site's stylesheet from its name.
    public init(_ name: String) { self.init(stringLiteral: name) }

    /// The color of texts.
    public static let ink: ListColor = "ink"
    /// The color of secondary texts.
    public static let muted: ListColor = "muted"
    /// The color of links, which is that of the brand.
    public static let accent: ListColor = "accent"
    /// The color of errors and destructive actions.
    public static let danger: ListColor = "danger"

    /// The colors that every theme defines, for texts and for backgrounds.
    public static let all: [ListColor] = [ink, muted, accent, danger]
}
