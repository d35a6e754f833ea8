extension Rule {
    static let valueGraphics = Rule(
        "value-graphics", .error, "Attributes of SVG and MathML must have valid values",
        because: "A browser draws a path up to its first mistake, and omits a shape whose size it cannot read.",
        reference: Rule.Reference("SVG 2", "https://svgwg.org/svg2-draft/types.html"),
        wrong: [
            "<p><svg viewBox=\"0 0 24\"><path d=\"M0 0h9\"/></svg></p>",
            "<p><svg width=\"9\" height=\"9\"><path d=\"M0 0L9\"/></svg></p>",
            "<p><svg width=\"9\" height=\"9\"><rect width=\"-4\" height=\"4\"/></svg></p>",
            "<p><svg width=\"9\" height=\"9\"><g transform=\"turn(45)\"></g></svg></p>",
            "<p><math><mspace width=\"two\"></mspace></math></p>",
        ],
        right: [
            "<p><svg viewBox=\"0 0 24 24\"><path d=\"M0 0L9-3a1 1 0 011 1z\" fill=\"#123\"/></svg></p>",
            "<p><svg width=\"9\" height=\"9\"><g transform=\"rotate(45)\"><rect width=\"4\" height=\"50%\"/></g></svg></p>",
            "<p><math><mspace width=\"2em\"></mspace></math></p>",
        ])
}
