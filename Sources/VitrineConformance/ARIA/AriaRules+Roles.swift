extension AriaRules {
    static var rules: [Rule] {
        [
            .roleUnknown, .roleAbstract, .roleNotAllowed, .roleRedundant, .roleDiscouraged, .rolePresentationConflict,
            .roleNestedInteractive, .roleInnerControl, .listRole, .ariaTabPanel, .ariaUnknown, .ariaNotSupported,
            .ariaNamingProhibited, .ariaMissing, .ariaValue,
            .ariaRange, .ariaCase, .ariaEmpty, .ariaDeprecated, .ariaNativeConflict, .ariaDiscouraged, .ariaReference,
            .ariaControlsTarget, .ariaOwns, .ariaActiveDescendant, .ariaParent, .ariaChildren, .ariaChild,
            .ariaHiddenBody, .ariaHiddenFocusable, .ariaHiddenContent, .ariaRoleDescription, .ariaBraille,
        ]
    }
}

extension Rule {
    /// A role must be one that WAI-ARIA or one of its modules defines.
    static let roleUnknown = Rule(
        "role-unknown", .error, "A role must be one that WAI-ARIA or one of its modules defines",
        because:
            "Browsers ignore an unknown role, so assistive technology cannot say what the element is meant to be.",
        reference: .aria("role_definitions"),
        wrong: ["<div role=\"buton\" tabindex=\"0\">Save</div>", "<div role=\"\">Text</div>"],
        right: ["<div role=\"button\" tabindex=\"0\">Save</div>"])

    /// A role must not be abstract.
    static let roleAbstract = Rule(
        "role-abstract", .error, "A role must not be abstract",
        because: "Abstract roles only define other roles; browsers ignore them.",
        reference: .aria("isAbstract"),
        wrong: ["<div role=\"widget\">Text</div>", "<div role=\"select\">Text</div>"],
        right: ["<div role=\"group\" aria-label=\"Sizes\">Text</div>"])

    /// A role must be one that ARIA in HTML allows on its element.
    static let roleNotAllowed = Rule(
        "role-not-allowed", .error, "A role must be one that ARIA in HTML allows on its element",
        because: "What users hear about an element must not contradict what it does.",
        reference: .ariaInHTML("docconformance"),
        wrong: ["<button role=\"heading\" aria-level=\"2\">Search</button>", "<legend role=\"button\">Sizes</legend>"],
        right: ["<button role=\"switch\" aria-checked=\"false\">Search</button>"])

    /// A role should not repeat the role that the element already has.
    static let roleRedundant = Rule(
        "role-redundant", .warning, "A role should not repeat the role that the element already has",
        because: "It adds nothing, and readers of the markup believe that it is necessary.",
        reference: .ariaInHTML("docconformance"),
        wrong: ["<button role=\"button\">Save</button>", "<img role=\"none\" alt=\"\" src=\"line.png\"/>"],
        right: ["<button>Save</button>"])

    /// A role should not be used if authors are advised against it.
    static let roleDiscouraged = Rule(
        "role-discouraged", .warning, "A role should not be used if authors are advised against it",
        because: """
            The role “generic” is meant for browsers only, and another role does not change what a submit, reset or \
            image button does.
            """,
        reference: .ariaInHTML("docconformance"),
        wrong: ["<p role=\"generic\">Text</p>"], right: ["<p role=\"note\">Text</p>"])

    /// An element should not have a presentational role if it is focusable or has global `aria-*` attributes.
    static let rolePresentationConflict = Rule(
        "role-presentation-conflict", .warning,
        "An element with the role “none” should not be focusable or have global aria-* attributes",
        because: "Browsers ignore “none” and “presentation” on such an element, so it keeps its own role.",
        reference: .aria("conflict_resolution_presentation_none"),
        wrong: [
            "<h2 role=\"none\" tabindex=\"0\">Text</h2>", "<ul role=\"none\" aria-live=\"polite\"><li>One</li></ul>",
        ],
        right: ["<ul role=\"none\"><li>One</li></ul>"])

    /// An element with the role `button` or `link` must not contain another control.
    static let roleNestedInteractive = Rule(
        "role-nested-interactive", .error,
        "An element with the role “button” or “link” must not contain another control",
        because: """
            It is not clear which of the two a click or a key press is meant for, and assistive technology may present \
            only the outer one.
            """,
        reference: .ariaInHTML("aria-table"),
        wrong: [
            "<div role=\"button\" tabindex=\"0\">Save <a href=\"help.html\">Help</a></div>",
            "<button>Save <span role=\"link\">Help</span></button>",
        ],
        right: ["<div role=\"button\" tabindex=\"0\">Save <b>now</b></div>"])

