extension Rule {
    /// Images have a text that replaces them.
    static let imageAlt = Rule(
        "image-alt", .error, "An image has a text that replaces it",
        because:
            "Who does not see the image learns from `alt` what it shows; an empty one says that nothing is lost without it.",
        reference: .html("images.html#alt"),
        wrong: [
            "<p><img src=\"boat.png\"/></p>", "<figure><img src=\"boat.png\"/></figure>",
            "<figure><p>See <img src=\"boat.png\"/></p><figcaption>A boat</figcaption></figure>",
        ],
        right: [
            "<p><img src=\"boat.png\" alt=\"A boat with two red sails\"/></p>",
            "<p><img src=\"line.png\" alt=\"\"/></p>",
            "<figure><img src=\"webcam.jpg\"/><figcaption>The harbour right now</figcaption></figure>",
        ])

    /// Buttons made of a picture have a text.
    static let imageButtonAlt = Rule(
        "image-button-alt", .error, "A button made of a picture has a text",
        because: "The text is the name of the button: without it people hear the name of a file, or nothing.",
        reference: .html("input.html#image-button-state-(type=image)"),
        wrong: [
            "<form action=\"/find\"><p><input type=\"image\" src=\"find.png\"/></p></form>",
            "<form action=\"/find\"><p><input type=\"image\" src=\"find.png\" alt=\"\"/></p></form>",
        ],
        right: ["<form action=\"/find\"><p><input type=\"image\" src=\"find.png\" alt=\"Find\"/></p></form>"])

    /// Links in image maps have a text.
    static let areaAlt = Rule(
        "area-alt", .error, "A link in an image map has a text",
        because: "The text is all that is left of the link where the picture is not shown.",
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

    /// Texts for pictures are empty or say something.
    static let altBlank = Rule(
        "alt-blank", .warning, "The text of a picture says something or is empty",
        because:
            "White space is neither: some programs take the picture for decoration, others read the name of the file.",
        reference: .wcag("non-text-content"),
        wrong: ["<p><img src=\"boat.png\" alt=\" \"/></p>"], right: ["<p><img src=\"line.png\" alt=\"\"/></p>"])

    /// What is decoration has no title.
    static let decorativeTitle = Rule(
        "decorative-image-title", .warning, "A picture that is decoration has no title",
        because:
            "An empty `alt` hides the picture from assistive technology, and then nobody there learns of the title.",
        reference: .wcag("non-text-content"),
        wrong: ["<p><img src=\"boat.png\" alt=\"\" title=\"A boat\"/></p>"],
        right: ["<p><img src=\"boat.png\" alt=\"A boat\" title=\"Taken in May\"/></p>"])
}
