extension Rule {
    /// Links, buttons, options and the legends of option groups must not contain interactive content, or elements with
    /// `tabindex`.
    static let nestedInteractive = Rule(
        "nested-interactive", .error, "Links, buttons and options must not contain other controls",
        because: """
            It is not clear which of them a click or a key press is meant for, and screen readers announce only the \
            outer one.
            """,
        reference: .html("dom.html#interactive-content"),
        wrong: [
            "<p><a href=\"index.html\">Go <button type=\"button\">there</button></a></p>",
            "<button type=\"button\">One <span tabindex=\"0\">two</span></button>",
            "<p><a href=\"one.html\">One <span><a href=\"two.html\">two</a></span></a></p>",
        ],
        right: [
            "<p><a href=\"index.html\">Go</a> <button type=\"button\">there</button></p>",
            "<button type=\"button\">One <span>two</span></button>",
        ])

    static let labelControls = Rule(
        "label-controls", .error, "A label must not contain a control that it does not label",
        because: """
            A label names only one control. Other controls in it get no name from it, and a click on the text beside \
            them goes to the labeled one.
            """,
        reference: .html("forms.html#the-label-element"),
        wrong: [
            "<p><label>Size <input name=\"w\"/> by <input name=\"h\"/></label></p>",
            "<p><label for=\"a\">A <input id=\"b\"/></label> <input id=\"a\"/></p>",
        ],
        right: [
            "<p><label>Width <input name=\"w\"/></label> <label>Height <input name=\"h\"/></label></p>",
            "<p><label for=\"a\">A <input id=\"a\"/></label></p>",
        ])

    /// An element must not contain, at any depth, elements that are excluded from it, such as a `form` in a `form`.
    static let descendantNotAllowed = Rule(
        "descendant-not-allowed", .error,
        "An element must not contain, at any depth, an element that its content model forbids",
        because: """
            Browsers drop a form inside a form; a heading in a table header or a footer in a header results in a wrong \
            outline.
            """,
        reference: .html("dom.html#content-models"),
        wrong: [
            "<form action=\"/\"><div><form action=\"/\"></form></div></form>",
            "<header><div><footer>One</footer></div></header>",
            "<table><tbody><tr><th><h2>One</h2></th></tr></tbody></table>",
            "<p><dfn>One <dfn>two</dfn></dfn></p>", "<address><section><h2>One</h2></section></address>",
        ],
        right: [
            "<form action=\"/\"><div>One</div></form>", "<article><header>One</header><footer>Two</footer></article>",
            "<table><tbody><tr><th>One</th></tr></tbody></table>", "<p><dfn>One</dfn> <dfn>two</dfn></p>",
        ])
}
