import VitrineMarkup

extension SVG {
    /// The namespace of SVG, for readers of XML.
    static var namespace: String { Namespaces.svg }
}

/// The vocabulary of SVG, inside ``HTML/svg(_:content:)``.
///
/// A type of its own because SVG and HTML give `a`, `text`, `title` and others different meanings.
public struct SVG {
    /// The stream that both write to.
    public let html: HTML

    @inlinable
    init(_ html: HTML) { self.html = html }

    /// HTML inside a drawing, in a `<div>` that shows readers of XML where HTML begins again.
    /// - Throws: what `content` throws.
    public func foreignObject(_ attributes: Attribute..., content: (HTML) throws -> Void) rethrows {
        html.open("<foreignObject", attributes)
        html.open("<div", [Attribute("xmlns", .text, HTML.namespace)])
        defer { html.close("</div></foreignObject>") }
        try content(html)
    }

    /// Escaped text, inside `text` and its parts.
    public func write(_ text: String) { html.text(text) }
}
