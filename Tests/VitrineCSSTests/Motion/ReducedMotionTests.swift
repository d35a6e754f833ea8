import Testing
import VitrineCSS
import VitrineMarkup

@Suite("Reduced motion in stylesheets")
struct ReducedMotionTests {
    @Test(
        "Media queries are evaluated as if the user prefers reduced motion",
        arguments: [
            (
                "@media (prefers-reduced-motion: reduce) { a { color: red } }",
                "@media (min-width: 0) { a { color: red } }"
            ),
            ("@MEDIA(Prefers-Reduced-Motion){}", "@MEDIA(min-width: 0){}"),
            (
                "@media print, not ( prefers-reduced-motion : no-preference ) {}",
                "@media print, not (min-width: 999999px) {}"
            ),
            (
                "@media screen and ((prefers-reduced-motion: reduce) or (width < 9px)) {}",
                "@media screen and ((min-width: 0) or (width < 9px)) {}"
            ),
            ("@layer a { @media (prefers-reduced-motion) { b {} } }", "@layer a { @media (min-width: 0) { b {} } }"),
            ("@import url(a.css) (prefers-reduced-motion);", "@import url(a.css) (min-width: 0);"),
        ])
    func answers(sheet: String, expected: String) throws {
        let bytes = try #require(ReducedMotion.sheet(Array(sheet.utf8)))
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test(
        "Stylesheets without such queries are not changed",
        arguments: [
            "", "a { transition: none }", "/* @media (prefers-reduced-motion) {} */",
            "a::before { content: '(prefers-reduced-motion: reduce)' }", "@media (prefers-reduced-motion: perhaps) {}",
            "@media (prefers-color-scheme: dark) {}", "@media (prefers-reduced-motion",
        ])
    func same(sheet: String) { #expect(ReducedMotion.sheet(Array(sheet.utf8)) == nil) }

    @Test("The addresses of imported stylesheets are replaced")
    func imports() throws {
        let sheet = "@import 'a.css'; @import url(b.css) print; @import url(\"c.css\");"
        #expect(TokenList(sheet).imports == ["a.css", "b.css", "c.css"])
        let bytes = try #require(ReducedMotion.sheet(Array(sheet.utf8)) { $0 == "b.css" ? nil : "x/\($0)" })
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "@import \"x/a.css\"; @import url(b.css) print; @import \"x/c.css\";")
    }

    @Test(
        "Rules that move an element, and rules that depend on reduced motion",
        arguments: [
            (".a { animation: turn 1s }", true, false), (".a { animation: none }", false, false),
            (".a::before { -webkit-animation: turn 1s }", true, false), (".b { animation: turn 1s }", false, false),
            (".a:hover { transition: color 1s }", true, false), (".a:target { transition: color 1s }", false, false),
            ("@keyframes turn { .a { animation: x } }", false, false),
            ("@media (prefers-reduced-motion) { * { animation-duration: 1ms } }", false, false),
            ("@media (prefers-reduced-motion) { * { transition: none } } p { transition: color 1s }", true, true),
            ("@media (prefers-reduced-motion: reduce) { p { & b, &.a { color: red } } }", true, true),
            ("@media (prefers-reduced-motion: no-preference) { .a { animation: turn 1s } }", true, true),
            ("@scope (main) { > .a { animation: turn 1s } }", true, false),
            ("@scope (.b) { > .a { animation: turn 1s } }", false, false),
            ("@scope (.b) { :scope { animation: turn 1s } }", false, false),
            (".b { @scope (.a) { :scope { animation: turn 1s } } }", true, false),
        ])
    func effects(sheet: String, matters: Bool, testsPreference: Bool) {
        var table = MotionTable()
        table.add(sheet: Array(sheet.utf8))
        let effect = table.effect(on: HTMLReader(names: []).read(Array("<main><p class=\"a\">x</p></main>".utf8)))
        #expect(effect.matters == matters && effect.testsPreference == testsPreference)
    }
}
