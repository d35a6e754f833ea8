extension Rule {
    static let valueMIME = Rule(
        "value-mime", .error, "The type of a resource must be a valid MIME type",
        because: "Browsers skip a resource of an unknown type, even if they could show it.",
        reference: Reference("MIME Sniffing Standard", "https://mimesniff.spec.whatwg.org/#valid-mime-type"),
        wrong: [.head("<link rel=\"icon\" href=\"boat.png\" type=\"png\"/>")],
        right: [.head("<link rel=\"icon\" href=\"boat.png\" type=\"image/png\"/>")])

    static let valueAccept = Rule(
        "value-accept", .error, "“accept” must list file extensions with a dot, or MIME types",
        because: "Browsers ignore anything else, and offer files that the site does not accept.",
        reference: .html("input.html#attr-input-accept"),
        wrong: ["<form><p><label>Picture <input type=\"file\" name=\"picture\" accept=\"png\"/></label></p></form>"],
        right: [
            "<form><p><label>Picture <input type=\"file\" name=\"picture\" accept=\".png, image/*\"/></label></p></form>"
        ])

    static let valueScriptType = Rule(
        "value-script-type", .error, "“type” of a script must be a keyword or the MIME type of its data",
        because: "A browser does not run a script whose type it does not know.",
        reference: .html("scripting.html#attr-script-type"),
        wrong: [.head("<script type=\"javascript\" src=\"boats.js\"></script>")],
        right: [.head("<script type=\"module\" src=\"boats.js\"></script>")])
}
