extension Rule {
    /// Names of attributes.
    static let ariaUnknown = Rule(
        "aria-unknown", .error, "An attribute that begins with aria- is one that WAI-ARIA defines",
        because: "A misspelt attribute does nothing, and nobody sees it on the screen.",
        reference: .aria("state_prop_def"), wrong: ["<nav aria-labeledby=\"a\"><h2 id=\"a\">Site</h2></nav>"],
        right: ["<nav aria-labelledby=\"a\"><h2 id=\"a\">Site</h2></nav>"])

    /// Attributes by role and element.
    static let ariaNotSupported = Rule(
        "aria-not-supported", .error, "An aria-* attribute belongs to the role of its element",
        because: "A state that a role does not have is not told to anybody.",
        reference: .aria("state_property_processing"),
        wrong: [
            "<div aria-checked=\"true\">Text</div>", "<p><br aria-label=\"Break\"/></p>",
            "<a href=\"a.html\" aria-selected=\"true\">A</a>",
        ],
        right: ["<div role=\"checkbox\" tabindex=\"0\" aria-checked=\"true\">Text</div>"])

    /// Roles that cannot be named.
    static let ariaNamingProhibited = Rule(
        "aria-naming-prohibited", .error, "Only what may have a name is given one",
        because:
            "Assistive technology reads the text of such elements and drops the name, or drops the text and reads the name.",
        reference: .ariaInHTML("docconformance-naming"),
        wrong: [
            "<p aria-label=\"Price\">3 €</p>", "<div aria-label=\"Box\">Text</div>", "<em aria-label=\"x\">Text</em>",
        ],
        right: ["<div role=\"group\" aria-label=\"Price\">3 €</div>"])

    /// Required states and properties.
    static let ariaMissing = Rule(
        "aria-missing", .error, "A role has the attributes without which it makes no sense",
        because: "Whoever meets a check box needs to know whether it is checked.", reference: .aria("requiredState"),
        wrong: ["<div role=\"checkbox\" tabindex=\"0\">Text</div>", "<div role=\"heading\">Text</div>"],
        right: ["<div role=\"heading\" aria-level=\"2\">Text</div>"])

    /// Types of values.
    static let ariaValue = Rule(
        "aria-value", .error, "An aria-* attribute has a value of its kind",
        because: "Browsers ignore a value that they do not know, or take it for another one.",
        reference: .aria("propcharacteristic_value"),
        wrong: [
            "<button aria-pressed=\"yes\">Bold</button>", "<div role=\"heading\" aria-level=\"0\">Text</div>",
            "<a href=\"a.html\" aria-current=\"here\">A</a>",
        ],
        right: ["<button aria-pressed=\"true\">Bold</button>"])

