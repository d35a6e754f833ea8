import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Roles on elements")
struct ElementRoleTests {
    /// An element with `*` where a `role` attribute is inserted; its native role, empty if it has none; and the other
    /// roles that are allowed on it, or `any`.
    static let rows: [(markup: String, own: String, others: String)] = [
        (
            "<a href=\"a.html\"*>A</a>", "link",
            """
            button checkbox menuitem menuitemcheckbox menuitemradio option radio switch tab treeitem doc-backlink \
            doc-biblioref doc-glossref doc-noteref
            """
        ),
        ("<p><a*>A</a></p>", "generic", "any"), ("<p><abbr*>A</abbr></p>", "", "any"),
        ("<address*>A</address>", "group", "any"),
        ("<map name=\"m\"><area href=\"a.html\" alt=\"A\"*/></map>", "link", ""),
        ("<map name=\"m\"><area*/></map>", "generic", "button link"),
        (
            "<article*><p>A</p></article>", "article", "application document feed main none presentation region"
        ),
        (
            "<aside*><p>A</p></aside>", "complementary",
            """
            feed none note presentation region search doc-dedication doc-example doc-footnote doc-glossary doc-pullquote \
            doc-tip
            """
        ),
        ("<audio controls=\"\" src=\"a.ogg\"*></audio>", "", "application"), ("<p><b*>A</b></p>", "generic", "any"),
        ("<p><bdi*>A</bdi></p>", "generic", "any"), ("<p><bdo dir=\"ltr\"*>A</bdo></p>", "generic", "any"),
        ("<blockquote*><p>A</p></blockquote>", "blockquote", "any"), ("<p>A<br*/>B</p>", "", "none presentation"),
        (
            "<button*>A</button>", "button",
            """
            checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider switch tab \
            treeitem
            """
        ),
        ("<select><button*>A</button><option>A</option></select>", "generic", ""), ("<canvas*></canvas>", "", "any"),
        ("<table><caption*>A</caption><tr><td>A</td></tr></table>", "caption", ""),
        ("<p><cite*>A</cite></p>", "", "any"),
        ("<p><code*>A</code></p>", "code", "any"),
        ("<table><colgroup*><col/></colgroup><tr><td>A</td></tr></table>", "", ""),
        ("<table><colgroup><col*/></colgroup><tr><td>A</td></tr></table>", "", ""),
        ("<p><data value=\"1\"*>A</data></p>", "generic", "any"),
        ("<datalist*><option>A</option></datalist>", "listbox", ""),
        ("<dl><dt>A</dt><dd*>B</dd></dl>", "", ""), ("<p><del*>A</del></p>", "deletion", "any"),
        ("<details*><summary>A</summary></details>", "group", ""), ("<p><dfn*>A</dfn></p>", "term", "any"),
        ("<dialog*><p>A</p></dialog>", "dialog", "alertdialog"), ("<div*>A</div>", "generic", "any"),
        ("<dl><div*><dt>A</dt><dd>B</dd></div></dl>", "generic", "none presentation"),
        ("<dl*><dt>A</dt><dd>B</dd></dl>", "", "group list none presentation"),
        ("<dl><dt*>A</dt><dd>B</dd></dl>", "", "listitem"), ("<p><em*>A</em></p>", "emphasis", "any"),
        ("<embed src=\"a.svg\" type=\"image/svg+xml\"*/>", "", "application document img image none presentation"),
        ("<fieldset*><legend>A</legend></fieldset>", "group", "none presentation radiogroup"),
        ("<figure><p>A</p><figcaption*>A</figcaption></figure>", "", "group none presentation"),
        ("<figure*><p>A</p></figure>", "figure", "any"),
        ("<figure*><p>A</p><figcaption>A</figcaption></figure>", "figure", "doc-example"),
        ("<footer*><p>A</p></footer>", "generic", "group none presentation doc-footnote"),
        ("<form*><p>A</p></form>", "form", "none presentation search"),
        ("<h2*>A</h2>", "heading", "none presentation tab doc-subtitle"),
        ("<h6*>A</h6>", "heading", "none presentation tab doc-subtitle"),
        ("<header*><p>A</p></header>", "generic", "group none presentation"),
        ("<hgroup*><h2>A</h2></hgroup>", "group", "any"),
        ("<hr*/>", "separator", "none presentation doc-pagebreak"), ("<p><i*>A</i></p>", "generic", "any"),
        (
            "<iframe src=\"a.html\" title=\"A\"*></iframe>", "", "application document img image none presentation"
        ),
        (
            "<img src=\"a.png\" alt=\"A\"*/>", "img image",
            """
            button checkbox link math menuitem menuitemcheckbox menuitemradio meter option progressbar radio scrollbar \
            separator slider switch tab treeitem doc-cover
            """
        ),
        ("<img src=\"a.png\"*/>", "img image", "none presentation"),
        ("<img src=\"a.png\" alt=\"\"*/>", "none presentation", ""),
        (
            "<input type=\"button\" value=\"A\"*/>", "button",
            """
            checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider switch tab \
            treeitem
            """
        ),
        (
            "<input type=\"checkbox\" aria-label=\"A\" aria-pressed=\"true\"*/>", "checkbox",
            "menuitemcheckbox option switch button"
        ),
        ("<input type=\"color\" aria-label=\"A\"*/>", "", ""), ("<input type=\"date\" aria-label=\"A\"*/>", "", ""),
        ("<input type=\"datetime-local\" aria-label=\"A\"*/>", "", ""),
        ("<input type=\"email\" aria-label=\"A\"*/>", "textbox", ""),
        ("<input type=\"file\" aria-label=\"A\"*/>", "", ""),
        ("<input type=\"hidden\" name=\"a\" value=\"b\"*/>", "", ""),
        (
            "<input type=\"image\" alt=\"A\" src=\"a.png\"*/>", "button",
            """
            checkbox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider switch tab treeitem
            """
        ),
        ("<input type=\"month\" aria-label=\"A\"*/>", "", ""),
        ("<input type=\"number\" aria-label=\"A\"*/>", "spinbutton", ""),
        ("<input type=\"password\" aria-label=\"A\"*/>", "", ""),
        ("<input type=\"radio\" aria-label=\"A\"*/>", "radio", "menuitemradio"),
        ("<input type=\"range\" aria-label=\"A\"*/>", "slider", ""),
        (
            "<input type=\"reset\"*/>", "button",
            """
            checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider switch tab \
            treeitem
            """
        ),
        ("<input type=\"search\" aria-label=\"A\"*/>", "searchbox", ""),
        (
            "<input type=\"submit\"*/>", "button",
            """
            checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider switch tab \
            treeitem
            """
        ), ("<input type=\"tel\" aria-label=\"A\"*/>", "textbox", ""),
        ("<input type=\"text\" aria-label=\"A\"*/>", "textbox", "combobox searchbox spinbutton"),
        ("<input type=\"nonsense\" aria-label=\"A\"*/>", "textbox", "combobox searchbox spinbutton"),
        ("<input aria-label=\"A\"*/>", "textbox", "combobox searchbox spinbutton"),
        ("<input type=\"email\" list=\"l\" aria-label=\"A\"*/>", "combobox", ""),
        ("<input list=\"l\" aria-label=\"A\"*/>", "combobox", ""), ("<input type=\"TIME\" aria-label=\"A\"*/>", "", ""),
        ("<input type=\"url\" aria-label=\"A\"*/>", "textbox", ""),
        ("<input type=\"week\" aria-label=\"A\"*/>", "", ""),
        ("<p><ins*>A</ins></p>", "insertion", "any"), ("<p><kbd*>A</kbd></p>", "", "any"),
        ("<p><label*>A <input/></label></p>", "", ""), ("<p><label for=\"c\"*>A</label> <input id=\"c\"/></p>", "", ""),
        ("<p><label*>A</label></p>", "", "any"), ("<fieldset><legend*>A</legend></fieldset>", "", ""),
        ("<ul><li*>A</li></ul>", "listitem", ""),
        ("<ul role=\"group\" aria-label=\"A\"><li*>A</li></ul>", "generic", "any"),
        ("<ul role=\"none\"><li*>A</li></ul>", "generic", "any"), ("<map name=\"m\"*></map>", "", ""),
        ("<p><mark*>A</mark></p>", "", "any"), ("<math*><mi>x</mi></math>", "math", ""),
        (
            "<menu*><li>A</li></menu>", "list",
            "group listbox menu menubar none presentation radiogroup tablist toolbar tree directory"
        ), ("<p><meter value=\"1\"*>A</meter></p>", "meter", ""),
        (
            "<nav*><p>A</p></nav>", "navigation",
            "menu menubar none presentation tablist doc-index doc-pagelist doc-toc"
        ), ("<noscript*>A</noscript>", "", ""),
        ("<object data=\"a.svg\"*></object>", "", "application document img image"),
        (
            "<ol*><li>A</li></ol>", "list",
            "group listbox menu menubar none presentation radiogroup tablist toolbar tree directory"
        ), ("<select><optgroup label=\"A\"*><option>A</option></optgroup></select>", "group", ""),
        ("<select><option*>A</option></select>", "option", ""), ("<p><output*>A</output></p>", "status", "any"),
        ("<p*>A</p>", "paragraph", "any"), ("<picture*><img src=\"a.png\" alt=\"A\"/></picture>", "", ""),
        ("<pre*>A</pre>", "generic", "any"), ("<progress value=\"1\"*>A</progress>", "progressbar", ""),
        ("<p><q*>A</q></p>", "generic", "any"), ("<ruby>A<rp*>(</rp><rt>a</rt></ruby>", "", "any"),
        ("<ruby>A<rt*>a</rt></ruby>", "", "any"), ("<ruby*>A<rt>a</rt></ruby>", "", "any"),
        ("<p><s*>A</s></p>", "deletion", "any"), ("<p><samp*>A</samp></p>", "generic", "any"),
        ("<script src=\"a.js\"*></script>", "", ""),
        ("<search*><p>A</p></search>", "search", "form group none presentation region"),
        (
            "<section*><p>A</p></section>", "generic",
            """
            alert alertdialog application banner complementary contentinfo dialog document feed group log main marquee \
            navigation none note presentation region search status tabpanel doc-abstract doc-acknowledgments doc-afterword \
            doc-appendix doc-bibliography doc-chapter doc-colophon doc-conclusion doc-credit doc-credits doc-dedication \
            doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example doc-foreword doc-glossary doc-index \
            doc-introduction doc-notice doc-pagelist doc-part doc-preface doc-prologue doc-pullquote doc-qna doc-toc
            """
        ), ("<select aria-label=\"A\"*><option>A</option></select>", "combobox", "menu"),
        ("<select multiple=\"\" aria-label=\"A\"*><option>A</option></select>", "listbox", ""),
        ("<select size=\"4\" aria-label=\"A\"*><option>A</option></select>", "listbox", ""),
        ("<select size=\"1\" aria-label=\"A\"*><option>A</option></select>", "combobox", "menu"),
        ("<select><button><selectedcontent*></selectedcontent></button><option>A</option></select>", "generic", ""),
        ("<slot*></slot>", "", ""), ("<p><small*>A</small></p>", "generic", "any"),
        ("<video><source src=\"a.webm\"*/></video>", "", ""), ("<p><span*>A</span></p>", "generic", "any"),
        ("<p><strong*>A</strong></p>", "strong", "any"), ("<p><sub*>A</sub></p>", "subscript", "any"),
        ("<details><summary*>A</summary></details>", "", ""), ("<p><sup*>A</sup></p>", "superscript", "any"),
        ("<svg*><path d=\"M0 0\"/></svg>", "graphics-document", "any"),
        ("<table*><tr><td>A</td></tr></table>", "table", "any"),
        ("<table><tbody*><tr><td>A</td></tr></tbody></table>", "rowgroup", "any"), ("<template*></template>", "", ""),
        ("<textarea aria-label=\"A\"*></textarea>", "textbox", ""),
        ("<table><tr><td*>A</td></tr></table>", "cell", ""),
        ("<table role=\"grid\" aria-label=\"A\"><tr><td*>A</td></tr></table>", "gridcell", ""),
        ("<table role=\"none\"><tr><td*>A</td></tr></table>", "", "any"),
        ("<table><tr><th*>A</th></tr></table>", "columnheader", "rowheader cell"),
        (
            "<table role=\"treegrid\" aria-label=\"A\"><tr><th*>A</th></tr></table>", "columnheader",
            "rowheader gridcell"
        ),
        ("<table role=\"presentation\"><tr><th*>A</th></tr></table>", "", "any"),
        ("<p><time*>2026</time></p>", "time", "any"), ("<table><tr*><td>A</td></tr></table>", "row", ""),
        ("<table role=\"list\"><tr*><td>A</td></tr></table>", "row", "any"),
        ("<video><track src=\"a.vtt\"*/></video>", "", ""), ("<p><u*>A</u></p>", "generic", "any"),
        (
            "<ul*><li>A</li></ul>", "list",
            "group listbox menu menubar none presentation radiogroup tablist toolbar tree directory"
        ), ("<p><var*>A</var></p>", "", "any"), ("<video src=\"a.webm\"*></video>", "", "application"),
        ("<p>A<wbr*/>B</p>", "", "none presentation"), ("<my-tag*>A</my-tag>", "", "any"),
    ]

