import Testing
import VitrineMarkup

@testable import VitrineCSS

/// Tests which effects a change of a stylesheet has on a page.
@Suite struct SheetPairTests {
    /// Returns the effects of a change of a stylesheet, each as a sentence such as
    /// `/html/body[1]/a[1]::before width 1px -> 2px, on hover`.
    private func effects(_ old: String, _ new: String, on body: String, media: String = "") throws -> [String] {
        func side(_ sheet: String) -> SheetPair.Side {
            let source = PageSheets.Source.element(text: Array(sheet.utf8), firstLine: 0)
            let sheets = PageSheets([PageSheets.Entry(source: source, media: media)])
            return SheetPair.Side(sheets: sheets, page: "page.html", loader: { _, _ in nil })
        }
        let page = "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body>\(body)</body></html>"
        let document = try MarkupReader(names: []).read(Array(page.utf8))
        let tree = ElementTree(document, atoms: AtomTable())
        return SheetPair(side(old), side(new)).effects(on: document).map { effect in
            let name = effect.pseudoElement.map { "::\($0)" } ?? ""
            let difference = effect.difference
            let phrase = effect.conditions.phrase
            return "\(tree.path(effect.element))\(name) \(difference.name) \(difference.before) -> \(difference.after)"
                + (difference.token.map { " (\($0.name))" } ?? "") + (phrase.isEmpty ? "" : ", " + phrase)
        }
    }

    @Test(
        "Conditions of media queries",
        arguments: [
            ("(orientation: portrait)", "at 390px"), ("(max-aspect-ratio: 1/1)", "at 390px"),
            ("(max-device-width: 500px)", "at 390px"), ("(MAX-WIDTH: 500px)", "at 390px"),
            ("(PREFERS-COLOR-SCHEME: DARK)", "in dark mode"), ("(prefers-color-scheme: light)", "in light mode"),
            ("PRINT", "in print"), ("(update: none)", "in print"), ("not (hover)", "on touch screens"),
            ("(not (hover))", "on touch screens"), ("(pointer :coarse)", "on touch screens"),
            ("(HOVER: none)", "on touch screens"), ("(PREFERS-REDUCED-MOTION)", "with reduced motion"),
        ])
    func conditions(query: String, phrase: String) throws {
        let sheet = "@media \(query) { a, a:hover { opacity: .5 } }"
        #expect(try effects("", sheet, on: "<a href=\"/\">a</a>") == ["/html/body[1]/a[1] opacity 1 -> 0.5, \(phrase)"])
    }

    @Test func conditionsOfElements() throws {
        let found = try effects("", "a { opacity: .5 }", on: "<a>a</a>", media: "(ORIENTATION: portrait)")
        #expect(found == ["/html/body[1]/a[1] opacity 1 -> 0.5, at 390px"])
    }

