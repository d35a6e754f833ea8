import VitrineMarkup

extension HTML {
    static var namespace: String { Namespaces.html }

    /// `<html>`: the root of a document. The namespace is written for XML parsers; browsers do not need it.
    /// - Throws: what `content` throws.
    public func html(_ attributes: Attribute..., content: () throws -> Void) rethrows {
        open("<html", [Attribute("xmlns", .text, Self.namespace)] + attributes)
        defer { close("</html>") }
        try content()
    }

    /// `<svg>`: a drawing inside the page. The namespace is written for XML parsers; browsers do not need it.
    ///
    /// ```swift
    /// html.svg(.viewBox("0 0 16 16"), .aria("hidden", "true")) { svg in
    ///     svg.path(.d("M2 8l4 4 8-8"))
    /// }
    /// ```
    /// - Throws: what `content` throws.
    public func svg(_ attributes: Attribute..., content: (SVG) throws -> Void) rethrows {
        open("<svg", [Attribute("xmlns", .text, SVG.namespace)] + attributes)
        defer { close("</svg>") }
        try content(SVG(self))
    }

    /// `<math>`: a formula inside the page.
    /// - Throws: what `content` throws.
    public func math(_ attributes: Attribute..., content: (MathML) throws -> Void) rethrows {
        open("<math", [Attribute("xmlns", .text, MathML.namespace)] + attributes)
        defer { close("</math>") }
        try content(MathML(self))
    }
}
