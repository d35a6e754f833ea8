import Testing
import VitrineMarkup

@testable import VitrineCSS

@Suite struct StyleTests {
    private func page(_ body: String, _ css: String, head: String = "") -> String {
        "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>x</title>\(head)"
            + "<style>/*<![CDATA[*/\(css)/*]]>*/</style></head><body>\(body)</body></html>"
    }

    /// Returns the value of a property for each element that matches a selector; `missing` if the report has no value.
    /// - Parameters:
    ///   - under: the conditions, such as `dark`, `390px` or `print`.
    ///   - files: the stylesheets that the page can import or link to, by address.
    func values(
        _ property: String, of selector: String, in body: String, _ css: String, under: String = "", head: String = "",
        files: [String: String] = [:]
    ) throws -> [String] {
        let document = try MarkupReader(names: []).read(Array(page(body, css, head: head).utf8))
        #expect(document.problems.isEmpty)
        let report = try StyleReport(
            document, page: "page.html", selector: selector, conditions: StyleConditions(under), listsAll: true
        ) { address, _ in files[address].map { (address, Array($0.utf8)) } }
        return report.elements.map { element in
            element.properties.first { $0.name == property }?.value ?? "missing"
        }
    }

    @Test(arguments: [
        ("p", 2), ("div p", 2), ("div > p", 1), ("p + span", 1), ("p ~ span", 1), (".a", 1), ("#i", 1), ("[title]", 1),
        ("[title^=X i]", 1), ("[title=X]", 0), (":is(p, .a)", 3), (":not(p, html, html *)", 0), ("div:has(> p)", 1),
        ("p:nth-child(odd)", 2), ("p:nth-last-of-type(1)", 2), (":nth-child(1 of span)", 2), ("span:empty", 1),
        (":lang(en) > div", 1), ("p:hover", 0), ("body > *", 1), (":root", 1), ("a:link", 1), ("input:checked", 1),
        ("input:disabled", 0), ("html|p", 0), ("section p", 1), ("div > section > p:only-child", 1),
        ("body > div > p ~ span ~ section > p", 1), ("div > .a ~ section p", 1), ("section ~ section > p", 0),
        // Comments are allowed between tokens: CSS Syntax 3, section 6.2.
        ("p:nth-child(2n/* c */+1)", 2), ("p:nth-child(+/**/n)", 2), ("p:nth-child(n/**/-1)", 2),
        // A `:has()` inside another one is invalid, and the list of `:is()` is forgiving: Selectors 4, section 4.
        ("div:has(:is(:has(p), p))", 1), (":is(span:empty, :has(:has(p)))", 1), ("div:has(p) section:has(p)", 1),
        // Inside `:has()`, too, `:scope` is the root, not the element to which `:has()` is applied.
        ("div:has(> :is(:scope > p))", 0), ("html:has(> :is(:scope > body))", 1),
    ]) func selectorsFindElements(selector: String, count: Int) throws {
        let body =
            "<div><p id=\"i\"><span></span></p><span class=\"a\" title=\"xyz\">t</span><section><p>x</p></section>"
            + "<a href=\"/\">l</a><input type=\"checkbox\" checked=\"\"/></div>"
        if selector == "html|p" {
            var atoms = AtomTable()
            #expect(throws: SelectorProblem.unknownPrefix("html")) { try SelectorParser.parse(selector, atoms: &atoms) }
            return
        }
        #expect(try values("display", of: selector, in: body, "").count == count)
    }

    @Test(arguments: [
        ("#a .b c", Specificity(1, classes: 1, types: 1)), (":where(#a) b", Specificity(types: 1)),
        (":is(#a, b)", Specificity(1)), ("a::before", Specificity(types: 2)), (":not(.a, #b)", Specificity(1)),
        ("[x]:hover", Specificity(classes: 2)), (":nth-child(1 of .a #b)", Specificity(1, classes: 2)),
        ("*", Specificity()),
    ]) func specificity(selector: String, expected: Specificity) throws {
        var atoms = AtomTable()
        #expect(try SelectorParser.parse(selector, atoms: &atoms).first?.specificity == expected)
    }

