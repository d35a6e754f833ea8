import VitrineMarkup

extension SVG {
    static var namespace: String { Namespaces.svg }
}

/// The vocabulary of SVG, inside ``HTML/svg(_:content:)``.
///
/// It is a separate type because `a`, `text`, `title` and others have different meanings in SVG and HTML.
public struct SVG {
    /// The writer of the page.
    public let html: HTML

    @inlinable
    init(_ html: HTML) { self.html = html }

    /// `<foreignObject>`: HTML inside a drawing. The content is written into a `<div>` with the namespace of HTML,
    /// which XML parsers need.
    /// - Throws: what `content` throws.
    public func foreignObject(_ attributes: Attribute..., content: (HTML) throws -> Void) rethrows {
        html.open("<foreignObject", attributes)
        html.open("<div", [Attribute("xmlns", .text, HTML.namespace)])
        defer { html.close("</div></foreignObject>") }
        try content(html)
    }

    /// Writes escaped text. Browsers show it only inside `text`, `tspan` and similar elements.
    public func write(_ text: String) { html.text(text) }
}
