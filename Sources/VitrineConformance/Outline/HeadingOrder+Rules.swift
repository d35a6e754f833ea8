extension Rule {
    /// A heading must not skip a level.
    static let headingSkipped = Rule(
        "heading-skipped", .error, "A heading must not skip a level",
        because: """
            Many people read the headings first, like a table of contents. If a level is missing, they look for a \
            heading that does not exist.
            """,
        reference: .html("sections.html#headings-and-outlines-2"),
        wrong: ["<h3>Wood</h3>", "<h2>Boats</h2><h4>Wood</h4>", "<section><h2>Boats</h2><h5>Wood</h5></section>"],
        right: [
            "<h2>Boats</h2><h3>Wood</h3><h3>Steel</h3><h2>Planes</h2>",
            "<h2>Boats</h2><h3>Wood</h3><h4>Oak</h4><h2>Planes</h2>",
            "<section headingoffset=\"1\"><h1>Boats</h1><h2>Wood</h2></section>",
        ])

    /// A heading should have text.
    static let headingEmpty = Rule(
        "heading-empty", .warning, "A heading should have text",
        because: "People jump from heading to heading, and an empty one leads nowhere.",
        reference: .html("dom.html#palpable-content"),
        wrong: ["<h2></h2>", "<h2> <img src=\"line.png\" alt=\"\"/></h2>"],
        right: ["<h2>Boats</h2>", "<h2><img src=\"boats.svg\" alt=\"Boats\"/></h2>"])

    /// A page with headings should have one of level 1.
    static let headingTopMissing = Rule(
        "heading-top-missing", .warning, "A page with headings should have one of level 1",
        because: "It says what the whole page is about, and people who go from heading to heading start there.",
        reference: .html("sections.html#headings-and-outlines-2"),
        wrong: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"/><title>Boats</title></head>
                <body><main><h2>Boats</h2></main></body>
                </html>
                """)
        ],
        right: ["<h2>Boats</h2>"])

    /// A page should have only one heading of level 1.
    static let headingTopRepeated = Rule(
        "heading-top-repeated", .warning, "A page should have only one heading of level 1",
        because: "Two of them say that the page is about two things.",
        reference: .html("sections.html#headings-and-outlines-2"),
        wrong: ["<h1>Planes</h1>"], right: ["<h2>Planes</h2>"])
}