    @Test(arguments: [
        ("p:hoover", SelectorProblem.unknownPseudoClass("hoover")), ("p::befor", .unknownPseudoElement("befor")),
        ("div:has(:has(p))", .nestedHas), ("div:has(> p, :not(:has(p)))", .nestedHas),
        ("a,", .empty), ("a >", .empty), (":not()", .empty), ("p:nth-child(x)", .invalidArgument("nth-child")),
        ("p:nth-of-type(x)", .invalidArgument("nth-of-type")), ("p:nth-child(2/**/n)", .invalidArgument("nth-child")),
        ("p:nth-child(-/**/n)", .invalidArgument("nth-child")), ("p:nth-child(+ n)", .invalidArgument("nth-child")),
        ("p[]", .missingAttribute),
    ]) func invalidSelectors(selector: String, expected: SelectorProblem) {
        var atoms = AtomTable()
        #expect(throws: expected) { try SelectorParser.parse(selector, atoms: &atoms) }
    }

    @Test(arguments: [
        ("p { color: red } p { color: blue }", "rgb(0, 0, 255)"),
        (".a { color: red } p { color: blue }", "rgb(255, 0, 0)"),
        ("p { color: red !important } #i { color: blue }", "rgb(255, 0, 0)"),
        ("@layer a { #i { color: red } } p { color: blue }", "rgb(0, 0, 255)"),
        ("@layer a { p { color: red !important } } p { color: blue !important }", "rgb(255, 0, 0)"),
        ("@layer b, a; @layer a { p { color: red } } @layer b { #i { color: blue } }", "rgb(255, 0, 0)"),
        ("body { color: teal } p { color: inherit }", "rgb(0, 128, 128)"),
        ("p { color: red } p { color: revert }", "rgb(0, 0, 0)"),
        ("p { color: red } @layer x { p { color: lime } } p { color: revert-layer }", "rgb(0, 255, 0)"),
        ("body { --c: var(--d); --d: teal } p { color: var(--c) }", "rgb(0, 128, 128)"),
        ("p { --c: var(--d); --d: var(--c); color: var(--c, lime) }", "rgb(0, 255, 0)"),
        ("body { color: lime } p { color: red; color: var(--missing) }", "rgb(0, 255, 0)"),
        ("p { color: red; color: 10xx; colr: blue }", "rgb(255, 0, 0)"),
        ("@supports (color: red) and (not (colr: red)) { p { color: lime } }", "rgb(0, 255, 0)"),
        ("@media (width > 1000px) and (hover) { p { color: lime } }", "rgb(0, 255, 0)"),
        ("body { p { &.a { color: lime } } }", "rgb(0, 255, 0)"),
        ("@scope (body) to (.x) { p { color: lime } }", "rgb(0, 255, 0)"),
        (
            "@property --c { syntax: '<color>'; inherits: false; initial-value: lime } p { color: var(--c) }",
            "rgb(0, 255, 0)"
        ),
        ("p { color: oklch(0.7 0.1 150) }", "oklch(0.7 0.1 150)"),
        ("p { color: color-mix(in srgb, red, blue) }", "color(srgb 0.5 0 0.5)"),
        ("p { color: hsl(120 100% 25%) }", "rgb(0, 128, 0)"), ("p { color: #12345680 }", "rgba(18, 52, 86, 0.5)"),
        ("p { color: light-dark(lime, red) }", "rgb(0, 255, 0)"),
        (
            "body { --x: 1; --y: 2 } @container style(--x: 1) and style(--y: 2) { p { color: lime } }",
            "rgb(0, 255, 0)"
        ),
        ("@container not style(--x) { p { color: lime } }", "rgb(0, 255, 0)"),
        (
            "body { --x: 1; container-name: card } @container card style((--x: 1) and (not (--x: 2))) "
                + "{ p { color: lime } }",
            "rgb(0, 255, 0)"
        ),
        ("@container style(--x: 1) or style(not (--y)) { p { color: lime } }", "rgb(0, 255, 0)"),
        ("@container (style(--x) or (not style(--y))) and (not (style(--x))) { p { color: lime } }", "rgb(0, 255, 0)"),
        ("p { color: lime } @container not style(width: 1px) { p { color: red } }", "rgb(0, 255, 0)"),
    ]) func paragraphColor(css: String, expected: String) throws {
        #expect(try values("color", of: "p", in: "<p id=\"i\" class=\"a\">x</p>", css) == [expected])
    }

