extension Rule {
    /// A page must show only one `main`.
    static let mainRepeated = Rule(
        "main-repeated", .error, "A page must show only one <main>",
        because:
            """
            Screen readers have a shortcut that jumps to the main content; with two <main> elements, it is not clear \
            where the shortcut leads.
            """,
        reference: .html("grouping-content.html#the-main-element"),
        wrong: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"/><title>Boats</title></head>
                <body><main><h1>Boats</h1></main><main><p>Planes</p></main></body>
                </html>
                """)
        ],
        right: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"/><title>Boats</title></head>
                <body><main><h1>Boats</h1></main><main hidden="hidden"><p>Planes</p></main></body>
                </html>
                """)
        ])

    /// A page should have only one banner, one contentinfo and one main landmark.
    static let landmarkRepeated = Rule(
        "landmark-repeated", .warning, "A page should have only one banner, one contentinfo and one main landmark",
        because: "Screen readers present them as the header, the footer and the main content of the whole page.",
        reference: .aria("banner"),
        wrong: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"/><title>Boats</title></head>
                <body><header><p>Boats</p></header><main><h1>Boats</h1></main><header><p>More</p></header></body>
                </html>
                """),
            .page(
                """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"/><title>Boats</title></head>
                <body><main><h1>Boats</h1></main><div role="main"><p>More</p></div></body>
                </html>
                """),
        ],
        right: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"/><title>Boats</title></head>
                <body><header><p>Boats</p></header><main><article><header><h1>Boats</h1></header></article></main></body>
                </html>
                """)
        ])

    /// Several navigation or complementary landmarks should have different names.
    static let landmarkNames = Rule(
        "landmark-names", .warning,
        "If a page has several navigation or complementary landmarks, their names should differ",
        because:
            """
            In its list of landmarks, a screen reader says the same word for each of them, such as “navigation”; only \
            their names tell them apart.
            """,
        reference: .aria("navigation"),
        wrong: [
            "<nav><p>One</p></nav><nav><p>Two</p></nav>",
            "<nav aria-label=\"Site\"><p>One</p></nav><nav aria-label=\"Site\"><p>Two</p></nav>",
        ],
        right: [
            "<nav aria-label=\"Site\"><p>One</p></nav><nav aria-label=\"Page\"><p>Two</p></nav>",
            "<nav><p>One</p></nav>",
        ])

    /// A banner, main or contentinfo landmark should not be inside another landmark or an article.
    static let landmarkNested = Rule(
        "landmark-nested", .warning,
        "A banner, main or contentinfo landmark should not be inside another landmark or an article",
        because: "People look for them at the top level of the page.",
        reference: .aria("banner"),
        wrong: ["<div role=\"banner\"><p>Text</p></div>"], right: ["<header><p>Text</p></header>"])
}
