extension Rule {
    /// A heading must not skip a level.
    static let headingSkipped = Rule(
        "heading-skipped", .error, "Headings go down one level at a time",
        because: """
            Many people read the headings first, as a table of contents. Where a level is missing, they search for what \
            they believe to have missed.
            """,
        reference: .html("sections.html#headings-and-outlines-2"),
        wrong: ["<h3>Wood</h3>", "<h2>Boats</h2><h4>Wood</h4>", "<section><h2>Boats</h2><h5>Wood</h5></section>"],
        right: [
            "<h2>Boats</h2><h3>Wood</h3><h3>Steel</h3><h2>Planes</h2>",
            "<h2>Boats</h2><h3>Wood</h3><h4>Oak</h4><h2>Planes</h2>",
            "<section headingoffset=\"1\"><h1>Boats</h1><h2>Wood</h2></section>",
        ])

    /// Headings have a text.
    static let headingEmpty = Rule(
        "heading-empty", .warning, "A heading has a text",
        because: "Headings are what people jump to, and nobody jumps to nothing.",
        reference: .html("dom.html#palpable-content"),
        wrong: ["<h2></h2>", "<h2> <img src=\"line.png\" alt=\"\"/></h2>"],
        right: ["<h2>Boats</h2>", "<h2><img src=\"boats.svg\" alt=\"Boats\"/></h2>"])

    /// A page has a heading of level 1.
    static let headingTopMissing = Rule(
        "heading-top-missing", .warning, "A page with headings has one of level 1",
        because: "It says what the whole page is about, and it is where people start who go from heading to heading.",
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

    /// A page has one heading of level 1.
    static let headingTopRepeated = Rule(
        "heading-top-repeated", .warning, "One heading is of level 1",
        because: "Two of them say that the page is about two things, and neither heading is above the other.",
        reference: .html("sections.html#headings-and-outlines-2"),
        wrong: ["<h1>Planes</h1>"], right: ["<h2>Planes</h2>"])
}
