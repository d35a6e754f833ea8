extension Rule {
    /// An image must have alternative text.
    static let imageAlt = Rule(
        "image-alt", .error, "An image must have alternative text",
        because:
            """
            People who do not see the image learn from `alt` what it shows; an empty `alt` says that \
            nothing is lost without the image.
            """,
        reference: .html("images.html#alt"),
        wrong: [
            "<p><img src=\"boat.png\"/></p>", "<figure><img src=\"boat.png\"/></figure>",
            "<figure><p>See <img src=\"boat.png\"/></p><figcaption>A boat</figcaption></figure>",
        ],
        right: [
            "<p><img src=\"boat.png\" alt=\"A boat with two red sails\"/></p>",
            "<p><img src=\"line.png\" alt=\"\"/></p>",
            "<figure><img src=\"webcam.jpg\"/><figcaption>The harbor right now</figcaption></figure>",
        ])

    /// An image button must have alternative text.
    static let imageButtonAlt = Rule(
        "image-button-alt", .error, "An image button must have alternative text",
        because: "The text is the name of the button. Without it people hear “Submit”, a file name, or nothing.",
        reference: .html("input.html#image-button-state-(type=image)"),
        wrong: [
            "<form action=\"/find\"><p><input type=\"image\" src=\"find.png\"/></p></form>",
            "<form action=\"/find\"><p><input type=\"image\" src=\"find.png\" alt=\"\"/></p></form>",
        ],
        right: ["<form action=\"/find\"><p><input type=\"image\" src=\"find.png\" alt=\"Find\"/></p></form>"])

    /// A link in an image map must have alternative text.
    static let areaAlt = Rule(
        "area-alt", .error, "A link in an image map must have alternative text",
        because: "The text is all that is left of the link if the image is not shown.",
        reference: .html("image-maps.html#the-area-element"),
        wrong: [
            """
            <p><map name="plan"><area href="#kitchen" coords="0,0,9,9"/></map><img src="plan.png" alt="Plan" \
            usemap="#plan"/></p><h2 id="kitchen">Kitchen</h2>
            """
        ],
        right: [
            """
            <p><map name="plan"><area href="#kitchen" coords="0,0,9,9" alt="Kitchen"/></map><img src="plan.png" alt="Plan" \
            usemap="#plan"/></p><h2 id="kitchen">Kitchen</h2>
            """
        ])

    /// Alternative text should not be only whitespace.
    static let altBlank = Rule(
        "alt-blank", .warning, "Alternative text should not be only whitespace",
        because:
            "Some programs take such an image for decoration, others read the file name.",
        reference: .wcag("non-text-content"),
        wrong: ["<p><img src=\"boat.png\" alt=\" \"/></p>"], right: ["<p><img src=\"line.png\" alt=\"\"/></p>"])

    /// A decorative image should not have a title.
    static let decorativeTitle = Rule(
        "decorative-image-title", .warning, "A decorative image should not have a title",
        because:
            "An empty `alt` hides the image from assistive technology, and its title with it.",
        reference: .wcag("non-text-content"),
        wrong: ["<p><img src=\"boat.png\" alt=\"\" title=\"A boat\"/></p>"],
        right: ["<p><img src=\"boat.png\" alt=\"A boat\" title=\"Taken in May\"/></p>"])
}