    @Test(
        "Scopes",
        arguments: [
            ("@scope (.card) to (:scope > .content) { p { order: 1 } }", "1"),
            ("@scope (.card) to (.content) { p { order: 1 } }", "0"),
            ("@scope (.card) { :scope > .card p { order: 1 } }", "1"),
            ("@scope (.card) { > .content p { order: 1 } }", "1"), ("@scope (.card) { > p { order: 1 } }", "0"),
            ("@scope (.card) { > .content { > p { order: 1 } } }", "1"),
            ("@scope (.card) to (> .content) { p { order: 1 } }", "1"),
            ("@scope (.card:not(.card .card)) to (> .content) { p { order: 1 } }", "1"),
            ("@scope (.card .card) to (> .content) { p { order: 1 } }", "0"),
            (".card { @scope (& > .content) { > p { order: 1 } } }", "1"),
            (".card { @scope (& > p) { :scope { order: 1 } } }", "0"),
            ("@scope (.content) { > p { order: 1 } :where(p) { order: 2 } }", "1"),
            ("@scope to (.content) { p { order: 1 } }", "0"),
            ("@scope (body) to (p) { @scope (.content) { p { order: 1 } } }", "0"),
        ])
    func scopes(css: String, expected: String) throws {
        let body = "<div class=\"card\"><div class=\"card\"><div class=\"content\"><p>x</p></div></div></div>"
        #expect(try values("order", of: "p", in: body, css) == [expected])
    }

    /// HTML Standard, section 3.2.6.2.
    @Test(
        "Languages",
        arguments: [
            ("<svg xmlns=\"http://www.w3.org/2000/svg\" lang=\"de\"><g/></svg>", "g", "de"),
            ("<math xmlns=\"http://www.w3.org/1998/Math/MathML\" lang=\"de\"><mi/></math>", "mi", "en"),
            ("<p lang=\"fr\" xml:lang=\"de\">x</p>", "p", "de"), ("<p xml:lang=\"de\" lang=\"fr\">x</p>", "p", "de"),
        ])
    func languages(body: String, selector: String, expected: String) throws {
        for language in ["de", "en", "fr"] {
            let found = try values("display", of: "\(selector):lang(\(language))", in: body, "")
            #expect(found.count == (language == expected ? 1 : 0))
        }
    }

    @Test(arguments: [
        ("rgb(0 0 0 / calc(20% + 30%))", "rgba(0, 0, 0, 0.5)"),
        ("rgb(calc(20% + 30%) 0 calc(10% + 10%))", "rgb(128, 0, 51)"),
        ("hsl(calc(100deg + 20deg) calc(50% + 50%) calc(20% + 5%))", "rgb(0, 128, 0)"),
        ("hwb(120 calc(10% + 10%) calc(20% + 20%))", "rgb(51, 153, 51)"),
        ("lab(calc(20% + 30%) calc(20% + 30%) calc(-20% - 30%))", "lab(50 62.5 -62.5)"),
        ("lch(50 calc(20% + 30%) 0)", "lch(50 75 0)"), ("oklab(0.5 calc(20% + 30%) 0)", "oklab(0.5 0.2 0)"),
        ("oklch(0.5 calc(20% + 30%) 0)", "oklch(0.5 0.2 0)"),
        ("color(xyz calc(20% + 30%) 0 0 / calc(10% + 10%))", "color(xyz-d65 0.5 0 0 / 0.2)"),
        ("rgb(from red 50% calc(20% + 30%) b / calc(20% + 30%))", "color(srgb 0.5 0.5 0 / 0.5)"),
        ("lab(from white 50% calc(20% + 30%) 0)", "lab(50 62.5 0)"), ("lab(50 calc(NaN * 1%) 0)", "lab(50 0 0)"),
        ("hsl(from red calc(infinity) s l / none)", "color(srgb 1 0 0 / none)"),
        (
            "color-mix(in srgb, color(srgb .1 .2 .3 / none), color(srgb .5 .6 .7 / none))",
            "color(srgb 0.3 0.4 0.5 / none)"
        ),
        // White has no hue, so the hue of blue is used: CSS Color 4, section 12.2.
        ("color-mix(in hsl, white, blue)", "color(srgb 0.625 0.625 0.875)"),
        ("color-mix(in hwb, white, blue)", "color(srgb 0.5 0.5 1)"),
        ("rgb(0 0 0 / 0.0025)", "rgba(0, 0, 0, 0.004)"), ("rgb(0 0 0 / 0.1239)", "rgba(0, 0, 0, 0.125)"),
        ("rgb(0 0 0 / 0.12)", "rgba(0, 0, 0, 0.12)"), ("rgb(300 -1 50.5 / 250%)", "rgb(255, 0, 51)"),
    ]) func componentsOfColors(color: String, expected: String) throws {
        #expect(try values("color", of: "p", in: "<p>x</p>", "p { color: \(color) }") == [expected])
    }

