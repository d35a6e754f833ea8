import TestSupport
import Testing

@testable import VitrineMarkup
@testable import VitrineConformance

@Suite("CSS in pages and stylesheets")
struct StyleRuleTests {
    private static func page(_ markup: String, head: String = "") throws -> [Finding] {
        let text = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>T</title>\(head)</head>
            <body><main><h1>T</h1>
            \(markup)
            </main></body></html>
            """
        return try ConformanceChecker().check(Array(text.utf8), path: "a.html")
    }

    private static func sheet(_ text: String) -> [String] {
        StyleSheetCheck.verdict(Array(text.utf8), path: "a.css").findings.map {
            "\($0.line):\($0.column) \($0.rule): \($0.message)"
        }
    }

    @Test(
        "Stylesheets",
        arguments: [
            ("a { colr: red }", "1:5 css-property: unknown property “colr”; did you mean “color”?"),
            ("a { color: 10xx }", "1:12 css-value: “10xx” is not a valid value of “color”: “xx” is not a CSS unit"),
            (
                "a { margin: 10 0 auto }",
                "1:13 css-value: “10 0 auto” is not a valid value of “margin”: a unit is missing; did you mean “10px 0 auto”?"
            ),
            (
                "a { rotate: 45 }",
                "1:13 css-value: “45” is not a valid value of “rotate”: a unit is missing; did you mean “45deg”?"
            ),
            (
                "a { margin: 10\n20 }",
                "1:13 css-value: “10 20” is not a valid value of “margin”: a unit is missing; did you mean “10px 20px”?"
            ),
            (
                "a { text-align: centre }",
                "1:17 css-value: “centre” is not a valid value of “text-align”; did you mean “center”?"
            ),
            ("p[] {}", "1:1 css-selector: expected the name of an attribute in “[]”"),
            ("\np:hoover {}", "2:1 css-selector: unknown pseudo-class “:hoover”; did you mean “:hover”?"),
            ("@medai print {}", "1:1 css-at-rule: unknown at-rule “@medai”; did you mean “@media”?"),
            ("@media (widht > 1px) {}", "1:9 css-media-feature: unknown media feature “widht”; did you mean “width”?"),
            (
                "@font-face { font-famly: x }",
                "1:14 css-descriptor: unknown descriptor “font-famly” in “@font-face”; did you mean “font-family”?"
            ),
            (
                "a {} @font-face { font-family: x }",
                "1:6 css-descriptor: “@font-face” has no “src”; add it, because browsers ignore the rule without it"
            ),
            ("a { color: red", "1:3 css-syntax: the bracket is not closed"),
            ("a { color red }", "1:5 css-syntax: “:” is missing after “color”"),
            ("a { color: }", "1:5 css-syntax: “color” has no value"),
            ("a {} b", "1:6 css-syntax: a block is missing: expected “{” after the selector"),
            ("a {} }", "1:6 css-syntax: unmatched closing bracket"),
            (
                "@keyframes x { form {} }",
                "1:16 css-selector: “form” is not a keyframe: expected “from”, “to” or a percentage from 0% to 100%"
            ),
            ("a { *zoom: 1 }", "1:5 css-hack: “zoom” is written as a hack that only old browsers read; remove it"),
            (
                "a { -moz-x: 1 } b { -moz-x: 1 }",
                "1:5 css-prefix: “-moz-x” is supported only by some browsers; add the standard equivalent, if there is one; 2 times in this stylesheet"
            ),
            ("a { clip: auto }", "1:5 css-obsolete: “clip” is deprecated; replace or remove it"),
        ])
    func sheet(text: String, finding: String) { #expect(Self.sheet(text) == [finding]) }

    @Test(
        "Valid or uncertain CSS is not reported",
        arguments: [
            "a { -webkit-appearance: none; -moz-hyphens: auto; hyphens: auto }", "a { color: var(--x); --y: {} }",
            "a { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }", "@page { size: a4 }",
            "a { overflow-y: overlay }",
            "a { text-align: -webkit-match-parent; text-align: match-parent }",
            "a { clip: rect(0 0 0 0); clip-path: inset(50%) }", "@-webkit-keyframes x { from { color: red } }",
        ])
    func validSheets(text: String) { #expect(Self.sheet(text) == []) }

    @Test("Positions are those in the file of the page")
    func places() throws {
        let found = try Self.page(
            "<p style=\"margin: 1px; widht: 3px\">a</p>\n<p style='widht: &quot;'>b</p>",
            head: "<style>\r\np { color: navy }\r\n  q { colr: red }\r\n</style>")
        #expect(
            found.map { "\($0.line):\($0.column) \($0.rule)" } == [
                "4:7 css-property", "7:24 css-property", "8:11 css-property", "8:18 css-syntax",
            ])
    }

    @Test("Contrast of certain colors")
    func contrast() throws {
        let found = try Self.page(
            """
            <p class="a">a</p><p class="b">b</p><p class="c">c</p><p class="a">d</p><p class="e" aria-hidden="true">e</p>
            <button disabled class="a">f</button>
            """,
            head: """
                <style>.a { color: #777; background: #fff } .b { color: #777; background: #fff; font-size: 24px }
                .c, .e { color: #eee } .c { background: linear-gradient(red, blue) }
                @media (prefers-color-scheme: dark) { .a { color: #555; background: #000 } }</style>
                """)
        #expect(
            found.map(\.message) == [
                "the contrast of text #777777 on #ffffff is 4.47:1 in light mode; at least 4.5:1 is required; 1 more element has these colors",
                "the contrast of text #555555 on #000000 is 2.81:1 in dark mode; at least 4.5:1 is required; 1 more element has these colors",
            ])
    }

    @Test(
        "The addresses of stylesheets are resolved against the base address",
        arguments: [
            ("<base href=\"/b/\">", "b/x.css"), ("<base href=\"../b/c.html?d=/e/\">", "b/x.css"),
            ("<base href=\"..\">", "x.css"), ("<base target=\"_top\">", "a/x.css"), ("<base href=\"\">", "a/x.css"),
            ("<template><base href=\"/b/\"></template>", "a/x.css"), ("<base href=\"https://example.org/\">", nil),
            ("<base href=\"about:blank\">", nil), ("<base href=\"mailto:x\">", nil), ("<base href=\"urn:a\">", nil),
            ("<base href=\"//example.org\">", nil), ("<base href=\"b:c/x\">", nil),
            ("<base href=\"./b:c\">", "a/x.css"), ("<base href=\"%2e%2E\">", "x.css"),
            ("<base href=\"..\\b\\\">", "b/x.css"),
        ] as [(String, String?)])
    func base(element: String, path: String?) throws {
        for sheet in ["<style>@import \"x.css\";</style>", "<link rel=\"stylesheet\" href=\"x.css\">"] {
            let checker = try ConformanceChecker()
            // Only the expected stylesheet exists, so the contrast is reported only if this stylesheet is found. If no
            // stylesheet is expected, all exist, so the contrast is reported if any is looked for.
            checker.styleSheets = StyleSheetSource(root: "") {
                path == nil || $0 == path ? Array("p { color: #eee }".utf8) : nil
            }
            let text = """
                <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\(element)<title>T</title>\(sheet)</head>
                <body><main><h1>T</h1><p>a</p></main></body></html>
                """
            let found = checker.check(Array(text.utf8), path: "a/index.html").filter { $0.rule == "contrast" }
            #expect(found.count == (path == nil ? 0 : 1), "\(element) \(sheet)")
        }
    }

    @Test(
        "Uncertain colors are not checked",
        arguments: [
            "<div style=\"position: relative\"><img src=\"a.png\" alt=\"\" style=\"position: absolute\"><p style=\"color: #fff9\">a</p></div>",
            "<p style=\"color: #eee; filter: blur(1px)\">a</p>",
            "<p style=\"color: #eee; text-shadow: 0 0 3px #000\">a</p>",
            "<p style=\"color: #eee; position: absolute\">a</p>", "<p style=\"color: #eee; visibility: hidden\">a</p>",
            "<p hidden style=\"color: #eee\">a</p>", "<p style=\"color: #eee; background: url(a.png)\">a</p>",
        ])
    func uncertain(markup: String) throws { #expect(try Self.page(markup).filter { $0.rule == "contrast" } == []) }

    @Test(
        "Colors that are not opaque are mixed with the background",
        arguments: [
            ("<p style=\"color: #767676; opacity: .9\">a</p>", "the contrast of text #848484 on #ffffff is 3.75:1"),
            (
                "<p style=\"background: #000; opacity: .5\"><b style=\"color: #fff\">a</b></p>",
                "the contrast of text #ffffff on #808080 is 3.97:1"
            ),
            (
                "<p aria-hidden=\"true\" style=\"color: #aaa\">two words</p>",
                "the contrast of text #aaaaaa on #ffffff is 2.32:1"
            ),
        ])
    func mixed(markup: String, message: String) throws {
        #expect(try Self.page(markup).filter { $0.rule == "contrast" }.first?.message.hasPrefix(message) == true)
    }

    @Test("Styles and files that a folder does not use")
    func unused() throws {
        var unused = UnusedStyles(files: ["index.html", "a.css", "b.css", "used x.png", "lost.png", "x.js"])
        let sheet = ".title {color: navy} .gone {color: navy} p:hover, h1::after {color: navy} .js, .x {color: navy}"
        unused.add(sheet: Array(sheet.utf8), path: "a.css")
        unused.add(sheet: Array("q {color: navy}".utf8), path: "b.css")
        unused.add(text: Array("e.classList.add('js')".utf8), path: "x.js")
        let page = """
            <!DOCTYPE html><link rel=stylesheet href=a.css><script src=x.js></script>
            <h1 class="title ttile js">T</h1><p><img src="used%20x.png" alt="A">
            """
        unused.add(page: HTMLReader(names: Name.spellings).read(Array(page.utf8)), path: "index.html")
        #expect(
            unused.findings.map { "\($0.path):\($0.line):\($0.column) \($0.rule): \($0.message)" } == [
                "b.css:0:0 style-sheet-unused: no page and no stylesheet uses this stylesheet",
                "lost.png:0:0 picture-unused: no file uses this image",
                "a.css:1:22 css-rule-unused: “.gone” matches no element on any page",
                "index.html:2:5 class-unstyled: no stylesheet has the class “ttile”",
            ])
    }

    @Test(
        "Selectors are cut after their whitespace is collapsed",
        arguments: [
            (
                ".gone" + String(repeating: " ", count: 300) + "b",
                "“.gone b” matches no element on any page"
            ),
            (
                ".gone" + String(repeating: " ", count: 200) + String(repeating: "b", count: 100),
                "“.gone " + String(repeating: "b", count: 54) + "…” matches no element on any page"
            ),
        ])
    func cut(selector: String, message: String) {
        var unused = UnusedStyles(files: ["index.html", "a.css"])
        unused.add(sheet: Array("\(selector) {color: navy}".utf8), path: "a.css")
        let page = "<!DOCTYPE html><link rel=stylesheet href=a.css><p>x"
        unused.add(page: HTMLReader(names: Name.spellings).read(Array(page.utf8)), path: "index.html")
        #expect(unused.findings.map(\.message) == [message])
    }

    @Test(
        "Bad input is checked in linear time",
        arguments: [
            String(repeating: "a{", count: 100_000), String(repeating: "@media{", count: 100_000),
            "a { width: " + String(repeating: "(", count: 100_000), String(repeating: "[", count: 100_000),
            "a { width: " + String(repeating: "calc(", count: 100_000),
            "a { " + (0..<20_000).map { "colr\($0): red;" }.joined() + " }", String(repeating: "/*", count: 100_000),
            "a " + String(repeating: ":not(", count: 100_000), String(repeating: "a ", count: 10_000) + "{color:red}",
            "a { --a: var(--b); --b: var(--a); color: var(--a) }",
        ])
    func hostile(text: String) throws {
        let start = ProcessorTime.now
        _ = Self.sheet(text)
        #expect(try Self.page("<p>a</p>", head: "<style>\(text)</style>").allSatisfy { !$0.message.isEmpty })
        #expect(ProcessorTime.now - start < .seconds(60))
    }
}
