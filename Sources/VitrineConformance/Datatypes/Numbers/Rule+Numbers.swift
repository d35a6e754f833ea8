extension Rule {
    static let valueNumber = Rule(
        "value-number", .error, "A number must be written in digits and be within its limits",
        because: "Browsers replace a number that they cannot read with another one, or ignore it.",
        reference: .html("common-microsyntaxes.html#numbers"),
        wrong: ["<table><tr><td colspan=\"0\">one</td></tr></table>", "<p tabindex=\"first\">Text</p>"],
        right: ["<table><tr><td colspan=\"1\">one</td></tr></table>", "<p tabindex=\"-1\">Text</p>"])

    static let valueCoordinates = Rule(
        "value-coordinates", .error, "The coordinates of an area must fit its shape",
        because: "Browsers ignore an area with wrong coordinates, and the link is gone.",
        reference: .html("image-maps.html#the-area-element"),
        wrong: [.init(stringLiteral: map("0,0,10"))], right: [.init(stringLiteral: map("0,0,10,10"))])

    private static func map(_ coordinates: String) -> String {
        """
        <p><img src="plan.png" alt="Plan" usemap="#plan"/></p>
        <map name="plan"><area shape="rect" coords="\(coordinates)" href="one.html" alt="One"/></map>
        """
    }
}
