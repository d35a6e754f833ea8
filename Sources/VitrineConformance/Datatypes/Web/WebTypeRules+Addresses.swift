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

    /// `target`, `formtarget`, and names of frames.
    static let valueNavigable = Rule(
        "value-navigable", .error, "A name of a window or frame does not begin with _",
        because: "Such names are keywords; browsers read one that they do not know as a name that nobody can use.",
        reference: .html("document-sequences.html#valid-navigable-target-name-or-keyword"),
        wrong: ["<p><a href=\"boats.html\" target=\"_new\">Boats</a></p>"],
        right: ["<p><a href=\"boats.html\" target=\"boats\">Boats</a></p>"])

    /// `srcset` and `imagesrcset`.
    static let valueSrcset = Rule(
        "value-srcset", .error, "A set of images says for each one how large or dense it is",
        because: "A browser leaves out candidates that it cannot read, and chooses the wrong image.",
        reference: .html("images.html#srcset-attributes"),
        wrong: ["<p><img src=\"boat.png\" srcset=\"boat.png 1x, large.png 1x\" alt=\"A boat\"/></p>"],
        right: ["<p><img src=\"boat.png\" srcset=\"boat.png 1x, large.png 2x\" alt=\"A boat\"/></p>"])

    /// `sizes` and `imagesizes`.
    static let valueSizes = Rule(
        "value-sizes", .error, "Sizes of an image are lengths, each but the last with a condition",
        because: "A browser that cannot read a size takes the width of the window, and loads too large an image.",
        reference: .html("images.html#sizes-attributes"),
        wrong: ["<p><img src=\"boat.png\" srcset=\"boat.png 600w\" sizes=\"50%\" alt=\"A boat\"/></p>"],
        right: [
            """
            <p><img src="boat.png" srcset="boat.png 600w" sizes="(min-width: 40em) 50vw, 100vw" alt="A boat"/></p>
            """
        ])
}