    @Test(arguments: [
        ("font-size", "body { font-size: 20px } p { font-size: 1.5em }", "30px"),
        ("font-size", "p { font: 12px/2 monospace }", "12px"), ("line-height", "p { font: 12px/2 monospace }", "24px"),
        ("font-size", "p { font: 80% sans-serif }", "12.8px"), ("font-stretch", "p { font: 80% sans-serif }", "100%"),
        ("font-stretch", "p { font: condensed 80% sans-serif }", "75%"),
        ("line-height", "p { font: italic bold 100%/1.5 Arial, sans-serif }", "24px"),
        ("font-family", "p { font: italic bold 100%/1.5 Arial, sans-serif }", "Arial, sans-serif"),
        ("font-size", "p { font-family: monospace }", "13px"), ("font-weight", "p { font-weight: bolder }", "700"),
        ("margin-top", "p { margin: 1em 2px }", "16px"), ("margin-left", "p { margin: 1em 2px }", "2px"),
        ("border-top-width", "p { border: thick solid }", "5px"),
        ("border-top-width", "p { border-width: 3px }", "0px"),
        ("padding-right", "p { direction: rtl; padding-inline: 3px 4px }", "3px"),
        ("border-top-left-radius", "p { border-radius: 1px 2px / 3px }", "1px 3px"),
        ("display", "p { float: left; display: inline }", "block"), ("display", "p { display: -webkit-flex }", "flex"),
        ("display", "p { display: -webkit-inline-flex }", "inline-flex"),
        ("position", "p { position: -webkit-sticky }", "sticky"),
        ("display", "body { display: flex } p { display: inline }", "block"),
        ("overflow-y", "p { overflow-x: hidden }", "auto"), ("opacity", "p { opacity: 50% }", "0.5"),
        ("width", "p { width: calc(100% - 2 * 1em) }", "calc(100% - 32px)"), ("flex-basis", "p { flex: 1 }", "0%"),
        ("background-position-x", "p { background: url(x) right 1px top }", "calc(100% - 1px)"),
        ("box-shadow", "p { box-shadow: 1px 2px red }", "rgb(255, 0, 0) 1px 2px 0px 0px"),
        ("transform", "p { transform: translate(1em, 2px) scale(2) }", "matrix(2, 0, 0, 2, 16, 2)"),
        ("grid-row-end", "p { grid-area: a }", "a"), ("list-style-type", "p { list-style: none }", "none"),
        ("transition-duration", "p { transition: color 200ms, width 1s }", "0.2s, 1s"),
        ("max-width", "p { max-width: min(10px, 1em) }", "10px"),
        ("max-width", "p { max-width: max(10%, 20%) }", "20%"), ("text-align", "p { all: initial }", "start"),
        ("text-decoration-line", "p { text-decoration: underline dotted }", "underline"),
        ("opacity", "p { opacity: 1e-310 }", "0"), ("margin-left", "p { margin-left: -1e-46px }", "0px"),
        ("margin-left", "p { margin-left: 1e-38px }", "1e-38px"),
        ("margin-left", "p { margin-left: 1e308px }", "3.40282e+38px"), ("width", "p { width: 1e-320% }", "0%"),
        // Infinite arguments: CSS Values 4, section 10.3.1. A result that is not a number becomes 0.
        ("width", "p { width: calc(mod(-5px, infinity * 1px)) }", "0px"),
        ("width", "p { width: calc(mod(5px, infinity * 1px)) }", "5px"),
        ("width", "p { width: round(5px, infinity * 1px) }", "0px"),
        ("width", "p { width: round(up, 5px, infinity * 1px) }", "3.40282e+38px"),
        ("margin-left", "p { margin-left: round(down, -5px, infinity * 1px) }", "-3.40282e+38px"),
    ]) func computedValues(property: String, css: String, expected: String) throws {
        #expect(try values(property, of: "p", in: "<p>x</p>", css) == [expected])
    }

