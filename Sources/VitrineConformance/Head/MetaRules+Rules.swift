extension Rule {
    private static func page(head: String) -> Example {
        .page(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            \(head)
            </head>
            <body><main><h1>Example</h1></main></body>
            </html>
            """)
    }

    /// A page must declare its encoding only once.
    static let encodingOnce = Rule(
        "encoding-once", .error, "A page must declare its encoding only once",
        because: "With two declarations it is not clear which one browsers use.",
        reference: .html("semantics.html#character-encoding-declaration"),
        wrong: [
            .head("<meta charset=\"utf-8\"/>"),
            .head("<meta http-equiv=\"Content-Type\" content=\"text/html; charset=utf-8\"/>"),
        ],
        right: [
            page(head: "<meta http-equiv=\"content-type\" content=\"text/html; charset=utf-8\"/><title>One</title>")
        ])

    /// The encoding must be declared within the first 1,024 bytes.
    static let encodingEarly = Rule(
        "encoding-early", .error, "The encoding must be declared within the first 1,024 bytes",
        because: "Browsers look for it only there, and guess if they do not find it.",
        reference: .html("semantics.html#charset1024"),
        wrong: [
            page(
                head:
                    "<title>One</title>\n<!-- \(String(repeating: "long ", count: 220)) -->\n<meta charset=\"utf-8\"/>")
        ],
        right: [page(head: "<title>One</title>\n<!-- short -->\n<meta charset=\"utf-8\"/>")])

    /// A page should declare its encoding.
    static let encodingMissing = Rule(
        "encoding-missing", .warning, "A page should declare its encoding",
        because: "If the server does not declare it either, browsers guess, and accented letters may be wrong.",
        reference: .html("semantics.html#character-encoding-declaration"),
        wrong: [page(head: "<title>One</title>")],
        right: [page(head: "<meta charset=\"utf-8\"/><title>One</title>")])

    /// Color schemes and referrer policies must have valid values.
    static let metaValue = Rule(
        "meta-value", .error, "Color schemes and referrer policies must have values that browsers know",
        because: "Browsers ignore unknown values.",
        reference: .html("semantics.html#standard-metadata-names"),
        wrong: [
            .head("<meta name=\"referrer\" content=\"never\"/>"),
            .head("<meta name=\"color-scheme\" content=\"light, dark\"/>"),
        ],
        right: [
            .head("<meta name=\"referrer\" content=\"same-origin\"/>"),
            .head("<meta name=\"color-scheme\" content=\"light dark\"/>"),
            .head("<meta name=\"color-scheme\" content=\"only light\"/>"),
        ])

    /// A page must have only one description, one application name per language and one color scheme.
    static let metaRepeated = Rule(
        "meta-repeated", .error,
        "A page must have only one description, one application name per language and one color scheme",
        because: "If there are two, browsers and search engines use only one of them.",
        reference: .html("semantics.html#standard-metadata-names"),
        wrong: [
            .head("<meta name=\"description\" content=\"One\"/><meta name=\"Description\" content=\"Two\"/>")
        ],
        right: [
            .head(
                "<meta name=\"application-name\" content=\"Boats\"/><meta name=\"application-name\" lang=\"de\" content=\"Boote\"/>"
            )
        ])

    /// People should be able to zoom a page to twice its size.
    static let viewportZoom = Rule(
        "viewport-zoom", .warning, "People should be able to zoom a page to twice its size",
        because: "Many people cannot read small text, and without zoom they cannot enlarge it.",
        reference: .wcag("resize-text"),
        wrong: [
            .head("<meta name=\"viewport\" content=\"width=device-width, user-scalable=no\"/>"),
            .head("<meta name=\"viewport\" content=\"width=device-width, maximum-scale=1\"/>"),
        ],
        right: [.head("<meta name=\"viewport\" content=\"width=device-width, maximum-scale=5\"/>")])

    /// There should be stylesheets with the title that `default-style` specifies.
    static let defaultStyle = Rule(
        "default-style", .warning, "A default style should be the title of a stylesheet of the page",
        because: "Otherwise all stylesheets with a title are disabled.",
        reference: .html("semantics.html#attr-meta-http-equiv-default-style"),
        wrong: [.head("<meta http-equiv=\"default-style\" content=\"Night\"/>")],
        right: [
            .head(
                "<link rel=\"stylesheet\" href=\"night.css\" title=\"Night\"/>"
                    + "<meta http-equiv=\"default-style\" content=\"Night\"/>")
        ])
}
