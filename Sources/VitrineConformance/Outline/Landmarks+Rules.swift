extension Rule {
    /// One `main` is visible.
    static let mainRepeated = Rule(
        "main-repeated", .error, "A page shows one main part",
        because:
            "“Jump to the content” is the key that is pressed most; with two mains it leads to one of them by chance.",
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

    /// The head and the foot of a page exist once.
    static let landmarkRepeated = Rule(
        "landmark-repeated", .warning, "A page has one head, one foot and one main part",
        because: "Screen readers list them as “banner”, “content information” and “main” of the whole page.",
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

    /// Landmarks of one kind have different names.
    static let landmarkNames = Rule(
        "landmark-names", .warning, "Several menus or side parts have different names",
        because:
            "In the list of landmarks a screen reader says “navigation” for each of them; the name tells which it is.",
        reference: .aria("navigation"),
        wrong: [
            "<nav><p>One</p></nav><nav><p>Two</p></nav>",
            "<nav aria-label=\"Site\"><p>One</p></nav><nav aria-label=\"Site\"><p>Two</p></nav>",
        ],
        right: [
            "<nav aria-label=\"Site\"><p>One</p></nav><nav aria-label=\"Page\"><p>Two</p></nav>",
            "<nav><p>One</p></nav>",
        ])

    /// Landmarks of the whole page should not be inside others.
    static let landmarkNested = Rule(
        "landmark-nested", .warning, "Landmarks of the whole page are not inside others",
        because: "Who leaves the inner one is still in the outer one, and neither is where people look for it.",
        reference: .aria("banner"),
        wrong: ["<div role=\"banner\"><p>Text</p></div>"], right: ["<header><p>Text</p></header>"])
}
