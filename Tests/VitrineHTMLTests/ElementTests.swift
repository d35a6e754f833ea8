import Testing
import VitrineHTML
import VitrineMarkup

@Suite("Elements")
struct ElementTests {
    struct Stop: Error {}

    @Test("Elements are nested like closures")
    func nesting() {
        expectHTML("<ul class=\"todos\"><li class=\"todo done\"><a href=\"1.html\">Buy &amp; eat</a></li></ul>") {
            html in
            html.ul(.class("todos")) {
                html.li(.class("todo"), .class("done", when: true)) {
                    html.a("Buy & eat", .href("1.html"))
                }
            }
        }
    }

    @Test("Void elements end in a slash, all others have an end tag")
    func ends() {
        expectHTML("a<br/>b<hr/><wbr/><img src=\"a.png\" alt=\"\"/>") { html in
            html.text("a")
            html.br()
            html.text("b")
            html.hr()
            html.wbr()
            html.img(.src("a.png"), .alt(""))
        }
        expectHTML("<div></div><p></p><iframe></iframe><script></script>") { html in
            html.div {}
            html.p("")
            html.iframe()
            html.script()
        }
    }

    @Test("An error in a closure is rethrown, and all elements are closed")
    func errors() {
        let html = HTML()
        #expect(throws: Stop.self) { try html.div { try html.p { throw Stop() } } }
        #expect(html.string == "<div><p></p></div>")
    }

    @Test("Custom elements")
    func custom() {
        expectHTML("<star-rating value=\"4\"><b>4</b> of 5</star-rating>") { html in
            html.element("star-rating", .attribute("value", "4")) {
                html.b("4")
                html.text(" of 5")
            }
        }
        expectHTML("<x-a.b_c-1></x-a.b_c-1>") { html in html.element("x-a.b_c-1") {} }
    }

    @Test("A void element by name has no content", arguments: ElementKinds.void.sorted())
    func voidByName(name: String) {
        expectHTML("<\(name) id=\"a\"/>") { html in
            html.element(name, .id("a")) { Issue.record("called") }
        }
    }

    @Test("An uppercase void element has no end tag either")
    func voidInUpperCase() {
        let html = HTML()
        html.element("BR") {}
        #expect(!html.string.contains("</BR>"))
    }

    @Test(
        "An element with an invalid name is omitted with its content",
        arguments: [
            "", " ", "a b", "1a", "-a", "_a", ":a", "a:b", "a>", "a/", "<a", "é", "aé", "a\0", "p onclick=x", "!--",
        ])
    func badNames(name: String) {
        expectHTML("<p></p>", problems: [.elementName(name)]) { html in
            html.p { html.element(name) { html.text("content") } }
        }
    }

    @Test("The document type is on its own line")
    func doctype() {
        let html = HTML()
        html.doctype()
        html.html(.lang("en")) { html.head { html.title("a < b") } }
        let root = "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">"
        #expect(html.string == "<!DOCTYPE html>\n\(root)<head><title>a &lt; b</title></head></html>")
    }

    @Test(arguments: ["x-CON", "script", "SCRIPT", "title", "style", "textarea", "iframe"])
    func badNamesWithoutContent(_ name: String) {
        let html = HTML()
        html.element(name, .attribute("a", "b"))
        html.element(name) {}
        #expect(html.string == "" && html.problems.count == 2)
    }
}