    @Test("Every role on every element", arguments: rows)
    func roles(markup: String, own: String, others: String) throws {
        let all = Role.tokens
        let expected = Set((own + " " + others).split(separator: " ").map(String.init))
        // One page with an element for every role, so that the checker runs only once.
        let body = all.map { markup.replacing("*", with: " role=\"\($0)\"") }.joined(separator: "\n")
        let findings = try ConformanceChecker().check(
            Array(Rule.Example.body(body).document.utf8), path: "page.html")
        #expect(!findings.contains { $0.rule == "well-formed" })
        var refused = Set<String>()
        for finding in findings where finding.rule == "role-not-allowed" {
            // Each element has one line. The first is on line 10, after the heading.
            refused.insert(all[finding.line - 10])
        }
        if others == "any" {
            #expect(refused.isEmpty, "\(markup): \(refused.sorted())")
        } else {
            #expect(Set(all).subtracting(refused) == expected, "\(markup)")
        }
    }

    @Test("Elements that occur once in a page")
    func document() throws {
        func page(_ html: String, _ head: String, _ body: String, _ inner: String) -> String {
            """
            <!DOCTYPE html>
            <html lang="en"\(html)><head\(head)><meta charset="utf-8"/><title>A</title></head>
            <body\(body)>\(inner)</body></html>
            """
        }
        let main = "<main><h1>A</h1></main>"
        let cases: [(String, [String])] = [
            (page("", "", "", main), []), (page(" role=\"document\"", "", "", main), []),
            (page(" role=\"generic\"", "", "", main), ["role-discouraged"]),
            (page(" role=\"main\"", "", "", main), ["role-not-allowed"]),
            (page(" aria-label=\"A\"", "", "", main), ["aria-not-supported"]),
            (page(" aria-hidden=\"false\"", "", "", main), ["aria-not-supported"]),
            (page("", " role=\"none\"", "", main), ["role-not-allowed"]),
            (page("", " aria-busy=\"true\"", "", main), ["aria-not-supported"]),
            (page("", "", " role=\"application\"", main), ["role-not-allowed"]),
            (page("", "", " aria-hidden=\"true\"", main), ["aria-hidden-body"]),
            (page("", "", " aria-hidden=\"false\"", main), []), (page("", "", " aria-busy=\"true\"", main), []),
            (page("", "", " aria-label=\"A\"", main), ["aria-naming-prohibited"]),
            (page("", "", "", "<header role=\"banner\"><p>A</p></header>" + main), ["role-redundant"]),
            (page("", "", "", "<header role=\"contentinfo\"><p>A</p></header>" + main), ["role-not-allowed"]),
            (page("", "", "", "<footer role=\"contentinfo\"><p>A</p></footer>" + main), ["role-redundant"]),
            (page("", "", "", "<main role=\"main\"><h1>A</h1></main>"), ["role-redundant"]),
            (page("", "", "", "<main role=\"region\"><h1>A</h1></main>"), ["role-not-allowed"]),
            (
                page("", "", "", "<div role=\"main\"><footer role=\"contentinfo\">A</footer></div>"),
                ["role-not-allowed"]
            ),
            (page("", "", "", "<div><header role=\"banner\">A</header></div>"), ["role-redundant"]),
        ]
        for (document, rules) in cases { #expect(try ariaRules(of: document) == rules, "\(document)") }
    }

    @Test("The role that an element exposes")
    func exposed() throws {
        let cases: [(String, Name, Role?)] = [
            ("<a href=\"a.html\">A</a>", .a, .link), ("<p><a>A</a></p>", .a, .generic),
            ("<nav>A</nav>", .nav, .navigation),
            ("<p role=\"foo note\">A</p>", .p, .note), ("<p role=\"widget NOTE\">A</p>", .p, .note),
            ("<p role=\"\">A</p>", .p, .paragraph),
            ("<section>A</section>", .section, .generic), ("<section aria-label=\"A\">A</section>", .section, .region),
            ("<section title=\"A\">A</section>", .section, .region),
            ("<img src=\"a.png\" alt=\"\"/>", .img, .presentation),
            ("<img src=\"a.png\" alt=\"\" aria-label=\"A\"/>", .img, .img), ("<img src=\"a.png\"/>", .img, .img),
            ("<input type=\"range\"/>", .input, .slider), ("<input type=\"password\"/>", .input, nil),
            ("<input type=\"search\" list=\"l\"/>", .input, .combobox),
            ("<input type=\"range\" list=\"l\"/>", .input, .slider),
            ("<ul><li>A</li></ul>", .li, .listitem), ("<ul role=\"none\"><li>A</li></ul>", .li, .generic),
            ("<header>A</header>", .header, .generic), ("<p><abbr>A</abbr></p>", .abbr, nil),
            ("<table role=\"grid\"><tr><td>A</td></tr></table>", .td, .gridcell),
            ("<table role=\"none\"><tr><td>A</td></tr></table>", .td, nil),
            ("<table><tr><th>A</th></tr></table>", .th, .columnheader),
            ("<select size=\"2\"></select>", .select, .listbox), ("<select size=\" 2\"></select>", .select, .listbox),
            ("<svg></svg>", .svg, .graphicsDocument), ("<svg role=\"img\"></svg>", .svg, .img),
        ]
        for (markup, name, role) in cases {
            try ariaPage(markup) { page in
                let node = try #require(page.elements(name).first { _ in true })
                #expect(RoleTable.role(of: node, page) == role, "\(markup)")
                #expect(RoleTable.role(of: node, page) == role, "\(markup), asked again")
            }
        }
    }
}
