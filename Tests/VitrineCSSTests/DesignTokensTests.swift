import TestSupport
import Testing
import VitrineMarkup

@testable import VitrineCSS

@Suite struct DesignTokensTests {
    private func tokens(_ css: String, page: String = "<!DOCTYPE html><link rel=stylesheet href=a.css><body>")
        -> DesignTokens
    {
        var table = CustomPropertyTable()
        table.add(sheet: Array(css.utf8), name: "a.css")
        return DesignTokens(page: Array(page.utf8), path: "index.html", table: table) { _, _ in
            ("a.css", Array(css.utf8))
        }
    }

    private func kinds(_ css: String) -> [String] { tokens(css).tokens.map { "\($0.name) \($0.kind)" } }

    @Test func kindsFollowFromValuesAndUses() {
        #expect(
            kinds(
                """
                :root { --a: #fff; --b: 4px; --c: 1.25rem; --d: 8px; --e: 0 1px 2px #000; --f: 150ms; --g: ease-in; --h: 3;
                  --i: 1.6; --j: Georgia, serif; --font-size: 12px; --shadow: 0 0 1px red; --radius: 50%; --k: ; --l: var(--a) }
                p { padding: var(--b); font-size: var(--c); border-radius: var(--d); box-shadow: var(--e); line-height: var(--i);
                  font-family: var(--j) }
                """) == [
                    "--a color", "--b spacing", "--c type", "--d radius", "--e shadow", "--f duration", "--g duration",
                    "--h other", "--i type", "--j type", "--font-size type", "--shadow shadow", "--radius radius",
                    "--k other", "--l color",
                ])
    }

    @Test func foreignIds() {
        let page =
            "<!DOCTYPE html><link rel=stylesheet href=a.css><body><i id=vitrine-token--1></i><i id=vitrine-token-9></i>"
        #expect(tokens(":root { --a: 4px } p { padding: var(--a) }", page: page).tokens.map(\.name) == ["--a"])
    }

    @Test func tokensAreDeclaredByRootOrTheme() {
        let found = tokens(
            """
            :root, .x { --a: 1px } html[lang] { --b: 1px } [data-theme=sepia] { --c: 1px } * { --d: 1px }
            :where(:root) { --e: 1px } .card { --f: 1px } :root .card { --g: 1px } .card[data-x] { --h: 1px }
            @media print { :root { --i: 1px } } :root { & { --j: 1px } .card { --k: 1px } @media print { --l: 1px } }
            """)
        #expect(found.tokens.map(\.name) == ["--a", "--b", "--c", "--d", "--e", "--i", "--j", "--l"])
    }

    @Test func rootValuesInBothSchemes() {
        let found = tokens(
            """
            :root { color-scheme: light dark; --a: light-dark(white, black); --b: #abc; --c: calc(2 * 4px) }
            @media (prefers-color-scheme: dark) { :root { --b: #def } }
            [data-theme=x] { --a: red }
            """)
        #expect(found.tokens.map { $0.light?.text } == ["#ffffff", "#aabbcc", "8px"])
        #expect(found.tokens.map { $0.dark?.text } == ["#000000", "#ddeeff", "8px"])
        #expect(found.tokens.map(\.dependsOnScheme) == [true, true, false])
        #expect(found.tokens[0].declarations.map(\.selector) == [":root", "[data-theme=x]"])
        #expect(found.tokens[1].declarations.map(\.conditions) == [[], ["@media (prefers-color-scheme: dark)"]])
    }

    @Test func tokensOfOneScheme() {
        let found = tokens(
            """
            @media (prefers-color-scheme: light) { :root { --a: 1px } }
            @media (prefers-color-scheme: dark) { :root { --b: 2px } }
            """)
        #expect(found.tokens.map { $0.light?.text } == ["1px", nil])
        #expect(found.tokens.map { $0.dark?.text } == [nil, "2px"])
        #expect(found.tokens.map(\.dependsOnScheme) == [true, true])
        #expect(found.hasDark)
    }

    @Test func lengthsCanBeNegative() {
        let values = tokens(":root { --a: -1rem; --b: -50% }").tokens.map(\.light)
        #expect(values.map { $0?.text } == ["-16px", "-50%"])
        #expect(values.map { $0?.declared } == ["-1rem", nil])
        #expect(values.map { $0?.pixels } == [-16, nil])
    }

    /// Only a browser knows the colors of `device-cmyk()`.
    @Test(arguments: [("0 0 1px, 0 0 2px red", 2), ("0 0 1px device-cmyk(0 1 1 0), 0 0 2px red", 0)])
    func shadows(value: String, count: Int) {
        #expect(tokens(":root { --shadow: \(value) }").tokens.first?.light?.shadows.count == count)
    }

    @Test func usesHaveRuleAndProperties() {
        let found = tokens(
            """
            :root { --a: 1px; --b: var(--a); --c: 2px }
            .card {
              margin: var(--a) var(--a, var(--c)); padding: var(--a);
              & > h2 { gap: var(--a) }
            }
            @keyframes k { from { top: var(--b) } }
            """)
        let uses = found.tokens[0].uses.map { found.table.uses[$0] }
        #expect(
            uses.map { "\($0.line) \($0.selector) \($0.properties["--a"] ?? [])" } == [
                "1 :root [\"--b\"]", "2 .card [\"margin\", \"padding\"]", "4 .card { & > h2 [\"gap\"]",
            ])
        #expect(found.tokens.map(\.isUnused) == [false, false, false])
    }

    @Test func elementsThatMatchRules() {
        let found = tokens(
            ":root { --a: 1px } .b { margin: var(--a) } .b:hover i { margin: var(--a) } .c { margin: var(--a) }")
        let document = HTMLReader(names: []).read(Array("<p class=b><i>x</i></p>".utf8))
        let users = found.table.matches(document) { document.names[Int(document.nodes[$0].name)] }
        #expect(users == ["p": [0], "i": [1]])
        let scoped = tokens(
            ":root { --a: 1px } @scope (.b) { > i { margin: var(--a) } :scope { margin: var(--a) } } "
                + ".c { @scope (p) { i { margin: var(--a) } } }")
        let scopedUsers = scoped.table.matches(document) { document.names[Int(document.nodes[$0].name)] }
        #expect(scopedUsers == ["p": [1], "i": [0, 2]])
    }

    @Test(arguments: ["@media print{", "a{", ":root{--x:var(--x);", ":is(:root){", "@scope (:scope){"])
    func deepSheetsTakeLinearTime(open: String) {
        let took = ProcessorTime.measure {
            let found = tokens(":root { --a: 1px }" + String(repeating: open, count: 10_000) + "b { top: var(--a) }")
            #expect(found.tokens.first?.name == "--a")
        }
        #expect(took < .seconds(60))
    }

    @Test func manyTokensAndCyclesTakeLinearTime() {
        let declared = (0..<5_000).map { "--a\($0): var(--a\(($0 + 1) % 5_000));" }.joined()
        let used = (0..<5_000).map { "p { top: var(--a\($0)) }" }.joined()
        let took = ProcessorTime.measure {
            let found = tokens(":root { \(declared) } \(used)")
            #expect(found.tokens.count == 5_000)
            #expect(found.tokens.allSatisfy { $0.light == nil && $0.uses.count == 2 })
        }
        #expect(took < .seconds(60))
    }

    @Test func onlyCertainColorPairsAreCounted() throws {
        let html = """
            <style>body { background: #fff; color: #000 } .low { color: #999 } .no { background: url(a.png) } .big { font-size: 30px }</style>
            <body><p>a<p>b<p class=low>c<p class=no>d<p class=big>e<p hidden>f<p aria-hidden=true>g<button disabled>h</button>
            """
        let document = HTMLReader(names: []).read(Array(html.utf8))
        let rules = PageSheets(document).rules(page: "a.html", conditions: StyleConditions()) { _, _ in nil }
        let contrast = PageContrast(light: rules, dark: nil, notesPairs: true)
        let first = try #require(contrast.judge(document).pairs)
        let pairs = try #require(contrast.judge(document).pairs)
        #expect(first.occurrences == pairs.occurrences)
        let found = pairs.occurrences.map { pair, use in
            "\(pair.light?.text ?? "") on \(pair.light?.background ?? "") \(pair.lowest) \(pair.isLarge) \(pair.fails) \(use.count)"
        }
        #expect(
            found.sorted() == [
                "#000000 on #ffffff 2100 false false 2", "#000000 on #ffffff 2100 true false 1",
                "#999999 on #ffffff 284 false true 1",
            ])
    }
}
