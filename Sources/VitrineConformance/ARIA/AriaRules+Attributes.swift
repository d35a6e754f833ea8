extension Rule {
    /// An `aria-*` attribute must be one that WAI-ARIA defines.
    static let ariaUnknown = Rule(
        "aria-unknown", .error, "An aria-* attribute must be one that WAI-ARIA defines",
        because: "A misspelled attribute has no effect, and the mistake cannot be seen on the screen.",
        reference: .aria("state_prop_def"), wrong: ["<nav aria-labeledby=\"a\"><h2 id=\"a\">Site</h2></nav>"],
        right: ["<nav aria-labelledby=\"a\"><h2 id=\"a\">Site</h2></nav>"])

    /// An `aria-*` attribute must be allowed on its element, which also depends on the role of the element.
    static let ariaNotSupported = Rule(
        "aria-not-supported", .error, "An aria-* attribute must be allowed on its element",
        because: "Assistive technology ignores a state that the role does not have.",
        reference: .aria("state_property_processing"),
        wrong: [
            "<div aria-checked=\"true\">Text</div>", "<p><br aria-label=\"Break\"/></p>",
            "<a href=\"a.html\" aria-selected=\"true\">A</a>",
        ],
        right: ["<div role=\"checkbox\" tabindex=\"0\" aria-checked=\"true\">Text</div>"])

    /// An element must not have a name if its role does not allow one.
    static let ariaNamingProhibited = Rule(
        "aria-naming-prohibited", .error, "An element must not have a name if its role does not allow one",
        because:
            "Assistive technology reads the text of such elements and drops the name, or drops the text and reads the name.",
        reference: .ariaInHTML("docconformance-naming"),
        wrong: [
            "<p aria-label=\"Price\">3 €</p>", "<div aria-label=\"Box\">Text</div>", "<em aria-label=\"x\">Text</em>",
        ],
        right: ["<div role=\"group\" aria-label=\"Price\">3 €</div>"])

    /// An element must have the attributes that its role requires.
    static let ariaMissing = Rule(
        "aria-missing", .error, "An element must have the attributes that its role requires",
        because: "Users need to know, for example, whether a check box is checked.", reference: .aria("requiredState"),
        wrong: ["<div role=\"checkbox\" tabindex=\"0\">Text</div>", "<div role=\"heading\">Text</div>"],
        right: ["<div role=\"heading\" aria-level=\"2\">Text</div>"])

    /// An `aria-*` attribute must have a valid value.
    static let ariaValue = Rule(
        "aria-value", .error, "An aria-* attribute must have a valid value",
        because: "Browsers ignore a value that they do not know, or read it as another one.",
        reference: .aria("propcharacteristic_value"),
        wrong: [
            "<button aria-pressed=\"yes\">Bold</button>", "<div role=\"heading\" aria-level=\"0\">Text</div>",
            "<a href=\"a.html\" aria-current=\"here\">A</a>",
        ],
        right: ["<button aria-pressed=\"true\">Bold</button>"])

    /// The numbers in `aria-*` attributes must be consistent.
    static let ariaRange = Rule(
        "aria-range", .error, "The numbers in aria-* attributes must be consistent",
        because: "Positions and percentages are computed from them.", reference: .aria("aria-valuemax"),
        wrong: [
            """
            <div role="progressbar" aria-label="Upload" aria-valuemin="0" aria-valuemax="10" aria-valuenow="11">11</div>
            """
        ],
        right: [
            """
            <div role="progressbar" aria-label="Upload" aria-valuemin="0" aria-valuemax="10" aria-valuenow="9">9</div>
            """
        ])

    /// Roles, and keywords in `aria-*` attributes, should be lowercase.
    static let ariaCase = Rule(
        "aria-case", .warning, "Roles and keywords should be lowercase",
        because: "Browsers accept capitals, but some assistive technology does not.",
        reference: .ariaInHTML("case-sensitivity"),
        wrong: ["<p role=\"Note\">Text</p>", "<a href=\"a.html\" aria-current=\"Page\">A</a>"],
        right: ["<p role=\"note\">Text</p>"])

    /// An `aria-*` attribute should not be empty.
    static let ariaEmpty = Rule(
        "aria-empty", .warning, "An aria-* attribute should not be empty",
        because: "An empty value has the same effect as no attribute.",
        reference: .aria("state_property_processing"),
        wrong: ["<nav aria-labelledby=\"\"><h2 id=\"a\">Site</h2></nav>"],
        right: ["<nav aria-labelledby=\"a\"><h2 id=\"a\">Site</h2></nav>"])

    /// An `aria-*` attribute must not be used where native HTML overrides it.
    static let ariaNativeConflict = Rule(
        "aria-native-conflict", .error, "An aria-* attribute must not be used where native HTML overrides it",
        because: "Browsers use the native state of the element, which the aria-* attribute may contradict.",
        reference: .ariaInHTML("docconformance-attr"),
        wrong: [
            "<p><label><input type=\"checkbox\" checked=\"\" aria-checked=\"false\"/> Text</label></p>",
            "<button disabled=\"\" aria-disabled=\"false\">Save</button>",
        ],
        right: ["<p><label><input type=\"checkbox\" checked=\"\"/> Text</label></p>"])

    /// An `aria-*` attribute should not repeat what its element already implies.
    static let ariaDiscouraged = Rule(
        "aria-discouraged", .warning, "An aria-* attribute should not repeat what the element already says",
        because: "When one of the two changes, the other is easily forgotten.",
        reference: .ariaInHTML("docconformance-attr"),
        wrong: [
            "<button disabled=\"\" aria-disabled=\"true\">Save</button>",
            "<p hidden=\"\" aria-hidden=\"true\">Text</p>",
        ],
        right: ["<button disabled=\"\">Save</button>"])

    /// The ids in an `aria-*` attribute should exist.
    static let ariaReference = Rule(
        "aria-reference", .warning, "The ids in an aria-* attribute should exist",
        because: """
            A label, a description or an error message that does not exist is not read. WAI-ARIA 1.3 allows ids of \
            missing elements, because a script may add them later.
            """,
        reference: .aria("valuetype_idref"),
        wrong: ["<nav aria-labelledby=\"b\"><h2 id=\"a\">Site</h2></nav>"],
        right: ["<nav aria-labelledby=\"a\"><h2 id=\"a\">Site</h2></nav>"])

    /// The element that a closed control opens should exist in the page.
    static let ariaControlsTarget = Rule(
        "aria-controls-target", .warning, "The element that a closed control opens should be in the page",
        because: "If a script adds it later, the script should also set “aria-controls” then.",
        reference: .aria("aria-controls"),
        wrong: ["<button aria-expanded=\"false\" aria-controls=\"b\">More</button>"],
        right: ["<button aria-expanded=\"false\" aria-controls=\"b\">More</button><p id=\"b\" hidden=\"\">Text</p>"])

    /// An element must have only one owner, which must not be inside it.
    static let ariaOwns = Rule(
        "aria-owns", .error, "An element must have only one owner, which must not be inside it",
        because: "Otherwise the accessibility tree would have a cycle, or one element in two places.",
        reference: .aria("aria-owns"),
        wrong: ["<div id=\"a\"><div role=\"group\" aria-label=\"x\" aria-owns=\"a\">Text</div></div>"],
        right: ["<div role=\"group\" aria-label=\"x\" aria-owns=\"a\">Text</div><div id=\"a\">Text</div>"])

    /// The active descendant of an element must exist and be inside the element, or inside what it owns or controls.
    static let ariaActiveDescendant = Rule(
        "aria-active-descendant", .error,
        "The active descendant of an element must exist and be inside the element, or inside what it owns or controls",
        because: "Otherwise assistive technology cannot tell which element has the focus.",
        reference: .aria("aria-activedescendant"),
        wrong: [
            """
            <div role="listbox" aria-label="Colors" tabindex="0" aria-activedescendant="b"><div role="option">Red</div></div>
            <p id="b">Blue</p>
            """,
            """
            <div role="listbox" aria-label="Colors" tabindex="0" aria-activedescendant="c"><div role="option">Red</div></div>
            """,
        ],
        right: [
            """
            <div role="listbox" aria-label="Colors" tabindex="0" aria-activedescendant="a"><div role="option" id="a">Red</div></div>
            """
        ])

    /// `body` must not be hidden from assistive technology.
    static let ariaHiddenBody = Rule(
        "aria-hidden-body", .error, "<body> must not be hidden from assistive technology",
        because: "Users of assistive technology would find an empty page.", reference: .ariaInHTML("el-body"),
        wrong: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en"><head><meta charset="utf-8"/><title>Example</title></head>
                <body aria-hidden="true"><main><h1>Example</h1></main></body></html>
                """)
        ],
        right: ["<p aria-hidden=\"true\">* * *</p>"])

    /// A focusable element should not be hidden from assistive technology.
    static let ariaHiddenFocusable = Rule(
        "aria-hidden-focusable", .warning,
        "A focusable element should not be hidden from assistive technology",
        because: "The focus would be on something that users of assistive technology cannot find.",
        reference: .ariaInHTML("att-hidden"),
        wrong: ["<a href=\"a.html\" aria-hidden=\"true\">A</a>", "<button aria-hidden=\"true\">Save</button>"],
        right: ["<a href=\"a.html\"><span aria-hidden=\"true\">→</span> A</a>"])

    /// An element that is hidden from assistive technology should not contain focusable elements.
    static let ariaHiddenContent = Rule(
        "aria-hidden-content", .warning,
        "An element that is hidden from assistive technology should not contain focusable elements",
        because: "The Tab key would lead to something that users of assistive technology cannot find.",
        reference: .aria("aria-hidden"),
        wrong: ["<div aria-hidden=\"true\"><a href=\"a.html\">A</a></div>"],
        right: ["<div aria-hidden=\"true\"><span>* * *</span></div>"])

    /// `aria-roledescription` should not be empty, and its element should have a role.
    static let ariaRoleDescription = Rule(
        "aria-role-description", .warning,
        "“aria-roledescription” should not be empty, and its element should have a role",
        because: "Otherwise browsers ignore it.", reference: .aria("aria-roledescription"),
        wrong: ["<ul aria-roledescription=\"\"><li>One</li></ul>"],
        right: ["<ul aria-roledescription=\"slides\"><li>One</li></ul>"])

    /// `aria-brailleroledescription` must be used together with `aria-roledescription`.
    static let ariaBraille = Rule(
        "aria-braille", .error, "“aria-brailleroledescription” must come with “aria-roledescription”",
        because: "It is only the braille form of that text.", reference: .aria("aria-brailleroledescription"),
        wrong: ["<ul aria-brailleroledescription=\"sl\"><li>One</li></ul>"],
        right: ["<ul aria-roledescription=\"slides\" aria-brailleroledescription=\"sl\"><li>One</li></ul>"])
}
