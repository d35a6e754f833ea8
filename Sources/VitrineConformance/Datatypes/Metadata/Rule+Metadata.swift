extension Rule {
    static let valueCharset = Rule(
        "value-charset", .error, "The encoding of a page must be UTF-8",
        because: "In other encodings, form data and URLs may arrive with wrong characters.",
        reference: .html("semantics.html#character-encoding-declaration"),
        wrong: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en"><head><meta charset="latin1"/><title>Example</title></head>
                <body><main><h1>Example</h1></main></body></html>
                """)
        ],
        right: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en"><head><meta charset="UTF-8"/><title>Example</title></head>
                <body><main><h1>Example</h1></main></body></html>
                """)
        ])

    static let valueViewport = Rule(
        "value-viewport", .warning, "The viewport should have known properties with valid values",
        because: "Browsers ignore what they cannot read, and may show the page as wide as on a desktop screen.",
        reference: Rule.Reference("CSS Viewport", "https://drafts.csswg.org/css-viewport/#viewport-meta"),
        wrong: [.head("<meta name=\"viewport\" content=\"width=device\"/>")],
        right: [.head("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>")])

    static let valueRefresh = Rule(
        "value-refresh", .error, "A refresh must be a number of seconds, optionally followed by a URL",
        because: "Browsers differ in how they read other forms.",
        reference: .html("semantics.html#attr-meta-http-equiv-refresh"),
        wrong: [.head("<meta http-equiv=\"refresh\" content=\"soon\"/>")],
        right: [.head("<meta http-equiv=\"refresh\" content=\"0; url=next.html\"/>")])
}