    @Test(
        "Units of the viewport",
        arguments: ["10VW", "10svi", "10cqw", "calc(5dvw * 2)", "attr(data-width vw)"])
    func viewportUnits(width: String) throws {
        let body = "<a data-width=\"10\">a</a>"
        #expect(
            try effects("a { width: 1px }", "a { width: \(width) }", on: body) == [
                "/html/body[1]/a[1] width 1px -> 128px, at 1280px", "/html/body[1]/a[1] width 1px -> 39px, at 390px",
            ])
    }

    @Test(
        "Custom properties in style attributes",
        arguments: [
            ("<p style=\"color: var(--x)\">a</p><p>b</p>", ["p[1] color #ff0000 -> #0000ff (--x)"]),
            ("<p style=\"outline-color: VAR( --x )\">a</p>", ["p[1] outline-color #ff0000 -> #0000ff (--x)"]),
            ("<p style=\"color: v\\61r(--x)\">a</p>", ["p[1] color #ff0000 -> #0000ff (--x)"]),
            ("<p style=\"color: var(--z)\">a</p>", []),
            // The attribute passes the value on in another custom property.
            (
                "<p style=\"--y: var(--x)\"><i>a</i><b>b</b></p><i>c</i>",
                [
                    "p[1]/i[1] column-rule-color #ff0000 -> #0000ff (--y)",
                    "p[1]/b[1]::before column-rule-color #ff0000 -> #0000ff (--y)",
                ]
            ),
        ])
    func customProperties(body: String, expected: [String]) throws {
        let rest = " i { column-rule-color: var(--y) } b::before { content: 'x'; column-rule-color: var(--y) }"
        #expect(
            try effects(":root { --x: red }" + rest, ":root { --x: blue }" + rest, on: body)
                == expected.map { "/html/body[1]/" + $0 })
    }

    @Test(
        "Fonts and animations in style attributes",
        arguments: [
            ("@font-face { font-family: A; src: url(%) }", "font: 1em A, serif", "font-family A", "font"),
            ("@keyframes a { to { opacity: .% } }", "animation: a 1s", "animation-name a", "animation"),
        ])
    func definitions(rule: String, style: String, property: String, kind: String) throws {
        let body = "<p style=\"\(style)\">a <b style=\"font-weight: 1\">b</b></p><p>c</p>"
        let (old, new) = (rule.replacing("%", with: "1"), rule.replacing("%", with: "2"))
        #expect(
            try effects(old, new, on: body)
                == ["/html/body[1]/p[1] \(property) -> a different \(kind) of that name"])
        #expect(try effects(old, old, on: body) == [])
    }

    @Test(
        "A changed font that is named by a custom property in a style attribute",
        arguments: [
            ("<div style=\"--body: A B, serif\"><p>a <b>b</b></p></div>", ["div[1]/p[1]"]),
            ("<div style=\"--body: 'A B'\"><p>a <b>b</b></p></div>", ["div[1]/p[1]"]),
            ("<div style=\"--body: \\41  B\"><p>a <b>b</b></p></div>", ["div[1]/p[1]"]),
            ("<div style=\"--body: var(--name)\"><p>a <b>b</b></p></div>", ["div[1]/p[1]"]),
            ("<div style=\"--body: C\"><p>a <b>b</b></p></div>", []), ("<h1>a <b>b</b></h1>", ["h1[1]"]),
        ])
    func fontsOfCustomProperties(body: String, paths: [String]) throws {
        let rest = " :root { --name: A B } p { font-family: var(--body) } h1 { font-family: A B }"
        #expect(
            try effects(
                "@font-face { font-family: 'A B'; src: url(1) }" + rest,
                "@font-face { font-family: 'A B'; src: url(2) }" + rest, on: body)
                == paths.map { "/html/body[1]/\($0) font-family A B -> a different font of that name" })
    }

    @Test func sizesInStyleAttributes() throws {
        let body = "<p style=\"margin: 0; font-size: var(--x)\"><i style=\"width: 2em\">a</i></p>"
        #expect(
            try effects(":root { --x: 1px }", ":root { --x: 2px }", on: body) == [
                "/html/body[1]/p[1] font-size 1px -> 2px (--x)", "/html/body[1]/p[1]/i[1] width 2px -> 4px",
            ])
    }

    @Test(arguments: ["p:hover", ":not(:not(p:hover))", "p:nth-child(1 of :hover)"])
    func states(selector: String) throws {
        #expect(
            try effects("\(selector) { opacity: 1 }", "\(selector) { opacity: 0.5 }", on: "<p>a</p>")
                == ["/html/body[1]/p[1] opacity 1 -> 0.5, on hover"])
    }

    @Test func customPropertyOfState() throws {
        let rest = " p { --x: green }"
        let body = "<p><i style=\"color: var(--x)\">a</i></p>"
        #expect(
            try effects("p:hover { --x: red }" + rest, "p:hover { --x: blue }" + rest, on: body)
                == ["/html/body[1]/p[1]/i[1] color #ff0000 -> #0000ff (--x), on hover"])
    }

    @Test(
        "Properties that are inherited because of a declaration",
        arguments: [
            ("", "<p style=\"padding-left: INHERIT\">a</p>", true), ("p { padding-left: inherit }", "<p>a</p>", true),
            ("", "<p style=\"padding-left: var(--none, inherit)\">a</p>", true),
            ("p { padding-inline-start: inherit }", "<p>a</p>", true), ("p { padding: inherit }", "<p>a</p>", true),
            ("p { padding: var(--none, inherit) }", "<p>a</p>", true),
            ("p { --x: var(--none, inherit); padding: var(--x) }", "<p>a</p>", true),
            ("p { padding: var(--inherit, 0) }", "<p>a</p>", false), ("", "<p style=\"padding: 0\">a</p>", false),
        ])
    func inheritance(rules: String, body: String, isInherited: Bool) throws {
        let all = ["/html/body[1]/div[1]", "/html/body[1]/div[1]/p[1]"].map { $0 + " padding-left 1px -> 2px" }
        for name in ["padding-left", "padding-inline-start"] {
            let found = try effects(
                ".a { \(name): 1px } \(rules)", ".a { \(name): 2px } \(rules)",
                on: "<div class=\"a\">\(body)</div><p style=\"padding: inherit\">b</p>")
            #expect(found == (isInherited ? all : Array(all.prefix(1))))
        }
    }

    @Test(
        "Corners",
        arguments: [
            ("1px", "10px / 5px", "1px -> 10px / 5px"), ("1px 2px / 3px", "4px", "1px 2px / 3px -> 4px"),
            ("0", "calc(1px + 2%) 3px / 5px", "0px -> calc(2% + 1px) 3px / 5px"),
        ])
    func corners(old: String, new: String, expected: String) throws {
        #expect(
            try effects("a { border-radius: \(old) }", "a { border-radius: \(new) }", on: "<a>a</a>")
                == ["/html/body[1]/a[1] border-radius " + expected])
    }

    @Test func comments() throws {
        let sheet = StyleSheet("a/**/b .c/* x */.d /* y */ e { font-family: Foo/**/Bar; margin: 1px /* a */ 2px }")
        #expect(SheetOutline(sheet).rules == ["a/**/b .c.d e{font-family:Foo/**/Bar;margin:1px 2px;"])
        #expect(
            try effects("a { font-family: FooBar }", "a { font-family: Foo/**/Bar }", on: "<a>a</a>")
                == ["/html/body[1]/a[1] font-family FooBar -> \"Foo Bar\""])
    }
}
