/// What a view may know besides its component. Nothing else reaches a render: no clock, no environment, no locale of
/// the machine.
public struct RenderContext: Sendable {
    /// The language of the page, as a BCP 47 tag.
    public var language: String
    /// The direction of the page's text.
    public var direction: TextDirection
    /// Finds the pages and rows of the site; nil where a fragment is rendered alone.
    public var links: (any LinkResolver)?

    /// Says where the tappable parts of texts lead.
    public var taps: (any TapResolver)?

    /// Creates a context.
    public init(
        language: String = "en", direction: TextDirection = .leftToRight, links: (any LinkResolver)? = nil,
        taps: (any TapResolver)? = nil
    ) {
        self.taps = taps
        self.language = language
        self.direction = direction
        self.links = links
    }
}

/// The direction in which a text runs.
public enum TextDirection: String, Hashable, Sendable {
    /// As in Latin script.
    case leftToRight = "ltr"
    /// As in Arabic script.
    case rightToLeft = "rtl"
}

/// Turns identities into addresses, relative to the page that is being rendered.
public protocol LinkResolver: Sendable {
    /// The address of a section's page, or of a row on it; nil when there is none.
    func address(section: ItemID, row: ItemID?) -> String?
}

/// Where in its section a component stands.
///
/// The number of a row is not part of it: a row that keeps its place among others that change is not shown again, so
/// what depends on the neighbours, such as being the last, belongs into the component.
public enum RenderRole: Hashable, Sendable {
    /// Above the rows.
    case header
    /// Among the rows.
    case row
    /// Below the rows.
    case footer
    /// Inside another component.
    case part
}
