extension Rule {
    /// Dates, times and durations are written as the Standard writes them.
    static let valueDate = Rule(
        "value-date", .error, "Dates, times and durations are written as the Standard writes them",
        because: "A calendar or a search engine reads them, and it reads one form only.",
        reference: .html("common-microsyntaxes.html#dates-and-times"),
        wrong: [
            "<p><time>tomorrow</time></p>", "<p><time datetime=\"2026-02-29\">the day after</time></p>",
            "<p><time datetime=\"25:00\">late</time></p>", "<p><ins datetime=\"2026-13-01\">more</ins></p>",
        ],
        right: [
            "<p><time>2026-11-21</time></p>", "<p><time datetime=\"2028-02-29\">the day after</time></p>",
            "<p><time datetime=\"PT4H18M3S\">four hours</time> or <time>4h 18m</time></p>",
            "<p><ins datetime=\"2026-11-21T14:54Z\">more</ins></p>",
        ])

    /// Numbers are written in digits and lie within bounds.
    static let valueNumber = Rule(
        "value-number", .error, "Numbers are written in digits and lie within their bounds",
        because: "A browser takes another number, or none, in place of one that it cannot read.",
        reference: .html("common-microsyntaxes.html#numbers"),
        wrong: ["<table><tr><td colspan=\"0\">one</td></tr></table>", "<p tabindex=\"first\">Text</p>"],
        right: ["<table><tr><td colspan=\"1\">one</td></tr></table>", "<p tabindex=\"-1\">Text</p>"])

    /// The shape of an area has as many coordinates as it needs.
    static let valueCoordinates = Rule(
        "value-coordinates", .error, "The shape of an area has the coordinates that it needs",
        because: "Where they are wrong, the browser leaves the area out, and the link is gone.",
        reference: .html("image-maps.html#the-area-element"),
        wrong: [.init(stringLiteral: map("0,0,10"))], right: [.init(stringLiteral: map("0,0,10,10"))])

    private static func map(_ coordinates: String) -> String {
        """
        <p><img src="plan.png" alt="Plan" usemap="#plan"/></p>
        <map name="plan"><area shape="rect" coords="\(coordinates)" href="one.html" alt="One"/></map>
        """
    }

    /// Languages are tags of registered subtags.
    static let valueLanguage = Rule(
        "value-language", .error, "Languages are tags such as en or zh-Hant-TW",
        because: "Screen readers choose a voice by them, and browsers choose fonts, hyphens and quotation marks.",
        reference: Rule.Reference("RFC 5646", "https://www.rfc-editor.org/rfc/rfc5646"),
        wrong: ["<p lang=\"en_US\">Text</p>", "<p lang=\"english\">Text</p>"],
        right: ["<p lang=\"en-US\">Text</p>", "<p lang=\"de-CH-1996\">Text</p>", "<p lang=\"\">Zzz</p>"])

    /// Languages are written as they are today.
    static let languageReplaced = Rule(
        "language-replaced", .warning, "Languages are written with subtags that are still in use",
        because: "Not every program knows what a language was called before.",
        reference: Rule.Reference("RFC 5646", "https://www.rfc-editor.org/rfc/rfc5646#section-3.1.6"),
        wrong: ["<p lang=\"iw\">Text</p>"], right: ["<p lang=\"he\">Text</p>"])

    /// Ids have a character and no white space.
    static let valueID = Rule(
        "value-id", .error, "An id has at least one character and no white space",
        because: "Lists of ids are split at white space, so such an id can never be found.",
        reference: .html("dom.html#the-id-attribute"),
        wrong: ["<p id=\"first part\">Text</p>", "<p id=\"\">Text</p>"], right: ["<p id=\"first-part\">Text</p>"])

    /// Words are known, and in a list none stands twice.
    static let valueWords = Rule(
        "value-words", .error, "Words are those that the attribute knows, and none stands twice",
        because: "Another word does nothing, and of two that are the same one was meant to be another.",
        reference: .html("common-microsyntaxes.html#space-separated-tokens"),
        wrong: ["<p><button type=\"button\" accesskey=\"s s\">Save</button></p>"],
        right: ["<p><button type=\"button\" accesskey=\"s 1\">Save</button></p>"])

    /// A class stands once.
    static let classRepeated = Rule(
        "class-repeated", .warning, "An element has every class once",
        because: "The second one does nothing, and often another was meant.",
        reference: .html("dom.html#classes"),
        wrong: ["<p class=\"note wide note\">Text</p>"], right: ["<p class=\"note wide\">Text</p>"])

    /// Exported parts are names, or names with a name outside.
    static let valueExportedParts = Rule(
        "value-exported-parts", .warning, "Exported parts are names, with or without a name outside",
        because: "What cannot be read is not exported, so the style from outside does not apply.",
        reference: Rule.Reference("CSS Shadow Parts", "https://drafts.csswg.org/css-shadow-parts/#exportparts-attr"),
        wrong: ["<my-card exportparts=\"title: \">Text</my-card>"],
        right: ["<my-card exportparts=\"title, body: card-body\">Text</my-card>"])

