import Testing
import VitrineHTML

@Suite("Scripts and styles")
struct ScriptAndStyleTests {
    @Test(
        "Text is written without character references",
        arguments: ["", "a > b", "let a = \"b\" + 'c'", "]]", "]] >", "// é\n", "\t", "a\u{A0}b", "\\u003C"])
    func verbatim(source: String) {
        expectHTML("<script>\(source)</script>") { html in html.script(source: source) }
        expectHTML("<style>\(source)</style>") { html in html.style(source) }
    }

    @Test(
        "Text that HTML and XML parsers read differently is omitted and reported",
        arguments: ["a < b", "</script>", "<!--", "a && b", "&amp;", "a]]>b", "<\u{301}", "&\u{301}"])
    func refused(source: String) {
        expectHTML("<script></script>", problems: [.rawText(element: "script")]) { html in html.script(source: source) }
        expectHTML("<style></style>", problems: [.rawText(element: "style")]) { html in html.style(source) }
    }

    @Test("A combining mark after ]]> does not hide it")
    func bracketsWithMark() {
        expectHTML("<script></script>", problems: [.rawText(element: "script")]) { html in
            html.script(source: "a[b[0]]>\u{301}")
        }
    }

    @Test("Attributes and line breaks")
    func attributes() {
        expectHTML("<script src=\"a.js\" defer=\"\"></script>") { html in html.script(.src("a.js"), .defer) }
        expectHTML("<script type=\"application/json\">{\"a\": 1}\n</script>") { html in
            html.script(source: "{\"a\": 1}\r\n", .type("application/json"))
        }
        expectHTML("<style media=\"print\">p { color: red }</style>") { html in
            html.style("p { color: red }", .media("print"))
        }
    }

    @Test("The address of a script must be allowed in links")
    func address() {
        expectHTML("<script></script>", problems: [.refusedURL(attribute: "src", scheme: "javascript")]) { html in
            html.script(.src("javascript:alert(1)"))
        }
    }
}
