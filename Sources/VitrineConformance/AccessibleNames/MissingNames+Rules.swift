import VitrineAccessibility

extension Rule {
    static let linkName = Rule(
        "link-name", .warning, "A link should have an accessible name",
        because: "The name says where the link leads. Without it a screen reader spells out the URL.",
        reference: .wcag("link-purpose-in-context"),
        wrong: ["<p><a href=\"#\"></a></p>", "<p><a href=\"#\"><img src=\"home.svg\" alt=\"\"/></a></p>"],
        right: ["<p><a href=\"#\">Up</a></p>", "<p><a href=\"#\"><img src=\"home.svg\" alt=\"Home\"/></a></p>"])

    static let buttonName = Rule(
        "button-name", .warning, "A button should have an accessible name",
        because: "The name says what the button does; people who control the page by voice say it.",
        reference: .wcag("name-role-value"),
        wrong: [
            "<p><button type=\"button\"></button></p>", "<p><input type=\"button\"/></p>",
            "<details><summary></summary><p>Text</p></details>",
        ],
        right: [
            "<p><button type=\"button\">Save</button></p>",
            "<p><button type=\"button\" aria-label=\"Close\">×</button></p>",
            """
            <p><select aria-label="Fruit"><button><selectedcontent></selectedcontent></button>\
            <option>Pear</option></select></p>
            """,
            "<p><input type=\"submit\"/></p>", "<details><summary>More</summary><p>Text</p></details>",
        ])

    static let fieldName = Rule(
        "field-name", .warning, "A form field, meter or progress bar should have an accessible name",
        because: "Without a name, nobody knows what to fill in, or what the meter or bar shows.",
        reference: .wcag("labels-or-instructions"),
        wrong: [
            "<p>Mail <input type=\"text\" name=\"mail\"/></p>", "<p><textarea name=\"note\"></textarea></p>",
            "<p><meter value=\"0.5\"></meter></p>",
        ],
        right: [
            "<p><label>Mail <input type=\"text\" name=\"mail\"/></label></p>",
            "<p><input type=\"text\" name=\"mail\" aria-label=\"Mail\"/></p>",
            "<p id=\"used\">Used: <meter value=\"0.5\" aria-labelledby=\"used\"></meter></p>",
        ])

    static let placeholderName = Rule(
        "placeholder-name", .warning, "A form field should have an accessible name besides its placeholder",
        because: "The placeholder disappears as soon as somebody types, and nothing else says what the field is for.",
        reference: .html("input.html#the-placeholder-attribute"),
        wrong: ["<p><input type=\"text\" name=\"mail\" placeholder=\"Mail\"/></p>"],
        right: ["<p><label>Mail <input type=\"text\" name=\"mail\" placeholder=\"ann@example.com\"/></label></p>"])

    static let frameName = Rule(
        "frame-name", .warning, "Embedded content should have an accessible name",
        because:
            "A screen reader offers to enter the content or to skip it; without a name nobody can decide.",
        reference: .wcag("name-role-value"),
        wrong: ["<p><iframe src=\"map.html\"></iframe></p>"],
        right: ["<p><iframe src=\"map.html\" title=\"Map of the harbor\"></iframe></p>"])

    static let imageName = Rule(
        "image-name", .warning, "An element with the role of an image should have an accessible name",
        because: "The role hides the content, so the name is all that is left.",
        reference: .aria("img"),
        wrong: [
            "<p><svg role=\"img\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9\"/></svg></p>",
            "<p><span role=\"img\">:-)</span></p>",
        ],
        right: [
            "<p><svg role=\"img\" viewBox=\"0 0 9 9\"><title>Line</title><path d=\"M0 0h9\"/></svg></p>",
            "<p><span role=\"img\" aria-label=\"smiling\">:-)</span></p>",
        ])

    static let dialogName = Rule(
        "dialog-name", .warning, "A dialog should have an accessible name",
        because: "The name is read out when the dialog opens, and says what the page wants.",
        reference: .aria("dialog"),
        wrong: ["<dialog><p>Text</p></dialog>"],
        right: ["<dialog aria-labelledby=\"title\"><h2 id=\"title\">Delete it?</h2></dialog>"])

    static let roleName = Rule(
        "role-name", .warning, "An element should have an accessible name if its role requires one",
        because: "Some roles mean nothing without a name: a region, a tree, a menu item.",
        reference: .aria("namecalculation"),
        wrong: ["<div role=\"region\"><p>Text</p></div>"],
        right: ["<div role=\"region\" aria-labelledby=\"news\"><h2 id=\"news\">News</h2></div>"])
}