    /// Sizes of icons are written as two numbers with an x.
    static let valueIconSizes = Rule(
        "value-icon-sizes", .error, "Sizes of icons are written as 16x16 or any",
        because: "The browser chooses an icon by them, and leaves out what it cannot read.",
        reference: .html("semantics.html#attr-link-sizes"),
        wrong: [.head("<link rel=\"icon\" href=\"icon.png\" sizes=\"16\"/>")],
        right: [.head("<link rel=\"icon\" href=\"icon.png\" sizes=\"16x16 32X32 any\"/>")])

    /// Types and properties of microdata are addresses and names.
    static let valueMicrodata = Rule(
        "value-microdata", .error, "Types of items are absolute addresses, names of properties are plain words",
        because: "A program that reads the items compares these names letter by letter.",
        reference: .html("microdata.html#items"),
        wrong: [
            "<div itemscope=\"\" itemtype=\"Person\"><p>Ada</p></div>",
            "<div itemscope=\"\"><p itemprop=\"first.name\">Ada</p></div>",
        ],
        right: [
            "<div itemscope=\"\" itemtype=\"https://schema.org/Person\"><p itemprop=\"name\">Ada</p></div>",
            "<div itemscope=\"\"><p itemprop=\"https://example.org/name nick\">Ada</p></div>",
        ])

    /// Names of custom elements have a hyphen.
    static let valueCustomElement = Rule(
        "value-custom-element", .error, "The name of a custom element has a hyphen and no capitals",
        because: "Names without a hyphen belong to HTML, so the browser does not accept them.",
        reference: .html("custom-elements.html#valid-custom-element-name"),
        wrong: ["<p is=\"paragraph\">Text</p>"], right: ["<p is=\"long-paragraph\">Text</p>"])

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

    /// What a field is filled with is said in registered words, in their order.
    static let valueAutocomplete = Rule(
        "value-autocomplete", .error, "What a field is filled with is said in the Standard's words and their order",
        because: "Browsers and aids for people who forget fill in only what they understand.",
        reference: .html("form-control-infrastructure.html#autofill"),
        wrong: [.init(stringLiteral: field("firstname")), .init(stringLiteral: field("home given-name"))],
        right: [.init(stringLiteral: field("given-name")), .init(stringLiteral: field("section-a billing home tel"))])

    private static func field(_ value: String) -> String {
        """
        <form action="send"><p><label for="field">Field</label> <input id="field" name="field" \
        autocomplete="\(value)"/></p></form>
        """
    }

    /// Addresses of mail have a name, an @ and a domain.
    static let valueEmail = Rule(
        "value-email", .error, "An address of mail has a name, “@” and a domain",
        because: "The browser empties a field whose value it cannot take, or refuses to send the form.",
        reference: .html("input.html#valid-e-mail-address"),
        wrong: [.init(stringLiteral: mail("ada.example.org"))],
        right: [.init(stringLiteral: mail("ada@example.org"))])

    private static func mail(_ value: String) -> String {
        """
        <form action="send"><p><label for="mail">Mail</label> <input type="email" id="mail" name="mail" \
        value="\(value)"/></p></form>
        """
    }

    /// A field for addresses holds an absolute one.
    static let valueAddress = Rule(
        "value-absolute-address", .error, "A field for an address holds an absolute one",
        because: "The browser refuses to send the form as long as it holds anything else.",
        reference: .html("input.html#url-state-(type=url)"),
        wrong: [
            """
            <form action="send"><p><label for="page">Page</label> <input type="url" id="page" name="page" \
            value="page.html"/></p></form>
            """
        ],
        right: [
            """
            <form action="send"><p><label for="page">Page</label> <input type="url" id="page" name="page" \
            value="https://example.org/page.html"/></p></form>
            """
        ])

    /// Types of links stand where they mean something.
    static let valueLinkType = Rule(
        "value-link-type", .error, "Types of links stand on the elements that they are for, each once",
        because: "On another element they do nothing, so what was meant does not happen.",
        reference: .html("links.html#linkTypes"),
        wrong: ["<p><a href=\"one.html\" rel=\"stylesheet\">One</a></p>"],
        right: ["<p><a href=\"one.html\" rel=\"next nofollow\">One</a></p>"])

    /// Types of links are registered.
    static let linkTypeUnknown = Rule(
        "link-type-unknown", .warning, "Types of links are registered",
        because: "Nobody reads a type that nobody knows, and often another was meant.",
        reference: .html("links.html#other-link-types"),
        wrong: ["<p><a href=\"one.html\" rel=\"nofolow\">One</a></p>"],
        right: ["<p><a href=\"one.html\" rel=\"me\">One</a></p>"])

    /// Properties of the viewport are known ones.
    static let valueViewport = Rule(
        "value-viewport", .warning, "Properties of the viewport are known, and so are their values",
        because: "What cannot be read is left out, and the page is then as wide as on a desk.",
        reference: Rule.Reference("CSS Viewport", "https://drafts.csswg.org/css-viewport/#viewport-meta"),
        wrong: [.head("<meta name=\"viewport\" content=\"width=device\"/>")],
        right: [.head("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>")])

    /// A refresh has seconds, and an address behind them.
    static let valueRefresh = Rule(
        "value-refresh", .error, "A refresh is a number of seconds, with or without an address",
        because: "Browsers read other forms each in its own way.",
        reference: .html("semantics.html#attr-meta-http-equiv-refresh"),
        wrong: [.head("<meta http-equiv=\"refresh\" content=\"soon\"/>")],
        right: [.head("<meta http-equiv=\"refresh\" content=\"0; url=next.html\"/>")])
}
