extension Rule {
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
}
