extension Rule {
    /// What is loaded early is one of some kinds.
    static let preloadDestination = Rule(
        "preload-destination", .warning, "What is loaded early is of a kind that can be",
        because: "A worker is loaded with `modulepreload`, an image with `preload`. Browsers ignore the other one.",
        reference: .html("semantics.html#attr-link-as"),
        wrong: [
            .head("<link rel=\"preload\" as=\"worker\" href=\"a.js\"/>"),
            .head("<link rel=\"modulepreload\" as=\"image\" href=\"a.png\"/>"),
        ],
        right: [
            .head("<link rel=\"preload\" as=\"script\" href=\"a.js\"/><link rel=\"modulepreload\" href=\"b.js\"/>"),
            .head("<link rel=\"modulepreload\" as=\"worker\" href=\"a.js\"/>"),
        ])

    /// An alternative style has a name.
    static let alternateStylesheetTitle = Rule(
        "alternate-stylesheet-title", .error, "An alternative style sheet has a title",
        because: "People choose among style sheets by their titles.",
        reference: .html("links.html#link-type-stylesheet"),
        wrong: [.head("<link rel=\"alternate stylesheet\" href=\"a.css\"/>")],
        right: [.head("<link rel=\"alternate stylesheet\" href=\"a.css\" title=\"Contrast\"/>")])

    /// “type” of a preload should match its “as”.
    static let preloadType = Rule(
        "preload-type", .warning, "The type of a preload suits its kind",
        because: "A browser does not load what cannot be what it is said to be.",
        reference: .html("links.html#link-type-preload"),
        wrong: [.head("<link rel=\"preload\" as=\"style\" type=\"image/png\" href=\"a.css\"/>")],
        right: [.head("<link rel=\"preload\" as=\"style\" type=\"text/css\" href=\"a.css\"/>")])

    /// One is enough.
    static let linkRepeated = Rule(
        "link-repeated", .warning, "A page has one canonical address, and loads a file early once",
        because: "Search engines ignore canonical addresses that disagree. A second preload does nothing.",
        reference: .html("links.html#link-type-canonical"),
        wrong: [
            .head(
                "<link rel=\"canonical\" href=\"https://a.example/\"/><link rel=\"canonical\" href=\"https://b.example/\"/>"
            )
        ],
        right: [.head("<link rel=\"canonical\" href=\"https://a.example/\"/>")])
}
