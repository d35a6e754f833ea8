import VitrineAccessibility
import VitrineMarkup

extension Rule {
    /// Every attribute is one that HTML knows.
    static let attributeUnknown = Rule(
        "attribute-unknown", .error, "HTML knows every attribute of its elements",
        because: """
            Browsers ignore what they do not know, so a slip of the pen changes nothing but what the page does. Attributes \
            of a page's own are named `data-…`, which no future HTML will use.
            """,
        reference: .html("infrastructure.html#extensibility"),
        wrong: ["<p clas=\"intro\">Text</p>", "<p tooltip=\"More\">Text</p>", "<p data-=\"1\">Text</p>"],
        right: ["<p class=\"intro\">Text</p>", "<p data-tooltip=\"More\">Text</p>"])

    /// Every attribute is on an element that takes it.
    static let attributeNotHere = Rule(
        "attribute-not-here", .error, "Attributes stand on elements that take them",
        because: "On any other element the attribute does nothing, and whoever wrote it expects that it does.",
        reference: .html("indices.html#attributes-3"),
        wrong: ["<p href=\"#top\">Up</p>", "<p value=\"1\">Text</p>", "<dialog tabindex=\"0\"><p>Text</p></dialog>"],
        right: ["<p><a href=\"https://example.com/\">Up</a></p>"])

    /// An attribute that depends on others stands only beside them.
    static let attributeCondition = Rule(
        "attribute-condition", .error, "Attributes that depend on others stand beside them",
        because: """
            An attribute that belongs to another type, or to a link that is not there, does nothing. Often the type or the \
            address is what was forgotten.
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

    /// An element has the attributes without which it means nothing.
    static let attributeMissing = Rule(
        "attribute-missing", .error, "Elements have the attributes that they need",
        because: "Without the attribute the element has no meaning: a track without a file, a meter without a value.",
        reference: .html("indices.html#attributes-3"),
        wrong: ["<p><meter min=\"0\"></meter></p>", "<p><bdo>Text</bdo></p>", .head("<link rel=\"stylesheet\"/>")],
        right: ["<p><bdo dir=\"rtl\">Text</bdo></p>", .head("<link rel=\"stylesheet\" href=\"style.css\"/>")])

    /// Keywords are those of HTML, and flags have no values.
    static let attributeValue = Rule(
        "attribute-value", .error, "Keywords and boolean attributes have values that HTML knows",
        because: """
            Browsers take an unknown keyword for a default, which is seldom what was meant; `disabled="false"` disables.
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

    /// No element is one of those that HTML had once.
    static let obsoleteElement = Rule(
        "obsolete-element", .error, "Elements are not obsolete",
        because: "Browsers may stop to support them, and assistive technology never learned some of them.",
        reference: .html("obsolete.html#non-conforming-features"),
        wrong: ["<p><font color=\"red\">Text</font></p>", "<p><tt>code</tt></p>"], right: ["<p><code>code</code></p>"])

    /// No attribute is one of those that HTML had once.
    static let obsoleteAttribute = Rule(
        "obsolete-attribute", .error, "Attributes are not obsolete",
        because: "What they did is done by styles, by scripts or by other attributes, which all browsers support.",
        reference: .html("obsolete.html#non-conforming-features"),
        wrong: ["<p align=\"center\">Text</p>"], right: ["<p class=\"centered\">Text</p>"])

    /// Obsolete attributes that the Standard tolerates are omitted.
    static let obsoleteConforming = Rule(
        "obsolete-conforming", .warning, "Attributes that are tolerated only are left away",
        because: "The Standard lets them stand in old pages, because they do no harm. They do no good either.",
        reference: .html("obsolete.html#obsolete-but-conforming-features"),
        wrong: [.head("<script type=\"text/javascript\" src=\"app.js\"></script>")],
        right: [.head("<script src=\"app.js\"></script>")])
}
