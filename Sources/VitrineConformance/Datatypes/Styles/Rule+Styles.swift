extension Rule {
    static let valueMedia = Rule(
        "value-media", .error, "“media” must be a valid media query list",
        because: "A query that a browser cannot read never matches, so what depends on it is never used.",
        reference: Reference("Media Queries 5", "https://drafts.csswg.org/mediaqueries-5/#mq-syntax"),
        wrong: [
            .head("<link rel=\"stylesheet\" href=\"wide.css\" media=\"screen and (min-width: 600)\"/>"),
            .head("<link rel=\"stylesheet\" href=\"wide.css\" media=\"handheld\"/>"),
        ],
        right: [
            .head("<link rel=\"stylesheet\" href=\"wide.css\" media=\"screen and (min-width: 600px)\"/>"),
            .head(
                "<link rel=\"stylesheet\" href=\"wide.css\" media=\"(width >= 40em) and (prefers-color-scheme: dark)\"/>"
            ),
        ])

    static let valueColor = Rule(
        "value-color", .error, "A color must be a valid CSS color",
        because: "Browsers ignore a color that they cannot read, or show black instead.",
        reference: Reference("CSS Color 4", "https://drafts.csswg.org/css-color-4/#color-syntax"),
        wrong: [.head("<meta name=\"theme-color\" content=\"#40 80 ff\"/>")],
        right: [.head("<meta name=\"theme-color\" content=\"#4080ff\"/>")])
}