    @Test(
        "Directions",
        arguments: [
            ("p", "<p dir=\"auto\">&#x200F;1</p>", "rtl"), ("p", "<p dir=\"auto\">&#x200E;&#x5D0;</p>", "ltr"),
            ("p", "<p dir=\"auto\">&#x61C;a</p>", "rtl"), ("p", "<p dir=\"auto\">&#x5BE;a</p>", "rtl"),
            ("p", "<p dir=\"auto\">&#x661;a</p>", "ltr"),
            ("bdi", "<div dir=\"rtl\"><bdi dir=\"x\">a</bdi></div>", "ltr"),
            ("bdi", "<bdi dir=\"\">&#x5D0;</bdi>", "rtl"),
            ("p", "<p dir=\"auto\"><span dir=\"x\">&#x5D0;</span>a</p>", "rtl"),
            ("p", "<p dir=\"auto\"><span dir=\"RTL\">&#x5D0;</span>a</p>", "ltr"),
            ("p", "<p dir=\"auto\"><bdi dir=\"x\">&#x5D0;</bdi>a</p>", "ltr"),
            ("input", "<div dir=\"rtl\"><input type=\"tel\"/></div>", "ltr"),
            ("input", "<div dir=\"rtl\"><input type=\"TEL\" dir=\"x\"/></div>", "ltr"),
            ("input", "<input type=\"tel\" dir=\"rtl\"/>", "rtl"),
            ("input", "<input type=\"tel\" dir=\"auto\" value=\"&#x5D0;\"/>", "rtl"),
            ("input", "<div dir=\"rtl\"><input type=\"text\"/></div>", "rtl"),
            ("input", "<input type=\"button\" dir=\"auto\" value=\"&#x5D0;\"/>", "rtl"),
            ("input", "<input type=\"checkbox\" dir=\"auto\" value=\"&#x5D0;\"/>", "ltr"),
        ])
    func directions(selector: String, body: String, expected: String) throws {
        #expect(try values("direction", of: selector, in: body, "") == [expected])
    }

    @Test(
        "References to attributes",
        arguments: [
            "width: attr(data-w px)", "width: ATTR(data-w px)", "width: \\61ttr(data-w px)",
            "--w: attr(data-w px); width: var(--w)",
        ])
    func attributeReferences(declarations: String) throws {
        let body = ["10", "20", "10"].map { "<p data-w=\"\($0)\">x</p>" }.joined()
        #expect(try values("width", of: "p", in: body, "p { \(declarations) }") == ["10px", "20px", "10px"])
        let styled = body.replacing("<p", with: "<p style=\"\(declarations)\"")
        #expect(try values("width", of: "p", in: styled, "") == ["10px", "20px", "10px"])
    }

    @Test func attributeReferencesIgnoreAttributesWithNamespace() throws {
        let style = "style=\"width: attr(data-w px, 1px)\""
        let body = "<div xmlns:x=\"urn:x\"><p \(style) data-w=\"10\">x</p><p \(style) x:data-w=\"10\">x</p></div>"
        #expect(try values("width", of: "p", in: body, "") == ["10px", "1px"])
    }

    @Test func conditionsChooseRules() throws {
        let css = """
            :root { color-scheme: light dark } p { color: light-dark(red, lime) }
            @media (max-width: 400px) { p { display: none } } @media print { p { opacity: 0 } } p:hover { order: 1 }
            """
        #expect(try values("color", of: "p", in: "<p>x</p>", css, under: "dark") == ["rgb(0, 255, 0)"])
        #expect(try values("display", of: "p", in: "<p>x</p>", css, under: "390px") == ["none"])
        #expect(try values("opacity", of: "p", in: "<p>x</p>", css, under: "print") == ["0"])
        #expect(try values("order", of: "p", in: "<p>x</p>", css, under: "hover") == ["1"])
        #expect(throws: StyleConditions.UnknownCondition(name: "dusk")) { try StyleConditions("dusk") }
    }

    @Test(arguments: [
        ("", true), ("screen", true), ("only screen", true), ("not print", true), ("only", false), ("print", false),
        ("(width > 1px)", true), ("(width > 1px) or (foo)", true), ("((foo) or (width > 1px))", true),
        ("(foo), (width > 1px)", true), ("not (foo)", false), ("not", false), ("(not)", false),
        ("not not (width > 1px)", false), ("(width > 1px) or", false), ("(width > 1px) and", false),
        ("((width > 1px) or)", false), ("(width > 1px) or or (width > 2px)", false), ("screen or", false),
        ("not print and", false), ("(resolution < infinite)", true), ("(infinite > resolution)", true),
        ("(infinite <= resolution)", false), ("(1dppx <= resolution < infinite)", true),
    ]) func mediaQueries(text: String, matches: Bool) {
        #expect(MediaQueries.matches(text, StyleConditions()) == matches)
    }

