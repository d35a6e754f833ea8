import Testing
import VitrineHTML

@Suite("Escaping by context")
struct EscapingTests {
    @Test(
        "Text",
        arguments: [
            ("", ""),
            ("plain", "plain"),
            ("a & b", "a &amp; b"),
            ("<b>", "&lt;b&gt;"),
            ("]]>", "]]&gt;"),
            ("\"quoted\" and 'quoted'", "\"quoted\" and 'quoted'"),
            ("&amp;", "&amp;amp;"),
            ("\t", "\t"),
            ("one\ntwo", "one\ntwo"),
            ("one\r\ntwo", "one\ntwo"),
            ("one\rtwo", "one\ntwo"),
            ("\r\r\n\n\r", "\n\n\n\n"),
            ("Grüße, 世界 👋🏽", "Grüße, 世界 👋🏽"),
            ("<\u{301}&\u{301}>\u{301}", "&lt;\u{301}&amp;\u{301}&gt;\u{301}"),
            ("<script>alert('x')</script>", "&lt;script&gt;alert('x')&lt;/script&gt;"),
            ("\u{A0}\u{2028}\u{FEFF}", "\u{A0}\u{2028}\u{FEFF}"),
        ])
    func text(source: String, expected: String) {
        expectHTML("<p>\(expected)</p>") { html in html.p(source) }
        expectHTML(expected) { html in html.text(source) }
    }

    @Test(
        "Attribute",
        arguments: [
            ("", ""),
            ("plain", "plain"),
            ("a & b", "a &amp; b"),
            ("<b>", "&lt;b&gt;"),
            ("\"", "&quot;"),
            ("'", "'"),
            ("`", "`"),
            ("a=b", "a=b"),
            ("\t", "&#9;"),
            ("one\ntwo", "one&#10;two"),
            ("one\r\ntwo", "one&#10;two"),
            ("one\rtwo", "one&#10;two"),
            ("\r\r\n\n\r", "&#10;&#10;&#10;&#10;"),
            ("\" onclick=\"alert(1)", "&quot; onclick=&quot;alert(1)"),
            ("\"\u{301}", "&quot;\u{301}"),
            ("é 世 👋", "é 世 👋"),
        ])
    func attribute(source: String, expected: String) {
        expectHTML("<p title=\"\(expected)\"></p>") { html in html.p(.title(source)) {} }
        expectHTML("<p data-x=\"\(expected)\"></p>") { html in html.p(.data("x", source)) {} }
        expectHTML("<p aria-label=\"\(expected)\"></p>") { html in html.p(.aria("label", source)) {} }
        expectHTML("<p x=\"\(expected)\"></p>") { html in html.p(.attribute("x", source)) {} }
    }

    @Test(
        "Numbers",
        arguments: [
            (0, "0"), (7, "7"), (10, "10"), (-1, "-1"), (1_234_567, "1234567"),
            (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
        ])
    func wholeNumber(number: Int, expected: String) {
        expectHTML(expected) { html in html.text(number) }
    }

    @Test("Numbers with a fraction", arguments: [(0.5, "0.5"), (-2, "-2.0"), (1e300, "1e+300"), (.nan, "nan")])
    func fraction(number: Double, expected: String) {
        expectHTML(expected) { html in html.text(number) }
    }

    @Test("Pieces of text are joined without a gap")
    func pieces() {
        expectHTML("<p>2 &lt; 3 &amp; 3 &gt; 2</p>") { html in
            html.p {
                html.text(2)
                html.text(" < ")
                html.text(3)
                html.text(" & 3 > 2")
            }
        }
    }

    @Test("A text may be a part of another one, or come from UTF-16")
    func foreignStorage() {
        let long = String(repeating: "a<b>", count: 20)
        expectHTML("&lt;b&gt;a&lt;b") { html in html.text(String(long.dropFirst().prefix(6))) }
        expectHTML("ä&lt;ö") { html in html.text(String(decoding: [0xE4, 0x3C, 0xF6] as [UInt16], as: UTF16.self)) }
    }
}
