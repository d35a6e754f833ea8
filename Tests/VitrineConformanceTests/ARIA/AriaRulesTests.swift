import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Rules of WAI-ARIA")
struct AriaRulesTests {
    /// Markup that breaks no ARIA rule, neither as an error nor as a warning.
    static let right = [
        // Roles.
        "<div role=\"button\" tabindex=\"0\">A</div>",
        "<div role=\"doc-example figure\">A</div>", "<p role=\"  note \">A</p>",
        "<svg role=\"img\" aria-label=\"A\"><path d=\"M0 0\"/></svg>",
        "<my-tag role=\"button\" tabindex=\"0\">A</my-tag>",
        "<my-tag aria-label=\"A\" aria-expanded=\"true\">A</my-tag>",
        "<label role=\"note\">A<math><semantics><mi>x</mi><annotation-xml>A</annotation-xml></semantics></math></label>",
        "<p><label role=\"note\">A</label></p>", "<ul role=\"menu\" aria-label=\"A\"><li role=\"menuitem\">A</li></ul>",
        "<input type=\"checkbox\" role=\"button\" aria-pressed=\"true\" aria-label=\"A\"/>",
        "<ul role=\"tablist\"><li role=\"none\"><a role=\"tab\" href=\"a.html\">A</a></li></ul>",
        // Attributes.
        "<button aria-expanded=\"true\" aria-haspopup=\"menu\" aria-pressed=\"mixed\" aria-disabled=\"true\">A</button>",
        "<a href=\"a.html\" aria-current=\"page\" aria-expanded=\"false\" aria-haspopup=\"true\">A</a>",
        "<input aria-required=\"true\" aria-invalid=\"spelling\" aria-placeholder=\"A\" aria-label=\"A\" aria-readonly=\"true\"/>",
        "<input type=\"radio\" aria-required=\"true\" aria-label=\"A\" aria-posinset=\"1\" aria-setsize=\"2\"/>",
        "<input type=\"password\" aria-label=\"A\" aria-required=\"true\" aria-invalid=\"false\"/>",
        "<input type=\"date\" aria-label=\"A\" aria-readonly=\"true\" aria-required=\"true\"/>",
        "<input type=\"file\" aria-label=\"A\" aria-required=\"true\" aria-invalid=\"true\" aria-disabled=\"true\"/>",
        "<input type=\"color\" aria-label=\"A\" aria-disabled=\"true\"/>",
        "<select aria-label=\"A\" aria-required=\"true\" aria-disabled=\"true\"><option aria-disabled=\"true\">A</option></select>",
        "<textarea aria-label=\"A\" aria-required=\"true\" aria-multiline=\"true\" aria-placeholder=\"A\"></textarea>",
        "<details><summary aria-disabled=\"true\" aria-haspopup=\"true\">A</summary></details>",
        "<fieldset aria-disabled=\"true\"><legend>A</legend></fieldset>",
        "<p aria-live=\"polite\" aria-atomic=\"true\">A</p>",
        "<ul><li aria-posinset=\"2\" aria-setsize=\"-1\">A</li></ul>",
        "<table aria-rowcount=\"-1\" aria-colcount=\"3\"><tr aria-rowindex=\"2\"><th aria-sort=\"other\">A</th><td aria-colindex=\"3\">B</td></tr></table>",
        "<div role=\"heading\" aria-level=\"7\">A</div>",
        "<section aria-label=\"A\" aria-roledescription=\"slide\">A</section>",
        "<div role=\"group\" aria-roledescription=\"slide\" aria-label=\"A\">A</div>",
        "<article aria-posinset=\"1\" aria-setsize=\"9\">A</article>",
        "<div role=\"slider\" tabindex=\"0\" aria-label=\"A\" aria-valuenow=\"-1.5e1\" aria-valuemin=\"-20\" aria-valuemax=\"0\">A</div>",
        "<div role=\"switch\" tabindex=\"0\" aria-checked=\"true\" aria-required=\"true\" aria-expanded=\"true\">A</div>",
        "<div role=\"checkbox\" tabindex=\"0\" aria-checked=\"mixed\">A</div>", "<hr aria-orientation=\"vertical\"/>",
        "<div role=\"separator\">A</div>",
        "<div role=\"separator\" tabindex=\"0\" aria-label=\"A\" aria-valuenow=\"3\">A</div>",
        "<button aria-keyshortcuts=\"Control+Shift+A F1 Alt+Space\">A</button>",
        "<p aria-relevant=\"additions text\">A</p>",
        "<p aria-description=\"A\">A</p>", "<button aria-braillelabel=\"****\">A</button>",
        "<p aria-hidden=\"undefined\">A</p>",
        "<a href=\"a.html\" aria-label=\"\">A</a>", "<button aria-actions=\"x\">A</button><p id=\"x\">A</p>",
        "<div role=\"combobox\" tabindex=\"0\" aria-expanded=\"false\" aria-label=\"A\">A</div>",
        "<select role=\"menu\" aria-label=\"A\"><option>A</option></select>",
        "<meter value=\"1\" aria-valuetext=\"A\">A</meter>",
        "<button role=\"combobox\" popovertarget=\"x\" aria-label=\"A\">A</button><div id=\"x\" popover=\"\">A</div>",
        "<input type=\"checkbox\" role=\"switch\" aria-label=\"A\"/>",
        "<div role=\"menu\" aria-label=\"A\"><input type=\"radio\" role=\"menuitemradio\" aria-label=\"A\"/></div>",
        // Names.
        "<nav aria-label=\"A\">A</nav>", "<p role=\"link\" tabindex=\"0\" aria-label=\"A\">A</p>",
        "<section aria-label=\"A\">A</section>",
        "<time role=\"img\" aria-label=\"A\">A</time>",
        "<dl aria-label=\"A\"><dt>A</dt><dd aria-label=\"B\">B</dd></dl>",
        "<canvas aria-label=\"A\"></canvas>", "<p><dfn aria-label=\"A\">A</dfn></p>",
        "<address aria-label=\"A\">A</address>",
        "<blockquote aria-label=\"A\">A</blockquote>", "<output aria-label=\"A\">A</output>",
        "<header aria-label=\"A\">A</header>",
        "<details aria-label=\"A\"><summary aria-label=\"B\">A</summary></details>", "<p aria-label=\"\">A</p>",
        // References.
        "<p id=\"a\">A</p><p id=\"b\">B</p><nav aria-labelledby=\"a b\" aria-describedby=\"b\">A</nav>",
        "<button aria-controls=\"a\" aria-expanded=\"true\">A</button><p id=\"a\">A</p>",
        "<template><nav aria-labelledby=\"nowhere\">A</nav><div role=\"option\">A</div></template>",
        "<input role=\"combobox\" aria-expanded=\"true\" aria-controls=\"l\" aria-activedescendant=\"o\" aria-label=\"A\"/><ul role=\"listbox\" id=\"l\" aria-label=\"A\"><li role=\"option\" id=\"o\">A</li></ul>",
        "<div role=\"listbox\" tabindex=\"0\" aria-label=\"A\" aria-owns=\"x\" aria-activedescendant=\"x\"></div><div role=\"option\" id=\"x\">A</div>",
        // Structure.
        "<div role=\"list\"><div><span role=\"listitem\">A</span></div></div>", "<div role=\"list\"></div>",
        "<div role=\"listbox\" aria-label=\"A\"></div>",
        "<div role=\"grid\" aria-label=\"A\"><div role=\"rowgroup\"><div role=\"row\"><span role=\"gridcell\">A</span></div></div></div>",
        "<div role=\"table\" aria-label=\"A\"><div role=\"caption\">A</div><div role=\"row\"><span role=\"rowheader\">A</span><span role=\"cell\">A</span></div></div>",
        "<ul role=\"tree\" aria-label=\"A\"><li role=\"treeitem\" aria-expanded=\"true\">A<ul role=\"group\"><li role=\"treeitem\">B</li></ul></li></ul>",
        "<div role=\"menu\" aria-label=\"A\"><div role=\"group\"><div role=\"menuitemradio\" aria-checked=\"true\">A</div></div><div role=\"separator\"></div><div role=\"menuitem\">B</div></div>",
        "<div role=\"listbox\" aria-label=\"A\" aria-busy=\"true\"><button>A</button></div>",
        "<div role=\"tablist\">Loading</div>",
        "<div role=\"tablist\"><button role=\"tab\" aria-selected=\"true\">A</button></div><div role=\"tabpanel\" aria-label=\"A\">A</div>",
        "<div role=\"tablist\"><button role=\"tab\" id=\"t\" aria-selected=\"true\" aria-controls=\"b\">A</button></div><p id=\"b\">B</p><div role=\"tabpanel\" aria-labelledby=\"t\">A</div>",
        "<my-list><div role=\"listitem\">A</div></my-list>", "<div role=\"tablist\"><my-tab>A</my-tab></div>",
        "<div role=\"radiogroup\" aria-label=\"A\"><div role=\"radio\" tabindex=\"0\" aria-checked=\"true\">A</div></div>",
        "<div role=\"feed\"><article>A</article></div>",
        "<p><span role=\"suggestion\"><del>A</del><ins>B</ins></span></p>",
        "<button><span role=\"img\" aria-label=\"A\">A</span></button>", "<div role=\"treeitem\">A</div>".inTree,
        "<div role=\"option\"><button tabindex=\"-1\">A</button></div>".inListbox,
        "<div role=\"listitem\"><a href=\"a.html\">A</a></div>".inList,
        "<div role=\"menu\" aria-label=\"A\"><div role=\"menuitem\">A<div role=\"menu\" aria-label=\"A\"><div role=\"menuitem\">B</div></div></div></div>",
        // Hiding.
        "<p aria-hidden=\"true\">A</p>", "<svg aria-hidden=\"true\"><path d=\"M0 0\"/></svg>",
        "<img src=\"a.png\" alt=\"\" aria-hidden=\"true\"/>",
        "<div aria-hidden=\"true\"><a>A</a><button disabled=\"\">A</button><a href=\"a.html\" tabindex=\"-1\">A</a></div>",
        "<div aria-hidden=\"true\" inert=\"\"><a href=\"a.html\">A</a></div>",
        "<div aria-hidden=\"true\"><details><summary tabindex=\"-1\">A</summary><a href=\"a.html\">A</a></details></div>",
        "<div aria-hidden=\"true\"><dialog><a href=\"a.html\">A</a></dialog></div>",
        "<div aria-hidden=\"true\"><fieldset disabled=\"\"><legend>A</legend><button>A</button></fieldset></div>",
        "<fieldset disabled=\"\"><legend>A</legend><div><button aria-hidden=\"true\">A</button></div></fieldset>",
        "<div aria-hidden=\"true\"><div hidden=\"\"><a href=\"a.html\">A</a></div></div>",
        "<picture aria-hidden=\"true\"><img src=\"a.png\" alt=\"A\"/></picture>", "<p>A<br aria-hidden=\"true\"/>B</p>",
        // Native counterparts.
        "<td-x>A</td-x>", "<button disabled=\"\">A</button>",
        "<div contenteditable=\"true\" role=\"textbox\" aria-label=\"A\" aria-readonly=\"false\">A</div>",
        "<table><tr><td aria-colspan=\"2\">A</td></tr></table>",
        "<button command=\"--mine\" commandfor=\"x\" aria-expanded=\"true\">A</button><div id=\"x\">A</div>",
        "<input placeholder=\"A\" aria-label=\"A\" aria-required=\"true\"/>",
        "<progress max=\"4\" value=\"1\" aria-valuetext=\"A\">A</progress>",
        // Foreign elements.
        "<svg aria-labelledby=\"t\"><title id=\"t\">A</title><g role=\"list\"><a role=\"listitem\" aria-label=\"A\"><path d=\"M0 0\"/></a></g></svg>",
        "<math aria-label=\"A\"><mi aria-hidden=\"true\">x</mi></math>", "<p data-aria-foo=\"A\">A</p>",
    ]

