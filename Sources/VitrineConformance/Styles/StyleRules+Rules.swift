extension Rule {
    private static func css(_ module: String, _ address: String) -> Reference {
        Reference(module, "https://drafts.csswg.org/" + address)
    }

    /// Brackets, strings, comments, colons and blocks.
    static let cssSyntax = Rule(
        "css-syntax", .error, "CSS can be read: brackets are closed, declarations have a name, a colon and a value",
        because: "A browser leaves out what it cannot read, and often more than the author sees.",
        reference: css("CSS Syntax 3", "css-syntax-3/#error-handling"),
        wrong: [
            "<p style=\"color red\">Boats</p>", .head("<style>p { color: red</style>"),
            .head("<style>p { color: navy } h1</style>"),
        ],
        right: ["<p style=\"color: navy\">Boats</p>", .head("<style>p { color: navy }</style>")])

    /// Names of properties.
    static let cssProperty = Rule(
        "css-property", .error, "Every property is one of CSS",
        because: "A browser leaves out a declaration whose property it does not know, without a word.",
        reference: css("CSS Syntax 3", "css-syntax-3/#error-handling"),
        wrong: ["<p style=\"colr: red\">Boats</p>", .head("<style>p { colr: red }</style>")],
        right: [.head("<style>p { color: navy; --boat: navy }</style>")])

    /// Values of properties.
    static let cssValue = Rule(
        "css-value", .error, "Every property has one of its values",
        because: "A browser leaves out a declaration whose value it cannot read, and shows what would be without it.",
        reference: css("CSS Values 4", "css-values-4/#value-defs"),
        wrong: [
            "<p style=\"color: 10xx\">Boats</p>", .head("<style>p { margin: 2 }</style>"),
            .head("<style>p { text-align: centre }</style>"),
        ],
        right: [
            .head("<style>p { margin: 2px auto; color: var(--boat); width: calc(100% - 2em) }</style>")
        ])

    /// Names of at-rules.
    static let cssAtRule = Rule(
        "css-at-rule", .error, "Every at-rule is one of CSS",
        because: "A browser leaves out an at-rule that it does not know, with all rules in it.",
        reference: css("CSS Syntax 3", "css-syntax-3/#at-rules"),
        wrong: [.head("<style>@medai print { p { color: black } }</style>")],
        right: [.head("<style>@media print { p { color: black } }</style>")])

    /// Descriptors.
    static let cssDescriptor = Rule(
        "css-descriptor", .error, "The descriptors of an at-rule and their values are those of CSS",
        because: "A font or counter style without a descriptor that it needs is not used at all.",
        reference: css("CSS Fonts 4", "css-fonts-4/#font-face-rule"),
        wrong: [.head("<style>@font-face { font-famly: Boat; src: url(\"boat.woff2\") }</style>")],
        right: [.head("<style>@font-face { font-family: Boat; src: url(\"boat.woff2\") }</style>")])

    /// Media features.
    static let cssMediaFeature = Rule(
        "css-media-feature", .error,
        "Every feature of a media or container query is one of CSS, with a value that it has",
        because: "A media query with an unknown feature never holds, so the rules in it are never used.",
        reference: css("Media Queries 5", "mediaqueries-5/#media-descriptor-table"),
        wrong: [
            .head("<style>@media (widht > 600px) { p { color: black } }</style>"),
            .head("<style>@media (min-width: 600) { p { color: black } }</style>"),
        ],
        right: [.head("<style>@media (width > 600px) { p { color: black } }</style>")])

    /// Selectors.
    static let cssSelector = Rule(
        "css-selector", .error,
        "Every selector can be read, and its pseudo-classes and pseudo-elements are those of CSS",
        because: "A browser leaves out a rule with one selector that it does not know, the other selectors included.",
        reference: css("Selectors 4", "selectors-4/#invalid"),
        wrong: [
            .head("<style>p:hoover { color: navy }</style>"), .head("<style>p::befor { content: \"x\" }</style>"),
            .head("<style>p > > a { color: navy }</style>"),
        ],
        right: [.head("<style>p:hover, p::before, p > a:not(.boat) { color: navy }</style>")])

    /// Vendor prefixes.
    static let cssPrefix = Rule(
        "css-prefix", .warning, "A prefixed name has the standard one beside it",
        because: "Only some browsers know it, so others show the page without it.",
        reference: css("CSS Snapshot", "css-2023/#vendor-prefixes"),
        wrong: [.head("<style>p { -moz-hyphens: auto }</style>"), .head("<style>p { width: -moz-available }</style>")],
        right: [.head("<style>p { -moz-hyphens: auto; hyphens: auto }</style>")])

    /// Hacks.
    static let cssHack = Rule(
        "css-hack", .warning, "Nothing is written so that only old browsers read it",
        because: "The browsers that need it are out of use; all others leave it out.",
        reference: css("CSS Syntax 3", "css-syntax-3/#error-handling"),
        wrong: [.head("<style>p { *zoom: 1 }</style>"), .head("<style>p { width: 100px\\9 }</style>")],
        right: [.head("<style>p { width: 100px }</style>")])

    /// Properties that are out of use.
    static let cssObsolete = Rule(
        "css-obsolete", .warning, "No property is deprecated",
        because: "Browsers may drop it, and there is another way.",
        reference: css("CSS Snapshot", "css-2023/"),
        wrong: [.head("<style>p { clip: rect(0, 0, 0, 0) }</style>")],
        right: [.head("<style>p { clip-path: inset(50%) }</style>")])

    /// Contrast.
    static let contrast = Rule(
        "contrast", .warning, "Text stands out from what is behind it",
        because:
            "Who sees little, or reads in sunlight, cannot read text whose colour is too near to that of its background.",
        reference: .wcag("contrast-minimum"),
        wrong: [
            .head("<style>p { color: #999; background: #fff }</style>"),
            "<p style=\"color: #777; background-color: #eee\">Boats</p>",
        ],
        right: [.head("<style>p { color: #595959; background: #fff }</style>")])
}
