extension SVG {
    /// The namespace of SVG, for readers of XML.
    static var namespace: String { "http://www.w3.org/2000/svg" }
}

extension MathML {
    /// The namespace of MathML, for readers of XML.
    static var namespace: String { "http://www.w3.org/1998/Math/MathML" }
}

/// The vocabulary of SVG, inside ``HTML/svg(_:content:)``.
///
/// A type of its own because SVG and HTML give `a`, `text`, `title` and others different meanings.
public struct SVG {
    /// The stream that both write to.
    public let html: HTML

    @inlinable
    init(_ html: HTML) { self.html = html }

    /// HTML inside a drawing, in a `<div>` that tells readers of XML where HTML begins again.
    public func foreignObject(_ attributes: Attribute..., content: (HTML) throws -> Void) rethrows {
        html.open("<foreignObject", attributes)
        html.open("<div", [Attribute("xmlns", .text, HTML.namespace)])
        defer { html.close("</div></foreignObject>") }
        try content(html)
    }

    /// Escaped text, inside `text` and its parts.
    public func write(_ text: String) { html.text(text) }
}

/// The vocabulary of MathML, inside ``HTML/math(_:content:)``.
public struct MathML {
    /// The stream that both write to.
    public let html: HTML

    @inlinable
    init(_ html: HTML) { self.html = html }
}

extension HTML {
    /// The namespace of HTML, for readers of XML.
    static var namespace: String { "http://www.w3.org/1999/xhtml" }

    /// `<html>`: the root of a document. The namespace is written for readers of XML; browsers know it anyway.
    public func html(_ attributes: Attribute..., content: () throws -> Void) rethrows {
        open("<html", [Attribute("xmlns", .text, Self.namespace)] + attributes)
        defer { close("</html>") }
        try content()
    }

    /// `<svg>`: a drawing inside the page. The namespace is written for readers of XML; browsers know it anyway.
    ///
    /// ```swift
    /// html.svg(.viewBox("0 0 16 16"), .aria("hidden", "true")) { svg in
    ///     svg.path(.d("M2 8l4 4 8-8"))
    /// }
    /// ```
    public func svg(_ attributes: Attribute..., content: (SVG) throws -> Void) rethrows {
        open("<svg", [Attribute("xmlns", .text, SVG.namespace)] + attributes)
        defer { close("</svg>") }
        try content(SVG(self))
    }

    /// `<math>`: a formula inside the page.
    public func math(_ attributes: Attribute..., content: (MathML) throws -> Void) rethrows {
        open("<math", [Attribute("xmlns", .text, MathML.namespace)] + attributes)
        defer { close("</math>") }
        try content(MathML(self))
    }
}
