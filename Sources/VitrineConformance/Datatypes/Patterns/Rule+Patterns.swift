extension Rule {
    static let valuePattern = Rule(
        "value-pattern", .error, "“pattern” must be a valid JavaScript regular expression with the flag v",
        because: "A browser that cannot read a pattern accepts every value.",
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