    @Test func importsAreBounded() throws {
        let files = [
            "a.css": "@import 'b.css'; p { color: red }", "b.css": "@import 'a.css'; p { color: blue; opacity: 0 }",
        ]
        #expect(try values("opacity", of: "p", in: "<p>x</p>", "@import 'a.css';", files: files) == ["0"])
        #expect(
            try values("color", of: "p", in: "<p>x</p>", "@import url(a.css) layer;", files: files) == [
                "rgb(255, 0, 0)"
            ])
    }

    @Test func growingVariablesAreInvalid() throws {
        let laughs =
            "--a0: 1px 1px 1px 1px 1px 1px 1px 1px;"
            + (1...20).map { "--a\($0): var(--a\($0 - 1)) var(--a\($0 - 1)) var(--a\($0 - 1)) var(--a\($0 - 1));" }
            .joined()
        #expect(try values("margin-top", of: "p", in: "<p>x</p>", "p { \(laughs) margin: var(--a20) }") == ["0px"])
    }

    @Test func longSelectorsAreBounded() throws {
        let descendants = Array(repeating: "div", count: 10_000).joined(separator: " ")
        let nested = String(repeating: "& & {", count: 30)
        let body = String(repeating: "<div>", count: 100) + "<p>x</p>" + String(repeating: "</div>", count: 100)
        #expect(try values("order", of: "p", in: body, "\(descendants) p { order: 1 } p { order: 2 }") == ["2"])
        #expect(try values("order", of: "p", in: body, "div { \(nested) p { order: 1 }").count == 1)
    }

    @Test func stepsGrowWithElementCount() throws {
        func steps(_ count: Int) throws -> Int {
            let body = "<div>" + String(repeating: "<p class=\"a\"><span>x</span></p>", count: count) + "</div>"
            let document = try MarkupReader(names: []).read(Array(page(body, "").utf8))
            var atoms = AtomTable()
            let selectors = try SelectorParser.parse("div > .a span, html body p.a > span", atoms: &atoms)
            var matcher = SelectorMatcher(ElementTree(document, atoms: atoms))
            #expect(matcher.elements(selectors).count == count)
            return matcher.steps
        }
        #expect(try steps(400) <= 2 * steps(200) + 100)
    }

    @Test func contrastRatios() throws {
        #expect(Contrast.ratio(.black, .white) == 21)
        let gray = try #require(Color(hex: "777777"))
        #expect((Contrast.ratio(gray, .white) * 100).rounded() == 448)
    }

    @Test(arguments: [
        ("<p aria-hidden=\"true\" style=\"color: #ccc\">×<br/>More text here</p>", [1]),
        ("<p aria-hidden=\"true\" style=\"color: #ccc\">×<br/>+</p>", []),
        ("<p style=\"color: #ccc\">a<b>b</b>c</p>", [2]),
        ("<p style=\"color: #ccc\">a<b style=\"color: #ddd\">b</b>c</p>", [1, 1]),
    ]) func everyElementWithLowContrastIsCountedOnce(body: String, counts: [Int]) throws {
        let document = try MarkupReader(names: []).read(Array(page(body, "body { background: #fff }").utf8))
        let rules = PageSheets(document).rules(page: "p", conditions: StyleConditions()) { _, _ in nil }
        let styles = DocumentStyles(ElementTree(document, atoms: rules.atoms), rules: rules)
        #expect(TextContrast.failures(styles, document).map(\.count) == counts)
    }

    @Test func uncertainBackgrounds() throws {
        let css = "body { background: #fff } .a { background: rgb(0 0 0 / 50%) } .b { background: url(x) }"
        let body = "<p class=\"a\">x</p><p class=\"b\"><i>x</i></p>"
        let document = try MarkupReader(names: []).read(Array(page(body, css).utf8))
        let rules = PageSheets(document).rules(page: "p", conditions: StyleConditions()) { _, _ in nil }
        let styles = DocumentStyles(ElementTree(document, atoms: rules.atoms), rules: rules)
        let found = styles.tree.elements.indices.suffix(3).map { styles.textColors(of: $0)?.background }
        #expect(found == [Color(.srgb, SIMD3(0.5, 0.5, 0.5)), nil, nil])
    }
}
