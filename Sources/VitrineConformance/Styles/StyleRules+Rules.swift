extension Rule {
    private static func css(_ module: String, _ address: String) -> Reference {
        Reference(module, "https://drafts.csswg.org/" + address)
    }

    /// The syntax of brackets, strings, comments, colons and blocks must be valid.
    static let cssSyntax = Rule(
        "css-syntax", .error,
        "CSS must be well-formed: closed brackets, and a name, a colon and a value in each declaration",
        because: "Browsers skip what they cannot read, and often more than the author expects.",
        reference: css("CSS Syntax 3", "css-syntax-3/#error-handling"),
        wrong: [
            "<p style=\"color red\">Boats</p>", .head("<style>p { color: red</style>"),
            .head("<style>p { color: navy } h1</style>"),
        ],
        right: ["<p style=\"color: navy\">Boats</p>", .head("<style>p { color: navy }</style>")])

    /// A property must be one that CSS defines.
    static let cssProperty = Rule(
        "css-property", .error, "A property must be one that CSS defines",
        because: "Browsers silently ignore a declaration whose property they do not know.",
        reference: css("CSS Syntax 3", "css-syntax-3/#error-handling"),
        wrong: ["<p style=\"colr: red\">Boats</p>", .head("<style>p { colr: red }</style>")],
        right: [.head("<style>p { color: navy; --boat: navy }</style>")])

    /// A property must have a valid value.
    static let cssValue = Rule(
        "css-value", .error, "A property must have a valid value",
        because: "Browsers silently ignore a declaration whose value they cannot read.",
        reference: css("CSS Values 4", "css-values-4/#value-defs"),
        wrong: [
            "<p style=\"color: 10xx\">Boats</p>", .head("<style>p { margin: 2 }</style>"),
            .head("<style>p { text-align: centre }</style>"),
        ],
        right: [
            .head("<style>p { margin: 2px auto; color: var(--boat); width: calc(100% - 2em) }</style>")
        ])

    /// An at-rule must be one that CSS defines, in a place where CSS allows it.
    static let cssAtRule = Rule(
        "css-at-rule", .error, "An at-rule must be one that CSS defines, in a place where CSS allows it",
        because: "Browsers ignore an unknown or misplaced at-rule, with all rules in it.",
        reference: css("CSS Syntax 3", "css-syntax-3/#at-rules"),
        wrong: [.head("<style>@medai print { p { color: black } }</style>")],
        right: [.head("<style>@media print { p { color: black } }</style>")])

    /// The descriptors of an at-rule must be known, complete and valid.
    static let cssDescriptor = Rule(
        "css-descriptor", .error, "The descriptors of an at-rule must be known, complete and valid",
        because: "A font or counter style without a required descriptor is not used at all.",
        reference: css("CSS Fonts 4", "css-fonts-4/#font-face-rule"),
        wrong: [
            .head("<style>@font-face { font-famly: Boat; src: url(\"boat.woff2\") }</style>"),
            .head("<style>@font-face { font-family: Boat }</style>"),
        ],
        right: [.head("<style>@font-face { font-family: Boat; src: url(\"boat.woff2\") }</style>")])

    /// Features of media and container queries must be known and have valid values.
    static let cssMediaFeature = Rule(
        "css-media-feature", .error,
        "Features of media and container queries must be known and have valid values",
        because: "A media query with an unknown feature never matches, so its rules are never used.",
        reference: css("Media Queries 5", "mediaqueries-5/#media-descriptor-table"),
        wrong: [
            .head("<style>@media (widht > 600px) { p { color: black } }</style>"),
            .head("<style>@media (min-width: 600) { p { color: black } }</style>"),
        ],
        right: [.head("<style>@media (width > 600px) { p { color: black } }</style>")])

    /// Selectors must be valid.
    static let cssSelector = Rule(
        "css-selector", .error,
        "A selector must be valid, with known pseudo-classes and pseudo-elements",
        because: "Browsers ignore a rule if one of its selectors is invalid, even if the others are valid.",
        reference: css("Selectors 4", "selectors-4/#invalid"),
        wrong: [
            .head("<style>p:hoover { color: navy }</style>"), .head("<style>p::befor { content: \"x\" }</style>"),
            .head("<style>p > > a { color: navy }</style>"),
        ],
        right: [.head("<style>p:hover, p::before, p > a:not(.boat) { color: navy }</style>")])

    /// A name with a vendor prefix should be accompanied by the standard name.
    static let cssPrefix = Rule(
        "css-prefix", .warning, "A prefixed name should come with the standard one",
        because: "Only some browsers know the prefixed name; the others ignore it.",
        reference: css("CSS Snapshot", "css-2023/#vendor-prefixes"),
        wrong: [.head("<style>p { -moz-hyphens: auto }</style>"), .head("<style>p { width: -moz-available }</style>")],
        right: [.head("<style>p { -moz-hyphens: auto; hyphens: auto }</style>")])

    /// CSS should not contain hacks that only old browsers read.
    static let cssHack = Rule(
        "css-hack", .warning, "CSS should not contain hacks that only old browsers read",
        because: "The browsers that need them are out of use; all others ignore them.",
        reference: css("CSS Syntax 3", "css-syntax-3/#error-handling"),
        wrong: [.head("<style>p { *zoom: 1 }</style>"), .head("<style>p { width: 100px\\9 }</style>")],
        right: [.head("<style>p { width: 100px }</style>")])

    /// CSS should not use deprecated properties.
    static let cssObsolete = Rule(
        "css-obsolete", .warning, "CSS should not use deprecated properties",
        because: "Browsers may stop supporting them, and most of them have a replacement.",
        reference: css("CSS Snapshot", "css-2023/"),
        wrong: [.head("<style>p { clip: rect(0, 0, 0, 0) }</style>")],
        right: [.head("<style>p { clip-path: inset(50%) }</style>")])

    /// Text should have enough contrast with its background.
    static let contrast = Rule(
        "contrast", .warning, "Text should have enough contrast with its background",
        because:
            """
            People with low vision, or in sunlight, cannot read text whose color is too close to that of its \
            background.
            """,
        reference: .wcag("contrast-minimum"),
        wrong: [
            .head("<style>p { color: #999; background: #fff }</style>"),
            "<p style=\"color: #777; background-color: #eee\">Boats</p>",
        ],
        right: [.head("<style>p { color: #595959; background: #fff }</style>")])
}
