/// The vocabulary of SVG, inside ``HTML/svg(_:content:)``.
///
/// A type of its own because SVG and HTML give `a`, `text`, `title` and others different meanings.
public struct SVG {
    /// The stream that both write to.
    public let html: HTML

    @inlinable
    init(_ html: HTML) { self.html = html }

    /// HTML inside a drawing.
    public func foreignObject(_ attributes: Attribute..., content: (HTML) throws -> Void) rethrows {
        html.open("<foreignObject", attributes)
        try content(html)
        html.close("</foreignObject>")
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
    /// `<svg>`: a drawing inside the page. The namespace is written for readers of XML; browsers know it anyway.
    ///
    /// ```swift
    /// html.svg(.viewBox("0 0 16 16"), .aria("hidden", "true")) { svg in
    ///     svg.path(.d("M2 8l4 4 8-8"))
    /// }
    /// ```
    public func svg(_ attributes: Attribute..., content: (SVG) throws -> Void) rethrows {
        open("<svg", [Attribute("xmlns", .text, "http://www.w3.org/2000/svg")] + attributes)
        try content(SVG(self))
        close("</svg>")
    }

    /// `<math>`: a formula inside the page.
    public func math(_ attributes: Attribute..., content: (MathML) throws -> Void) rethrows {
        open("<math", [Attribute("xmlns", .text, "http://www.w3.org/1998/Math/MathML")] + attributes)
        try content(MathML(self))
        close("</math>")
    }
}