    /// Check boxes, switches, radio buttons, options, menu items, tabs and images should not contain controls.
    static let roleInnerControl = Rule(
        "role-inner-control", .warning,
        "Check boxes, radio buttons, switches, options, menu items, tabs and images should not contain controls",
        because: """
            Assistive technology usually presents only their accessible names, so its users cannot operate the inner \
            control.
            """,
        reference: .ariaInHTML("aria-table"),
        wrong: [
            "<div role=\"checkbox\" tabindex=\"0\" aria-checked=\"true\">Terms <a href=\"terms.html\">Read</a></div>",
            "<div role=\"img\" aria-label=\"Map\"><a href=\"a.html\">A</a></div>",
            "<ul role=\"menu\" aria-label=\"Site\"><li role=\"menuitem\"><a href=\"a.html\">A</a></li></ul>",
        ],
        right: [
            "<div role=\"checkbox\" tabindex=\"0\" aria-checked=\"true\">Terms</div>",
            "<ul role=\"menu\" aria-label=\"Site\"><li role=\"none\"><a role=\"menuitem\" href=\"a.html\">A</a></li></ul>",
        ])

    /// An HTML list should not have the explicit role `list`.
    static let listRole = Rule(
        "list-role", .warning, "An HTML list should not have the role “list”",
        because: """
            ARIA in HTML does not recommend it. If a stylesheet removes the markers of a list, Safari does not treat \
            it as a list; a page that adds the role for that reason needs an exception to this rule.
            """,
        reference: .ariaInHTML("el-ul"),
        wrong: ["<ul role=\"list\"><li>One</li></ul>"],
        right: ["<ul><li>One</li></ul>", "<div role=\"list\"><div role=\"listitem\">One</div></div>"])

    /// A selected tab must have a tab panel.
    static let ariaTabPanel = Rule(
        "aria-tab-panel", .error, "A selected tab must have a tab panel",
        because: """
            Users who select a tab look for its panel next; without the role “tabpanel” they cannot tell where it \
            begins and ends.
            """,
        reference: .aria("tab"),
        wrong: [
            """
            <div role="tablist"><button role="tab" aria-selected="true" aria-controls="a">One</button></div>
            <div id="a">Text</div>
            """
        ],
        right: [
            """
            <div role="tablist"><button role="tab" aria-selected="true" aria-controls="a">One</button></div>
            <div id="a" role="tabpanel" aria-label="One">Text</div>
            """
        ])

    /// An element with a role such as `option` must be inside an element with a matching role such as `listbox`.
    static let ariaParent = Rule(
        "aria-parent", .error,
        "An element with a role such as “option” must be inside an element with a role such as “listbox”",
        because: "Screen readers cannot say “2 of 5” for an option outside a list box, or a tab outside a tab list.",
        reference: .aria("scope"),
        wrong: ["<div role=\"option\">Red</div>", "<p><span role=\"listitem\">One</span></p>"],
        right: ["<div role=\"listbox\" aria-label=\"Colors\" tabindex=\"0\"><div role=\"option\">Red</div></div>"])

    /// An element with a role such as `tablist` must contain elements with a matching role such as `tab`.
    static let ariaChildren = Rule(
        "aria-children", .error,
        "An element with a role such as “tablist” or “menu” must contain elements with the roles that belong in it",
        because: "Otherwise users hear that there is a list of tabs, and find no tab.", reference: .aria("mustContain"),
        wrong: [
            "<div role=\"tablist\"><button>One</button><button>Two</button></div>",
            "<div role=\"list\"><p>One</p></div>",
            "<div role=\"menu\" aria-label=\"Site\"><div role=\"group\"><p>One</p></div></div>",
        ],
        right: [
            """
            <div role="tablist"><button role="tab">One</button><button role="tab">Two</button></div>
            """
        ])

    /// An element with a role such as `list` should contain only elements with matching roles such as `listitem`.
    static let ariaChild = Rule(
        "aria-child", .warning,
        "An element with a role such as “list” should contain only elements with roles such as “listitem”",
        because: """
            The current draft of WAI-ARIA allows only these elements, and screen readers count them to say “2 of 5”.
            """,
        reference: .aria("mustContain"),
        wrong: [
            """
            <div role="list"><div role="listitem">One</div><div role="img" aria-label="Line">—</div></div>
            """
        ],
        right: ["<div role=\"list\"><div role=\"listitem\">One</div><div role=\"listitem\">Two</div></div>"])

    /// Roles and `aria-*` attributes that are deprecated, in general or on their element, should not be used.
    static let ariaDeprecated = Rule(
        "aria-deprecated", .warning, "Deprecated roles and aria-* attributes should not be used",
        because: "Deprecated features were never well supported, or will not be allowed in the future.",
        reference: .ariaInHTML("docconformance-deprecated"),
        wrong: [
            "<div role=\"directory\"><div role=\"listitem\">One</div></div>", "<p aria-grabbed=\"false\">Text</p>",
            "<p aria-disabled=\"true\">Text</p>", "<ul><li aria-level=\"2\">One</li></ul>",
        ],
        right: ["<fieldset aria-disabled=\"true\"><legend>Sizes</legend><p>Text</p></fieldset>"])
}