    /// Values that limit one another.
    static let ariaRange = Rule(
        "aria-range", .error, "Numbers of aria-* attributes fit one another",
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

    /// Capitals.
    static let ariaCase = Rule(
        "aria-case", .warning, "Roles and keywords are in lower case",
        because: "Browsers do not mind, but not all assistive technology reads capitals.",
        reference: .ariaInHTML("case-sensitivity"),
        wrong: ["<p role=\"Note\">Text</p>", "<a href=\"a.html\" aria-current=\"Page\">A</a>"],
        right: ["<p role=\"note\">Text</p>"])

    /// Attributes without a value.
    static let ariaEmpty = Rule(
        "aria-empty", .warning, "An aria-* attribute has a value",
        because: "An empty value counts as if the attribute were not there.",
        reference: .aria("state_property_processing"),
        wrong: ["<nav aria-labelledby=\"\"><h2 id=\"a\">Site</h2></nav>"],
        right: ["<nav aria-labelledby=\"a\"><h2 id=\"a\">Site</h2></nav>"])

    /// Attributes that contradict what HTML says.
    static let ariaNativeConflict = Rule(
        "aria-native-conflict", .error, "An aria-* attribute does not stand beside the native attribute that counts",
        because: "Browsers ignore it, and the two may say different things.",
        reference: .ariaInHTML("docconformance-attr"),
        wrong: [
            "<p><label><input type=\"checkbox\" checked=\"\" aria-checked=\"false\"/> Text</label></p>",
            "<button disabled=\"\" aria-disabled=\"false\">Save</button>",
        ],
        right: ["<p><label><input type=\"checkbox\" checked=\"\"/> Text</label></p>"])

    /// Attributes that repeat what HTML says.
    static let ariaDiscouraged = Rule(
        "aria-discouraged", .warning, "An aria-* attribute does not repeat what the element says by itself",
        because: "One of the two is forgotten when the other changes.", reference: .ariaInHTML("docconformance-attr"),
        wrong: [
            "<button disabled=\"\" aria-disabled=\"true\">Save</button>",
            "<p hidden=\"\" aria-hidden=\"true\">Text</p>",
        ],
        right: ["<button disabled=\"\">Save</button>"])

    /// References to ids.
    static let ariaReference = Rule(
        "aria-reference", .warning, "The ids in an aria-* attribute exist",
        because: """
            A label, a description or an error message that does not exist is not read. WAI-ARIA 1.3 allows it, because a \
            script may bring the element into the page later.
            """,
        reference: .aria("valuetype_idref"),
        wrong: ["<nav aria-labelledby=\"b\"><h2 id=\"a\">Site</h2></nav>"],
        right: ["<nav aria-labelledby=\"a\"><h2 id=\"a\">Site</h2></nav>"])

    /// What a closed control will open.
    static let ariaControlsTarget = Rule(
        "aria-controls-target", .warning, "What a closed control opens is in the page",
        because: "A script may bring it in; then the attribute is better set at the same time.",
        reference: .aria("aria-controls"),
        wrong: ["<button aria-expanded=\"false\" aria-controls=\"b\">More</button>"],
        right: ["<button aria-expanded=\"false\" aria-controls=\"b\">More</button><p id=\"b\" hidden=\"\">Text</p>"])

    /// Ownership is a tree.
    static let ariaOwns = Rule(
        "aria-owns", .error, "An element has one owner, which is not inside it",
        because: "The tree that assistive technology gets would have a circle, or one element at two places.",
        reference: .aria("aria-owns"),
        wrong: ["<div id=\"a\"><div role=\"group\" aria-label=\"x\" aria-owns=\"a\">Text</div></div>"],
        right: ["<div role=\"group\" aria-label=\"x\" aria-owns=\"a\">Text</div><div id=\"a\">Text</div>"])

    /// The active descendant.
    static let ariaActiveDescendant = Rule(
        "aria-active-descendant", .error,
        "The active descendant exists, and is in the element or in what it owns or controls",
        because: "The focus would be told to be where it cannot be.", reference: .aria("aria-activedescendant"),
        wrong: [
            """
            <div role="listbox" aria-label="Colours" tabindex="0" aria-activedescendant="b"><div role="option">Red</div></div>
            <p id="b">Blue</p>
            """,
            """
            <div role="listbox" aria-label="Colours" tabindex="0" aria-activedescendant="c"><div role="option">Red</div></div>
            """,
        ],
        right: [
            """
            <div role="listbox" aria-label="Colours" tabindex="0" aria-activedescendant="a"><div role="option" id="a">Red</div></div>
            """
        ])

    /// The page itself.
    static let ariaHiddenBody = Rule(
        "aria-hidden-body", .error, "The whole page is not hidden from assistive technology",
        because: "Nothing would be left.", reference: .ariaInHTML("el-body"),
        wrong: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en"><head><meta charset="utf-8"/><title>Example</title></head>
                <body aria-hidden="true"><main><h1>Example</h1></main></body></html>
                """)
        ],
        right: ["<p aria-hidden=\"true\">* * *</p>"])

    /// What takes the focus.
    static let ariaHiddenFocusable = Rule(
        "aria-hidden-focusable", .warning, "What takes the focus is not hidden from assistive technology",
        because: "The focus would be on something that is not there.", reference: .ariaInHTML("att-hidden"),
        wrong: ["<a href=\"a.html\" aria-hidden=\"true\">A</a>", "<button aria-hidden=\"true\">Save</button>"],
        right: ["<a href=\"a.html\"><span aria-hidden=\"true\">→</span> A</a>"])

    /// What contains something that takes the focus.
    static let ariaHiddenContent = Rule(
        "aria-hidden-content", .warning, "Nothing in a hidden element takes the focus",
        because: "The Tab key would lead to something that is not there.", reference: .aria("aria-hidden"),
        wrong: ["<div aria-hidden=\"true\"><a href=\"a.html\">A</a></div>"],
        right: ["<div aria-hidden=\"true\"><span>* * *</span></div>"])

    /// Descriptions of roles.
    static let ariaRoleDescription = Rule(
        "aria-role-description", .warning, "A description of a role is not empty and stands on an element with a role",
        because: "Browsers drop it otherwise.", reference: .aria("aria-roledescription"),
        wrong: ["<ul aria-roledescription=\"\"><li>One</li></ul>"],
        right: ["<ul aria-roledescription=\"slides\"><li>One</li></ul>"])

    /// Braille.
    static let ariaBraille = Rule(
        "aria-braille", .error, "A description of a role for braille stands beside one for everybody",
        because: "It only abbreviates the other one.", reference: .aria("aria-brailleroledescription"),
        wrong: ["<ul aria-brailleroledescription=\"sl\"><li>One</li></ul>"],
        right: ["<ul aria-roledescription=\"slides\" aria-brailleroledescription=\"sl\"><li>One</li></ul>"])
}