    @Test("Valid markup", arguments: right)
    func breaksNothing(markup: String) throws { #expect(try ariaRules(markup) == [], "\(markup)") }

    /// Markup, and the names of the rules that it breaks, usually one.
    static let wrong: [(markup: String, rule: String)] = [
        // Roles.
        ("<div role=\"foo\">A</div>", "role-unknown"), ("<div role=\"foo note\">A</div>", "role-unknown"),
        ("<div role=\" \">A</div>", "role-unknown"), ("<div role=\"note, group\">A</div>", "role-unknown"),
        ("<svg><g role=\"foo\"></g></svg>", "role-unknown"), ("<p role=\"doc-foo\">A</p>", "role-unknown"),
        ("<p role=\"structure\">A</p>", "role-abstract"), ("<p role=\"range note\">A</p>", "role-abstract"),
        ("<svg><g role=\"landmark\"></g></svg>", "role-abstract"), ("<p role=\"Note\">A</p>", "aria-case"),
        ("<main role=\"Main\">A</main>".inDiv, "aria-case role-redundant"),
        ("<input type=\"checkbox\" role=\"button\" aria-label=\"A\"/>", "role-not-allowed"),
        ("<button role=\"heading\">A</button>", "role-not-allowed"),
        ("<button role=\"tab note\">A</button>", "aria-parent role-not-allowed"),
        ("<img src=\"a.png\" alt=\"\" role=\"button\"/>", "role-not-allowed"),
        ("<td role=\"button\">A</td>".inRow, "role-not-allowed"),
        ("<ul role=\"list\"><li>A</li></ul>", "list-role"), ("<ol role=\"list\"><li>A</li></ol>", "list-role"),
        ("<nav role=\"navigation\">A</nav>", "role-redundant"), ("<h2 role=\"heading\">A</h2>", "role-redundant"),
        ("<section role=\"region\" aria-label=\"A\">A</section>", "role-redundant"),
        ("<tr role=\"row\"><td>A</td></tr>".inTable, "role-redundant"),
        ("<p><span role=\"generic\">A</span></p>", "role-discouraged"),
        ("<input type=\"submit\" role=\"link\"/>", "role-discouraged"),
        ("<ul role=\"directory\"><li>A</li></ul>", "aria-deprecated"),
        ("<div role=\"list\"><div role=\"doc-endnote\">A</div></div>", "aria-deprecated"),
        ("<h2 role=\"none\" tabindex=\"-1\">A</h2>", "role-presentation-conflict"),
        ("<h2 role=\"presentation\" aria-describedby=\"a\" id=\"a\">A</h2>", "role-presentation-conflict"),
        // Attributes.
        ("<p aria-lable=\"A\">A</p>", "aria-unknown"), ("<my-tag aria-foo=\"A\">A</my-tag>", "aria-unknown"),
        ("<svg><g aria-foo=\"A\"></g></svg>", "aria-unknown"), ("<p aria-role=\"note\">A</p>", "aria-unknown"),
        ("<p aria-checked=\"true\">A</p>", "aria-not-supported"),
        ("<div aria-expanded=\"true\">A</div>", "aria-not-supported"),
        ("<div role=\"region\" aria-label=\"A\" aria-expanded=\"true\">A</div>", "aria-not-supported"),
        ("<button aria-checked=\"true\">A</button>", "aria-not-supported"),
        ("<a href=\"a.html\" aria-pressed=\"true\">A</a>", "aria-not-supported"),
        ("<details aria-expanded=\"true\"><summary>A</summary></details>", "aria-not-supported"),
        ("<details><summary aria-expanded=\"true\">A</summary></details>", "aria-not-supported"),
        ("<input aria-label=\"A\" aria-expanded=\"true\"/>", "aria-not-supported"),
        ("<ul aria-required=\"true\"><li>A</li></ul>", "aria-not-supported"),
        ("<fieldset aria-required=\"true\"><legend>A</legend></fieldset>", "aria-not-supported"),
        ("<iframe src=\"a.html\" title=\"A\" aria-expanded=\"true\"></iframe>", "aria-not-supported"),
        ("<p>A<wbr aria-label=\"A\"/></p>", "aria-not-supported"),
        ("<picture aria-label=\"A\"><img src=\"a.png\" alt=\"A\"/></picture>", "aria-not-supported"),
        ("<img src=\"a.png\" alt=\"\" aria-describedby=\"a\" id=\"a\"/>", "aria-not-supported"),
        ("<input type=\"hidden\" aria-label=\"A\"/>", "aria-not-supported"),
        ("<datalist aria-label=\"A\"><option>A</option></datalist>", "aria-not-supported"),
        ("<script aria-busy=\"true\"></script>", "aria-not-supported"),
        (
            "<select aria-label=\"A\"><button aria-label=\"A\">A</button><option>A</option></select>",
            "aria-not-supported"
        ),
        ("<input type=\"color\" aria-label=\"A\" aria-required=\"true\"/>", "aria-not-supported"),
        ("<h2 aria-selected=\"true\">A</h2>", "aria-not-supported"),
        ("<table><tr><td aria-selected=\"true\">A</td></tr></table>", "aria-not-supported"),
        ("<nav aria-sort=\"none\">A</nav>", "aria-not-supported"),
        ("<p aria-disabled=\"true\">A</p>", "aria-deprecated"),
        ("<ul><li aria-level=\"2\">A</li></ul>", "aria-deprecated"),
        ("<div role=\"listbox\" aria-label=\"A\" aria-expanded=\"true\"></div>", "aria-not-supported"),
        ("<nav aria-haspopup=\"true\">A</nav>", "aria-deprecated"),
        ("<button aria-invalid=\"true\">A</button>", "aria-deprecated"),
        ("<p aria-dropeffect=\"copy\">A</p>", "aria-deprecated"),
        ("<p aria-label=\"A\">A</p>", "aria-naming-prohibited"),
        ("<div aria-labelledby=\"a\" id=\"a\">A</div>", "aria-naming-prohibited"),
        ("<p><a aria-label=\"A\">A</a></p>", "aria-naming-prohibited"),
        ("<p><code aria-label=\"A\">A</code></p>", "aria-naming-prohibited"),
        ("<p><span aria-braillelabel=\"A\">A</span></p>", "aria-naming-prohibited"),
        ("<div aria-roledescription=\"A\">A</div>", "aria-naming-prohibited"),
        ("<h2 role=\"none\" aria-label=\"A\">A</h2>", "aria-naming-prohibited"),
        ("<div role=\"paragraph\" aria-label=\"A\">A</div>", "aria-naming-prohibited"),
        ("<p><label aria-label=\"A\">A <input/></label></p>", "aria-naming-prohibited"),
        ("<legend aria-label=\"A\">A</legend>".inFieldset, "aria-naming-prohibited"),
        ("<caption aria-label=\"A\">A</caption><tr><td>A</td></tr>".inTable, "aria-naming-prohibited"),
        ("<p><time aria-label=\"A\">A</time></p>", "aria-naming-prohibited"),
        ("<p><abbr aria-label=\"A\">A</abbr></p>", "aria-naming-prohibited"),
        ("<pre aria-label=\"A\">A</pre>", "aria-naming-prohibited"),
        ("<div role=\"checkbox\" tabindex=\"0\">A</div>", "aria-missing"),
        ("<div role=\"checkbox\" tabindex=\"0\" aria-checked=\"\">A</div>", "aria-missing"),
        ("<div role=\"switch\" tabindex=\"0\" aria-checked=\"undefined\">A</div>", "aria-missing"),
        ("<div role=\"slider\" tabindex=\"0\" aria-label=\"A\">A</div>", "aria-missing"),
        ("<div role=\"combobox\" tabindex=\"0\" aria-label=\"A\">A</div>", "aria-missing"),
        ("<input role=\"combobox\" aria-label=\"A\"/>", "aria-missing"),
        ("<div role=\"heading\">A</div>", "aria-missing"),
        ("<div role=\"meter\" aria-label=\"A\">A</div>", "aria-missing"),
        ("<div role=\"scrollbar\" aria-controls=\"a\" id=\"a\">A</div>", "aria-missing"),
        ("<div role=\"separator\" tabindex=\"0\">A</div>", "aria-missing"),
        ("<button role=\"switch\">A</button>", "aria-missing"),
        ("<div role=\"radio\" tabindex=\"0\">A</div>", "aria-missing"),
        ("<ul aria-roledescription=\" \"><li>A</li></ul>", "aria-role-description"),
        ("<canvas aria-roledescription=\"A\"></canvas>", "aria-role-description"),
        ("<nav aria-brailleroledescription=\"A\">A</nav>", "aria-braille"),
        // Values.
        ("<p aria-hidden=\"yes\">A</p>", "aria-value"), ("<p aria-busy=\"undefined\">A</p>", "aria-value"),
        ("<button aria-pressed=\"1\">A</button>", "aria-value"),
        ("<a href=\"a.html\" aria-current=\"undefined\">A</a>", "aria-value"),
        ("<p aria-live=\"loud\">A</p>", "aria-value"), ("<p aria-relevant=\"text all more\">A</p>", "aria-value"),
        ("<div role=\"heading\" aria-level=\"0\">A</div>", "aria-value"),
        ("<div role=\"heading\" aria-level=\"2.5\">A</div>", "aria-value"),
        ("<div role=\"heading\" aria-level=\"two\">A</div>", "aria-value"),
        ("<ul><li aria-setsize=\"-2\">A</li></ul>", "aria-value"),
        ("<ul><li aria-setsize=\"0\">A</li></ul>", "aria-value"),
        ("<ul><li aria-posinset=\"-1\">A</li></ul>", "aria-value"),
        ("<table aria-rowcount=\"-2\"><tr><td>A</td></tr></table>", "aria-value"),
        ("<table><tr><td aria-rowspan=\"-1\">A</td></tr></table>", "aria-value"),
        ("<div role=\"slider\" tabindex=\"0\" aria-label=\"A\" aria-valuenow=\"half\">A</div>", "aria-value"),
        ("<div role=\"slider\" tabindex=\"0\" aria-label=\"A\" aria-valuenow=\"5.\">A</div>", "aria-value"),
        ("<button aria-haspopup=\"popup\">A</button>", "aria-value"),
        ("<input aria-label=\"A\" aria-invalid=\"wrong\"/>", "aria-value"),
        ("<input aria-label=\"A\" aria-autocomplete=\"on\"/>", "aria-value"),
        ("<button aria-keyshortcuts=\"Ctrl+A\">A</button>", "aria-value"),
        ("<button aria-keyshortcuts=\"A+Shift\">A</button>", "aria-value"),
        ("<button aria-keyshortcuts=\"Control++\">A</button>", "aria-value"),
        ("<div role=\"switch\" tabindex=\"0\" aria-checked=\"mixed\">A</div>", "aria-value"),
        ("<svg><g aria-hidden=\"1\"></g></svg>", "aria-value"), ("<hr aria-orientation=\"up\"/>", "aria-value"),
        (
            "<div role=\"listbox\" aria-label=\"A\" aria-activedescendant=\"a b\"><div role=\"option\" id=\"a\">A</div></div>",
            "aria-value"
        ),
        ("<table><tr><th aria-sort=\"up\">A</th></tr></table>", "aria-value"),
        ("<button aria-pressed=\"TRUE\">A</button>", "aria-case"), ("<p aria-live=\"Polite\">A</p>", "aria-case"),
        ("<button aria-pressed=\"\">A</button>", "aria-value"), ("<p aria-hidden=\" \">A</p>", "aria-value"),
        ("<button aria-disabled=\"\">A</button>", "aria-value"),
        ("<table aria-colcount=\"\"><tr><td>A</td></tr></table>", "aria-value"),
        ("<input type=\"range\" aria-label=\"A\" aria-valuenow=\"\"/>", "aria-value"),
        ("<h2 role=\"heading\" aria-level=\"\">A</h2>", "aria-value role-redundant"),
        ("<template><div role=\"checkbox\" aria-checked=\"\"></div></template>", "aria-value"),
        ("<input type=\"checkbox\" role=\"switch\" aria-label=\"A\" aria-checked=\"\"/>", "aria-value"),
        ("<div role=\"separator\" tabindex=\"0\" aria-label=\"A\" aria-valuenow=\"\">A</div>", "aria-missing"),
        ("<nav aria-labelledby=\"\">A</nav>", "aria-empty"), ("<p aria-relevant=\"\">A</p>", "aria-empty"),
        ("<a href=\"a\" aria-current=\"\">A</a>", "aria-empty"),
        ("<button aria-haspopup=\"\">A</button>", "aria-empty"),
        ("<input aria-label=\"A\" aria-invalid=\"\"/>", "aria-empty"),
        (
            "<div role=\"slider\" tabindex=\"0\" aria-label=\"A\" aria-valuenow=\"5\" aria-valuemin=\"6\">A</div>",
            "aria-range"
        ),
        (
            "<div role=\"slider\" tabindex=\"0\" aria-label=\"A\" aria-valuenow=\"5\" aria-valuemin=\"9\" aria-valuemax=\"1\">A</div>",
            "aria-range"
        ),
        ("<ul><li aria-posinset=\"4\" aria-setsize=\"3\">A</li></ul>", "aria-range"),
        ("<table aria-colcount=\"2\"><tr><td aria-colindex=\"3\">A</td></tr></table>", "aria-range"),
        ("<table aria-rowcount=\"2\"><tr aria-rowindex=\"3\"><td>A</td></tr></table>", "aria-range"),
        // References.
        ("<nav aria-labelledby=\"x\">A</nav>", "aria-reference"),
        ("<p id=\"a\">A</p><nav aria-labelledby=\"a x\">A</nav>", "aria-reference"),
        ("<button aria-controls=\"x\">A</button>", "aria-reference"),
        ("<button aria-controls=\"x\" aria-expanded=\"true\">A</button>", "aria-reference"),
        ("<p aria-describedby=\"x\">A</p>", "aria-reference"), ("<p aria-details=\"x\">A</p>", "aria-reference"),
        ("<input aria-label=\"A\" aria-errormessage=\"x\"/>", "aria-reference"),
        ("<p aria-flowto=\"x\">A</p>", "aria-reference"), ("<p aria-owns=\"x\">A</p>", "aria-reference"),
        ("<div role=\"listbox\" aria-label=\"A\" aria-activedescendant=\"x\"></div>", "aria-active-descendant"),
        ("<button aria-controls=\"x\" aria-expanded=\"false\">A</button>", "aria-controls-target"),
        ("<button aria-controls=\"x\" aria-haspopup=\"menu\">A</button>", "aria-controls-target"),
        ("<div id=\"a\" aria-owns=\"a\">A</div>", "aria-owns"),
        ("<div id=\"a\"><p aria-owns=\"a\">A</p></div>", "aria-owns"),
        ("<p aria-owns=\"a\">A</p><p aria-owns=\"a\">A</p><p id=\"a\">A</p>", "aria-owns"),
        (
            "<div role=\"listbox\" aria-label=\"A\" aria-activedescendant=\"a\"></div><p id=\"a\">A</p>",
            "aria-active-descendant"
        ),
        (
            "<input role=\"combobox\" aria-expanded=\"true\" aria-controls=\"l\" aria-activedescendant=\"o\" aria-label=\"A\"/><ul role=\"listbox\" id=\"l\" aria-label=\"A\"></ul><p id=\"o\">A</p>",
            "aria-active-descendant"
        ),
        // Structure.
        ("<div role=\"listitem\">A</div>", "aria-parent"), ("<div role=\"tab\" tabindex=\"0\">A</div>", "aria-parent"),
        ("<div role=\"menuitem\">A</div>", "aria-parent"),
        ("<div role=\"row\"><div role=\"cell\">A</div></div>", "aria-parent"),
        ("<div role=\"gridcell\">A</div>", "aria-parent"), ("<div role=\"treeitem\">A</div>", "aria-parent"),
        ("<nav><div role=\"listitem\">A</div></nav>", "aria-parent"), ("<div role=\"rowgroup\"></div>", "aria-parent"),
        ("<ul role=\"none\"><li role=\"listitem\">A</li></ul>", "aria-parent"),
        (
            "<div role=\"list\"><section aria-label=\"A\"><div role=\"listitem\">A</div></section></div>",
            "aria-children aria-parent"
        ),
        ("<div role=\"columnheader\">A</div>", "aria-parent"),
        ("<div role=\"tablist\"><button>A</button></div>", "aria-children"),
        ("<ul role=\"tablist\"><li><a href=\"a.html\">A</a></li></ul>", "aria-children"),
        ("<div role=\"list\"><div role=\"button\" tabindex=\"0\">A</div></div>", "aria-children"),
        ("<div role=\"menu\" aria-label=\"A\"><a href=\"a.html\">A</a></div>", "aria-children"),
        ("<div role=\"grid\" aria-label=\"A\"><div role=\"note\">A</div></div>", "aria-children"),
        ("<div role=\"list\"><div role=\"listitem\">A</div><div role=\"note\">B</div></div>", "aria-child"),
        ("<div role=\"list\"><div role=\"listitem\">A</div><div role=\"group\">B</div></div>", "aria-child"),
        ("<div role=\"list\"><p>A</p></div>", "aria-children"),
        ("<div role=\"table\" aria-label=\"A\"><p>A</p></div>", "aria-children"),
        ("<div role=\"tablist\"><p>Loading</p></div>", "aria-children"),
        ("<div role=\"list\"><div role=\"group\">A</div></div>", "aria-children"),
        ("<ul role=\"tree\" aria-label=\"A\"><li role=\"group\"><p>A</p></li></ul>", "aria-children"),
        ("<div role=\"tablist\"><button role=\"tab\" aria-selected=\"true\">A</button></div>", "aria-tab-panel"),
        (
            "<div role=\"tablist\"><button role=\"tab\" aria-selected=\"true\" aria-controls=\"a\">A</button></div><p id=\"a\">A</p>",
            "aria-tab-panel"
        ),
        ("<div role=\"button\" tabindex=\"0\"><button>A</button></div>", "role-nested-interactive"),
        ("<div role=\"link\" tabindex=\"0\"><textarea></textarea></div>", "role-nested-interactive"),
        ("<button><span role=\"button\">A</span></button>", "role-nested-interactive"),
        ("<a href=\"a.html\"><span role=\"switch\" aria-checked=\"true\">A</span></a>", "role-nested-interactive"),
        ("<div role=\"button\" tabindex=\"0\"><span tabindex=\"0\">A</span></div>", "role-nested-interactive"),
        ("<div role=\"img\" aria-label=\"A\"><a href=\"a.html\">A</a></div>", "role-inner-control"),
        ("<div role=\"option\"><a href=\"a.html\">A</a></div>".inListbox, "role-inner-control"),
        (
            "<div role=\"menu\" aria-label=\"A\"><div role=\"menuitem\"><a href=\"a.html\">A</a></div></div>",
            "role-inner-control"
        ),
        (
            "<div role=\"checkbox\" tabindex=\"0\" aria-checked=\"true\"><div role=\"button\" tabindex=\"0\">A</div></div>",
            "role-inner-control"
        ),
        // Hiding.
        ("<a href=\"a.html\" aria-hidden=\"true\">A</a>", "aria-hidden-focusable"),
        ("<p tabindex=\"0\" aria-hidden=\"true\">A</p>", "aria-hidden-focusable"),
        ("<input aria-label=\"A\" aria-hidden=\"true\"/>", "aria-hidden-focusable"),
        ("<button tabindex=\"-1\" aria-hidden=\"true\">A</button>", "aria-hidden-focusable"),
        ("<div aria-hidden=\"true\"><p><a href=\"a.html\">A</a></p></div>", "aria-hidden-content"),
        ("<div aria-hidden=\"true\"><details><summary>A</summary></details></div>", "aria-hidden-content"),
        ("<details aria-hidden=\"true\"><summary>A</summary></details>", "aria-hidden-content"),
        (
            "<div aria-hidden=\"true\"><fieldset disabled=\"\"><a href=\"a.html\">A</a></fieldset></div>",
            "aria-hidden-content"
        ),
        (
            "<div aria-hidden=\"true\"><fieldset disabled=\"\"><legend><button>A</button></legend></fieldset></div>",
            "aria-hidden-content"
        ),
        ("<p hidden=\"\" aria-hidden=\"true\">A</p>", "aria-discouraged"),
        ("<p hidden=\"until-found\" aria-hidden=\"true\">A</p>", "aria-native-conflict"),
        // Native counterparts.
        ("<input type=\"checkbox\" aria-label=\"A\" aria-checked=\"true\"/>", "aria-native-conflict"),
        ("<input type=\"radio\" aria-label=\"A\" aria-checked=\"true\"/>", "aria-native-conflict"),
        ("<input type=\"checkbox\" role=\"switch\" aria-label=\"A\" aria-checked=\"true\"/>", "aria-native-conflict"),
        ("<button disabled=\"\" aria-disabled=\"false\">A</button>", "aria-native-conflict"),
        ("<button disabled=\"\" aria-disabled=\"true\">A</button>", "aria-discouraged"),
        ("<input required=\"\" aria-label=\"A\" aria-required=\"false\"/>", "aria-native-conflict"),
        ("<input required=\"\" aria-label=\"A\" aria-required=\"true\"/>", "aria-discouraged"),
        ("<input readonly=\"\" aria-label=\"A\" aria-readonly=\"false\"/>", "aria-native-conflict"),
        ("<input readonly=\"\" aria-label=\"A\" aria-readonly=\"true\"/>", "aria-discouraged"),
        (
            "<div contenteditable=\"\" role=\"textbox\" aria-label=\"A\" aria-readonly=\"true\">A</div>",
            "aria-native-conflict"
        ),
        (
            "<div contenteditable=\"true\"><p role=\"textbox\" aria-label=\"A\" aria-readonly=\"true\">A</p></div>",
            "aria-native-conflict"
        ),
        ("<input placeholder=\"A\" aria-label=\"A\" aria-placeholder=\"A\"/>", "aria-native-conflict"),
        ("<progress max=\"4\" value=\"1\" aria-valuemax=\"4\">A</progress>", "aria-native-conflict"),
        ("<input type=\"number\" max=\"4\" aria-label=\"A\" aria-valuemax=\"4\"/>", "aria-native-conflict"),
        ("<input type=\"number\" aria-label=\"A\" aria-valuemin=\"4\"/>", "aria-discouraged"),
        ("<input type=\"range\" aria-label=\"A\" aria-valuemin=\"4\"/>", "aria-discouraged"),
        ("<meter value=\"1\" aria-valuemax=\"4\">A</meter>", "aria-discouraged"),
        ("<table><tr><td colspan=\"2\" aria-colspan=\"3\">A</td></tr></table>", "aria-native-conflict"),
        ("<table><tr><td rowspan=\"2\" aria-rowspan=\"2\">A</td></tr></table>", "aria-discouraged"),
        (
            "<button popovertarget=\"x\" aria-expanded=\"true\">A</button><div id=\"x\" popover=\"\">A</div>",
            "aria-native-conflict"
        ),
        (
            "<button command=\"toggle-popover\" commandfor=\"x\" aria-expanded=\"true\">A</button><div id=\"x\" popover=\"\">A</div>",
            "aria-native-conflict"
        ),
        ("<a href=\"a.html\" aria-disabled=\"true\">A</a>", "aria-discouraged"),
        ("<select aria-label=\"A\"><option aria-selected=\"true\">A</option></select>", "aria-discouraged"),
        ("<select aria-label=\"A\" aria-multiselectable=\"true\"><option>A</option></select>", "aria-discouraged"),
        ("<input list=\"l\" aria-label=\"A\" aria-haspopup=\"listbox\"/>", "aria-discouraged"),
    ]

    @Test("Invalid markup", arguments: wrong)
    func breaksItsRule(markup: String, rule: String) throws {
        #expect(try ariaRules(markup) == rule.split(separator: " ").map(String.init), "\(markup)")
    }

    @Test("Each mistake has one finding")
    func once() throws {
        let cases = [
            "<div role=\"foo\">A</div>", "<p aria-lable=\"A\">A</p>",
            "<button role=\"heading\" aria-level=\"9\">A</button>",
            "<div aria-label=\"A\">A</div>",
            "<div role=\"button\" tabindex=\"0\"><a href=\"a.html\">A</a><a href=\"b.html\">B</a></div>",
            "<nav aria-labelledby=\"x y z\">A</nav>",
            "<div role=\"tablist\"><button>A</button><button>B</button></div>",
        ]
        for markup in cases {
            let messages = try ariaMessages(markup)
            #expect(messages.count == 1, "\(markup): \(messages)")
        }
    }

    @Test("References are checked on a template, but not inside it")
    func templates() throws {
        func references(_ markup: String) throws -> Int {
            try ariaMessages(markup).filter { $0.contains("refers to “nowhere”") }.count
        }
        let template = "<template aria-describedby=\"nowhere\"></template>"
        let paragraph = "<p aria-describedby=\"nowhere\">A</p>"
        #expect(try references(template + paragraph) == 2)
        #expect(try references("<template>\(template + paragraph)</template>") == 0)
        #expect(try references("<template>\(template)</template>\(paragraph)") == 1)
    }

    @Test("Uppercase names in HTML, and prefixes in XML")
    func spelling() throws {
        #expect(try ariaRules("<P ROLE=\"foo\">A</P>") == ["role-unknown"])
        #expect(try ariaRules("<p ARIA-LABEL=\"A\">A</p>") == ["aria-naming-prohibited"])
        #expect(try ariaRules("<p ARIA-FOO=\"A\">A</p>") == ["aria-unknown"])
    }

    @Test("Deep nesting and many ids are checked in linear time")
    func hostile() throws {
        let open = String(repeating: "<div role=\"button\" aria-hidden=\"true\">", count: 200)
        #expect(try !ariaRules(open + String(repeating: "</div>", count: 200)).isEmpty)
        func ring(_ count: Int) -> String {
            (0..<count).map { "<div id=\"i\($0)\" aria-owns=\"i\(($0 + 1) % count)\">A</div>" }.joined()
        }
        #expect(try ariaRules(ring(40)) == ["aria-owns"])
        _ = try ariaRules(ring(2000))
        let circle = "<div id=\"a\" aria-owns=\"b\"></div><div id=\"b\" aria-owns=\"a\"><i role=\"tab\">A</i></div>"
        #expect(try ariaRules(circle) == ["aria-owns"])
    }
}

extension String {
    fileprivate var inDiv: String { "<div>\(self)</div>" }
    fileprivate var inTable: String { "<table>\(self)</table>" }
    fileprivate var inRow: String { "<table><tr>\(self)</tr></table>" }
    fileprivate var inFieldset: String { "<fieldset>\(self)</fieldset>" }
    fileprivate var inTree: String { "<div role=\"tree\" aria-label=\"A\">\(self)</div>" }
    fileprivate var inListbox: String { "<div role=\"listbox\" aria-label=\"A\">\(self)</div>" }
    fileprivate var inList: String { "<div role=\"list\">\(self)</div>" }
}
