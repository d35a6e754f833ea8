extension Rule {
    /// Attributes that are addresses.
    static let valueURL = Rule(
        "value-url", .error, "An address is a valid URL",
        because: "Browsers repair wrong addresses, each in its own way, and some of them lead nowhere.",
        reference: Reference("URL Standard", "https://url.spec.whatwg.org/#valid-url-string"),
        wrong: [
            "<p><a href=\"https://example.org/blue boats\">Boats</a></p>",
            "<p><a href=\"https:example.org\">Boats</a></p>",
            "<p><a href=\"boats\\blue.html\">Boats</a></p>",
        ],
        right: [
            "<p><a href=\"https://example.org/blue%20boats\">Boats</a></p>",
            "<p><a href=\"https://example.org/\">Boats</a></p>",
            "<p><a href=\"boats/blue.html\">Boats</a></p>",
        ])

    /// `ping`.
    static let valueURLList = Rule(
        "value-url-list", .error, "What is pinged are web addresses",
        because: "A browser sends these requests unseen, and only by HTTP.",
        reference: .html("links.html#ping"),
        wrong: ["<p><a href=\"https://example.org/\" ping=\"mailto:boats@example.org\">Boats</a></p>"],
        right: ["<p><a href=\"https://example.org/\" ping=\"https://example.org/ping\">Boats</a></p>"])

    /// `usemap`.
    static let valueHashNameRef = Rule(
        "value-hash-name-ref", .error, "A reference to a map begins with #",
        because: "Without the sign the map is not found, and nothing in the picture can be chosen.",
        reference: .html("image-maps.html#attr-hyperlink-usemap"),
        wrong: ["<p><img src=\"harbour.png\" alt=\"The harbour\" usemap=\"harbour\"/></p>"],
        right: [
            """
            <p><img src="harbour.png" alt="The harbour" usemap="#harbour"/>\
            <map name="harbour"><area href="pier.html" alt="Pier" shape="default"/></map></p>
            """
        ])

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
}
