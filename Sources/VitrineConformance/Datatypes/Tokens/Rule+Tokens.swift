extension Rule {
    /// An id must have at least one character and no whitespace.
    static let valueID = Rule(
        "value-id", .error, "An id must have at least one character and no whitespace",
        because: "Ids in a list are separated by whitespace, so no list can refer to such an id.",
        reference: .html("dom.html#the-id-attribute"),
        wrong: ["<p id=\"first part\">Text</p>", "<p id=\"\">Text</p>"], right: ["<p id=\"first-part\">Text</p>"])

    /// Keywords must be known, and a list of keywords or ids must have no duplicates.
    static let valueWords = Rule(
        "value-words", .error, "Keywords must be known, and a list of keywords or ids must have no duplicates",
        because: "An unknown keyword does nothing, and a duplicate is often a typo.",
        reference: .html("common-microsyntaxes.html#space-separated-tokens"),
        wrong: ["<p><button type=\"button\" accesskey=\"s s\">Save</button></p>"],
        right: ["<p><button type=\"button\" accesskey=\"s 1\">Save</button></p>"])

    /// A class should be listed only once on an element.
    static let classRepeated = Rule(
        "class-repeated", .warning, "A class should be on an element only once",
        because: "A duplicate does nothing, and is often a typo.",
        reference: .html("dom.html#classes"),
        wrong: ["<p class=\"note wide note\">Text</p>"], right: ["<p class=\"note wide\">Text</p>"])

    /// `exportparts` should be a list of part names, each optionally followed by `:` and an outer name.
    static let valueExportedParts = Rule(
        "value-exported-parts", .warning,
        "“exportparts” should be a list of part names, each optionally followed by “:” and an outer name",
        because: "Invalid entries are not exported, so styles from outside do not apply to these parts.",
        reference: Rule.Reference("CSS Shadow Parts", "https://drafts.csswg.org/css-shadow-parts/#exportparts-attr"),
        wrong: ["<my-card exportparts=\"title: \">Text</my-card>"],
        right: ["<my-card exportparts=\"title, body: card-body\">Text</my-card>"])

    /// Item types, and property names that contain `.` or `:`, must be absolute URLs.
    static let valueMicrodata = Rule(
        "value-microdata", .error,
        "Item types, and property names that contain “.” or “:”, must be absolute URLs",
        because: "Programs that read the items compare these names character by character.",
        reference: .html("microdata.html#items"),
        wrong: [
            "<div itemscope=\"\" itemtype=\"Person\"><p>Ada</p></div>",
            "<div itemscope=\"\"><p itemprop=\"first.name\">Ada</p></div>",
        ],
        right: [
            "<div itemscope=\"\" itemtype=\"https://schema.org/Person\"><p itemprop=\"name\">Ada</p></div>",
            "<div itemscope=\"\"><p itemprop=\"https://example.org/name nick\">Ada</p></div>",
        ])

    /// The name of a custom element must have a hyphen and no capitals.
    static let valueCustomElement = Rule(
        "value-custom-element", .error, "The name of a custom element must have a hyphen and no capitals",
        because: "Names without a hyphen are reserved for HTML, so browsers reject them.",
        reference: .html("custom-elements.html#valid-custom-element-name"),
        wrong: ["<p is=\"paragraph\">Text</p>"], right: ["<p is=\"long-paragraph\">Text</p>"])

    /// `autocomplete` must use the keywords of the HTML Standard, in the right order.
    static let valueAutocomplete = Rule(
        "value-autocomplete", .error, "“autocomplete” must use the keywords of the HTML Standard, in the right order",
        because: "Browsers and assistive technology fill in only what they understand.",
        reference: .html("form-control-infrastructure.html#autofill"),
        wrong: [.init(stringLiteral: field("firstname")), .init(stringLiteral: field("home given-name"))],
        right: [.init(stringLiteral: field("given-name")), .init(stringLiteral: field("section-a billing home tel"))])

    private static func field(_ value: String) -> String {
        """
        <form action="send"><p><label for="field">Field</label> <input id="field" name="field" \
        autocomplete="\(value)"/></p></form>
        """
    }

    /// A link type must be allowed on its element, and must not be repeated.
    static let valueLinkType = Rule(
        "value-link-type", .error, "A link type must be allowed on its element, and not repeated",
        because: "On another element it does nothing.",
        reference: .html("links.html#linkTypes"),
        wrong: ["<p><a href=\"one.html\" rel=\"stylesheet\">One</a></p>"],
        right: ["<p><a href=\"one.html\" rel=\"next nofollow\">One</a></p>"])

    /// A link type should be registered.
    static let linkTypeUnknown = Rule(
        "link-type-unknown", .warning, "A link type should be registered",
        because: "Browsers and search engines ignore an unknown type, and it is often a typo.",
        reference: .html("links.html#other-link-types"),
        wrong: ["<p><a href=\"one.html\" rel=\"nofolow\">One</a></p>"],
        right: ["<p><a href=\"one.html\" rel=\"me\">One</a></p>"])

    /// The name of a window or frame must not begin with an underscore.
    static let valueNavigable = Rule(
        "value-navigable", .error, "The name of a window or frame must not begin with _",
        because: "Names that begin with _ are reserved for keywords such as “_blank”.",
        reference: .html("document-sequences.html#valid-navigable-target-name-or-keyword"),
        wrong: ["<p><a href=\"boats.html\" target=\"_new\">Boats</a></p>"],
        right: ["<p><a href=\"boats.html\" target=\"boats\">Boats</a></p>"])
}
