import VitrineMarkup

extension Rule {
    static let referenceMissing = Rule(
        "reference-missing", .error, "An id that an attribute refers to must exist",
        because: """
            Without an element that has the id, a label, a list of suggestions or a popover button does not work, and \
            nobody sees why.
            """,
        reference: .html("infrastructure.html#dependencies"),
        wrong: [
            "<p><label for=\"street\">Street</label> <input id=\"town\" name=\"town\" aria-label=\"Town\"/></p>",
            "<p><label>Fruit <input name=\"fruit\" list=\"fruits\"/></label></p>",
            "<p><button type=\"button\" popovertarget=\"menu\">Menu</button></p>",
            "<p><output for=\"a b\">3</output></p>",
        ],
        right: [
            "<p><label for=\"street\">Street</label> <input id=\"street\" name=\"street\"/></p>",
            """
            <p><label>Fruit <input name="fruit" list="fruits"/></label></p>
            <datalist id="fruits"><option value="Pear"></option></datalist>
            """,
            "<p><button type=\"button\" popovertarget=\"menu\">Menu</button></p><div id=\"menu\" popover=\"auto\">Soup</div>",
        ])

    static let referenceWrongKind = Rule(
        "reference-wrong-kind", .error, "An id that an attribute refers to must belong to the right kind of element",
        because:
            "Browsers ignore a label for a paragraph, and a “list” or “form” that refers to another kind of element.",
        reference: .html("forms.html#attr-label-for"),
        wrong: [
            "<p><label for=\"name\">Name</label> <span id=\"name\">Eve</span></p>",
            "<p><label>Name <input name=\"n\" form=\"f\"/></label></p><div id=\"f\">Form</div>",
            "<p><button type=\"button\" popovertarget=\"menu\">Menu</button></p><div id=\"menu\">Soup</div>",
        ],
        right: [
            "<p><label for=\"name\">Name</label> <output id=\"name\">Eve</output></p>",
            "<p><label>Name <input name=\"n\" form=\"f\"/></label></p><form id=\"f\" action=\"save\"></form>",
        ])

    static let labelOtherControl = Rule(
        "label-other-control", .error, "“for” of a label must refer to the control inside it, if there is one",
        because: """
            Otherwise a click on the label reaches another control, and the label does not name the one inside it.
            """,
        reference: .html("forms.html#the-label-element"),
        wrong: [
            """
            <p><label for="b">Name <input id="a" name="a" aria-label="Name"/></label> <input id="b" name="b"/></p>
            """
        ],
        right: ["<p><label for=\"a\">Name <input id=\"a\" name=\"a\"/></label></p>"])

    static let commandTarget = Rule(
        "command-target", .warning, "A command should suit the element that it is for",
        because:
            "Browsers ignore `show-modal` for anything but a dialog, and popover commands for anything but a popover.",
        reference: .html("form-elements.html#attr-button-command"),
        wrong: [
            """
            <p><button type="button" commandfor="box" command="show-modal">Open</button></p><div id="box">Box</div>
            """
        ],
        right: [
            """
            <p><button type="button" commandfor="box" command="show-modal">Open</button></p>
            <dialog id="box" aria-label="Box"><p>Text</p></dialog>
            """,
            """
            <p><button type="button" commandfor="box" command="--turn">Turn</button></p><div id="box">Box</div>
            """,
        ])

    static let fragmentMissing = Rule(
        "fragment-missing", .warning, "A link to a place in the page should have a target",
        because: """
            A link to an id that does not exist leads nowhere. This is only a warning, because the missing element may \
            be added when the page is put together; when a whole site is checked, the error broken-fragment is \
            reported instead.
            """,
        reference: .html("browsing-the-web.html#find-a-potential-indicated-element"),
        wrong: ["<p><a href=\"#end\">To the end</a></p>"],
        right: [
            "<p><a href=\"#end\">To the end</a></p><p id=\"end\">End</p>",
            "<p><a href=\"#\">To the top</a> <a href=\"#top\">To the very top</a></p>",
            "<p><a href=\"#caf%C3%A9\">Café</a></p><p id=\"café\">Coffee</p>",
        ])

    static let javascriptLink = Rule(
        "javascript-link", .warning, "A URL should not run a script",
        because: """
            A link that runs a script cannot be opened in another tab, copied or used without scripts, and content \
            security policies usually forbid it. Use a button.
            """,
        reference: .html("browsing-the-web.html#the-javascript:-url-special-case"),
        wrong: ["<p><a href=\"javascript:history.back()\">Back</a></p>"],
        right: ["<p><button type=\"button\">Back</button></p>", "<p><a href=\"javascript.html\">JavaScript</a></p>"])
}
