extension Rule {
    /// `pattern`.
    static let valuePattern = Rule(
        "value-pattern", .error, "A pattern is a regular expression of JavaScript with the flag v",
        because: "A browser that cannot read a pattern lets every value pass.",
        reference: .html("input.html#the-pattern-attribute"),
        wrong: [
            """
            <form><p><label>Year <input type="text" name="year" pattern="[0-9{4}" title="Four digits"/></label></p></form>
            """
        ],
        right: [
            """
            <form><p><label>Year <input type="text" name="year" pattern="[0-9]{4}" title="Four digits"/></label></p></form>
            """
        ])
}
