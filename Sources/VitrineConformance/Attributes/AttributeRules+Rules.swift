import VitrineAccessibility
import VitrineMarkup

extension Rule {
    static let attributeUnknown = Rule(
        "attribute-unknown", .error, "An attribute must be one that HTML defines",
        because: """
            Browsers ignore unknown attributes, so nobody notices a typo. A page's own attributes must be named \
            `data-…`, which no future HTML will use.
            """,
        reference: .html("infrastructure.html#extensibility"),
        wrong: ["<p clas=\"intro\">Text</p>", "<p tooltip=\"More\">Text</p>", "<p data-=\"1\">Text</p>"],
        right: ["<p class=\"intro\">Text</p>", "<p data-tooltip=\"More\">Text</p>"])

    static let attributeNotHere = Rule(
        "attribute-not-here", .error, "An attribute must be allowed on its element",
        because: "On other elements it usually does nothing.",
        reference: .html("indices.html#attributes-3"),
        wrong: ["<p href=\"#top\">Up</p>", "<p value=\"1\">Text</p>", "<dialog tabindex=\"0\"><p>Text</p></dialog>"],
        right: ["<p><a href=\"https://example.com/\">Up</a></p>"])

    static let attributeCondition = Rule(
        "attribute-condition", .error, "An attribute must fit its place and the other attributes of its element",
        because: """
            Otherwise it usually does nothing. Often the type of a field or the URL of a link was forgotten.
            """,
        reference: .html("input.html#the-input-element"),
        wrong: [
            "<p><label>Name <input type=\"text\" checked=\"\"/></label></p>", "<p><a download=\"\">Text</a></p>",
            "<ul><li value=\"2\">Two</li></ul>", "<p xml:lang=\"de\">Wort</p>",
        ],
        right: [
            "<p><label>Yes <input type=\"checkbox\" checked=\"\"/></label></p>", "<ol><li value=\"2\">Two</li></ol>",
            "<p lang=\"de\" xml:lang=\"de\">Wort</p>",
        ])

    static let attributeMissing = Rule(
        "attribute-missing", .error, "An element must have its required attributes",
        because: "Without the attribute the element has no meaning: a track without a file, a meter without a value.",
        reference: .html("indices.html#attributes-3"),
        wrong: ["<p><meter min=\"0\"></meter></p>", "<p><bdo>Text</bdo></p>", .head("<link rel=\"stylesheet\"/>")],
        right: ["<p><bdo dir=\"rtl\">Text</bdo></p>", .head("<link rel=\"stylesheet\" href=\"style.css\"/>")])

    /// An attribute must have a value that is allowed for it, such as one of its keywords.
    static let attributeValue = Rule(
        "attribute-value", .error, "An attribute must have a value that is allowed for it",
        because: """
            Browsers replace an unknown keyword with a default, which is rarely what was meant; `disabled="false"` \
            still disables the control.
            """,
        reference: .html("common-microsyntaxes.html#keywords-and-enumerated-attributes"),
        wrong: [
            "<p dir=\"left\">Text</p>", "<p><button type=\"button\" disabled=\"false\">Save</button></p>",
            "<details name=\"\"><summary>More</summary><p>Text</p></details>",
        ],
        right: [
            "<p dir=\"LTR\">Text</p>", "<p><button type=\"button\" disabled=\"disabled\">Save</button></p>",
            "<p><button type=\"button\" disabled=\"\">Save</button></p>",
        ])

    static let obsoleteElement = Rule(
        "obsolete-element", .error, "An element must not be obsolete",
        because:
            "Browsers may stop supporting obsolete elements, and assistive technology never supported some of them.",
        reference: .html("obsolete.html#non-conforming-features"),
        wrong: ["<p><font color=\"red\">Text</font></p>", "<p><tt>code</tt></p>"], right: ["<p><code>code</code></p>"])

    static let obsoleteAttribute = Rule(
        "obsolete-attribute", .error, "An attribute must not be obsolete",
        because: "Styles, scripts or other attributes do the same, and all browsers support them.",
        reference: .html("obsolete.html#non-conforming-features"),
        wrong: ["<p align=\"center\">Text</p>"], right: ["<p class=\"centered\">Text</p>"])

    static let obsoleteConforming = Rule(
        "obsolete-conforming", .warning, "Attributes that are only tolerated should be removed",
        because: "The Standard tolerates them in old pages. They do no harm, but nothing needs them anymore.",
        reference: .html("obsolete.html#obsolete-but-conforming-features"),
        wrong: [.head("<script type=\"text/javascript\" src=\"app.js\"></script>")],
        right: [.head("<script src=\"app.js\"></script>")])
}
