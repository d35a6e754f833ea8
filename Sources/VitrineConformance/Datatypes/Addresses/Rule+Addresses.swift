extension Rule {
    static let valueURL = Rule(
        "value-url", .error, "A URL must be valid",
        because: "Browsers repair invalid URLs in different ways, and some of these URLs lead nowhere.",
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

    static let valueURLList = Rule(
        "value-url-list", .error, "“ping” must be a list of HTTP or HTTPS URLs",
        because: "Browsers send a request to each of them in the background, and only over HTTP or HTTPS.",
        reference: .html("links.html#ping"),
        wrong: ["<p><a href=\"https://example.org/\" ping=\"mailto:boats@example.org\">Boats</a></p>"],
        right: ["<p><a href=\"https://example.org/\" ping=\"https://example.org/ping\">Boats</a></p>"])

    static let valueHashNameRef = Rule(
        "value-hash-name-ref", .error, "“usemap” must begin with #",
        because: "Without the sign the map is not found, and nothing in the image can be clicked.",
        reference: .html("image-maps.html#attr-hyperlink-usemap"),
        wrong: ["<p><img src=\"harbor.png\" alt=\"The harbor\" usemap=\"harbor\"/></p>"],
        right: [
            """
            <p><img src="harbor.png" alt="The harbor" usemap="#harbor"/>\
            <map name="harbor"><area href="pier.html" alt="Pier" shape="default"/></map></p>
            """
        ])

    static let valueEmail = Rule(
        "value-email", .error, "An e-mail address must have a name, “@” and a domain",
        because: "Browsers refuse to send the form with anything else.",
        reference: .html("input.html#valid-e-mail-address"),
        wrong: [.init(stringLiteral: mail("ada.example.org"))],
        right: [.init(stringLiteral: mail("ada@example.org"))])

    private static func mail(_ value: String) -> String {
        """
        <form action="send"><p><label for="mail">Mail</label> <input type="email" id="mail" name="mail" \
        value="\(value)"/></p></form>
        """
    }

    static let valueAddress = Rule(
        "value-absolute-address", .error, "The value of a URL field must be an absolute URL",
        because: "Browsers refuse to send the form with anything else.",
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
