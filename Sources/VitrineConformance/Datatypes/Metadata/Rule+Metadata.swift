extension Rule {
    /// A page is in UTF-8.
    static let valueCharset = Rule(
        "value-charset", .error, "The encoding of a page is UTF-8",
        because: "In other encodings forms and addresses do not arrive as they were written.",
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

    /// Properties of the viewport are known ones.
    static let valueViewport = Rule(
        "value-viewport", .warning, "Properties of the viewport are known, and so are their values",
        because: "What cannot be read is left out, and the page is then as wide as on a desk.",
        reference: Rule.Reference("CSS Viewport", "https://drafts.csswg.org/css-viewport/#viewport-meta"),
        wrong: [.head("<meta name=\"viewport\" content=\"width=device\"/>")],
        right: [.head("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>")])

    /// A refresh has seconds, and an address after them.
    static let valueRefresh = Rule(
        "value-refresh", .error, "A refresh is a number of seconds, with or without an address",
        because: "Browsers read other forms each in its own way.",
        reference: .html("semantics.html#attr-meta-http-equiv-refresh"),
        wrong: [.head("<meta http-equiv=\"refresh\" content=\"soon\"/>")],
        right: [.head("<meta http-equiv=\"refresh\" content=\"0; url=next.html\"/>")])
}
