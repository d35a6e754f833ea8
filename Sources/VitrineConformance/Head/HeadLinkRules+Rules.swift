extension Rule {
    /// `as` on a `preload` or `modulepreload` link should be a kind of resource that this link can load.
    static let preloadDestination = Rule(
        "preload-destination", .warning, "“as” should suit “preload” or “modulepreload”",
        because: """
            A worker is loaded with `modulepreload`, an image with `preload`. Browsers ignore other combinations.
            """,
        reference: .html("semantics.html#attr-link-as"),
        wrong: [
            .head("<link rel=\"preload\" as=\"worker\" href=\"a.js\"/>"),
            .head("<link rel=\"modulepreload\" as=\"image\" href=\"a.png\"/>"),
        ],
        right: [
            .head("<link rel=\"preload\" as=\"script\" href=\"a.js\"/><link rel=\"modulepreload\" href=\"b.js\"/>"),
            .head("<link rel=\"modulepreload\" as=\"worker\" href=\"a.js\"/>"),
        ])

    /// An alternative stylesheet must have a title.
    static let alternateStylesheetTitle = Rule(
        "alternate-stylesheet-title", .error, "An alternative stylesheet must have a title",
        because: "People choose among stylesheets by their titles.",
        reference: .html("links.html#link-type-stylesheet"),
        wrong: [.head("<link rel=\"alternate stylesheet\" href=\"a.css\"/>")],
        right: [.head("<link rel=\"alternate stylesheet\" href=\"a.css\" title=\"Contrast\"/>")])

    /// `type` of a preload should match its `as`.
    static let preloadType = Rule(
        "preload-type", .warning, "“type” of a preload should match its “as”",
        because: "Browsers do not load a resource whose type does not match.",
        reference: .html("links.html#link-type-preload"),
        wrong: [.head("<link rel=\"preload\" as=\"style\" type=\"image/png\" href=\"a.css\"/>")],
        right: [.head("<link rel=\"preload\" as=\"style\" type=\"text/css\" href=\"a.css\"/>")])

    /// A page should have only one canonical URL, and preload each file only once.
    static let linkRepeated = Rule(
        "link-repeated", .warning, "A page should have at most one canonical URL, and preload each file only once",
        because: "Search engines ignore canonical URLs that contradict each other. A second preload does nothing.",
        reference: .html("links.html#link-type-canonical"),
        wrong: [
            .head(
                "<link rel=\"canonical\" href=\"https://a.example/\"/><link rel=\"canonical\" href=\"https://b.example/\"/>"
            )
        ],
        right: [.head("<link rel=\"canonical\" href=\"https://a.example/\"/>")])
}
