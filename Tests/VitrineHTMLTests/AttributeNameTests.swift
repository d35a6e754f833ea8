import Testing
import VitrineHTML

@Suite("Names of attributes that are data")
struct AttributeNameTests {
    @Test("Good names", arguments: ["a", "x-y", "_a", "a1", "a.b", "viewBox"])
    func good(name: String) {
        expectHTML("<p \(name)=\"1\"></p>") { html in html.p(.attribute(name, "1")) {} }
    }

    @Test(
        "Bad names are left out and reported",
        arguments: [
            "", " ", "a b", "a\"", "a'", "a=", "=a", "a>", "<a", "a/", "/", "a\n", "a\t", "a\0", "1a", "-a", ".a", "é",
            "a\u{301}", "@click", "a&b", "x onload", "\u{212A}",
        ])
    func bad(name: String) {
        expectHTML("<p></p>", problems: [.attributeName(name)]) { html in html.p(.attribute(name, "1")) {} }
        expectHTML("<p id=\"i\"></p>", problems: [.attributeName(name)]) { html in
            html.p(.attribute(name, "1"), .id("i")) {}
        }
    }

    @Test("Bad names are reported beside other names that are data, too")
    func badBesideOthers() {
        expectHTML("<p c=\"2\"></p>", problems: [.attributeName("a b")]) { html in
            html.p(.attribute("a b", "1"), .attribute("c", "2")) {}
        }
        expectHTML("<p class=\"a b\"></p>", problems: [.attributeName("")]) { html in
            html.p(.class("a"), .class("b"), .attribute("", "")) {}
        }
    }

    @Test("Values with equals signs", arguments: ["=", "a=b", "==", "=\"", ""])
    func values(value: String) {
        let escaped = value.replacing("\"", with: "&quot;")
        expectHTML("<p x=\"\(escaped)\"></p>") { html in html.p(.attribute("x", value)) {} }
    }

    @Test("A value that begins with a mark stays a value", arguments: ["\u{301}", "\u{301} onclick=alert(1) x="])
    func markInFront(value: String) {
        expectHTML("<p title=\"\(value)\"></p>") { html in html.p(.attribute("title", value)) {} }
    }

    @Test("Prefixes that XML does not know make the page malformed", arguments: ["x:y", ":x", "x:", "xlink:href"])
    func prefixes(name: String) {
        expectHTML("<p></p>", problems: [.attributeName(name)]) { html in html.p(.attribute(name, "1")) {} }
    }

    @Test("An empty namespace for a prefix makes the page malformed")
    func emptyNamespace() {
        expectHTML("<p></p>", problems: [.attributeName("xmlns:q")]) { html in
            html.p(.attribute("xmlns:q", "")) {}
        }
    }

    @Test("Names behind data- and aria-")
    func suffixes() {
        expectHTML("<p data-a=\"1\" data-a-b.c_1=\"2\" data-1=\"3\"></p>") { html in
            html.p(.data("a", "1"), .data("a-b.c_1", "2"), .data("1", "3")) {}
        }
    }

    @Test("Bad names behind data- and aria- are left out and reported")
    func badSuffixes() {
        expectHTML("<p></p>", problems: [.attributeName("data-")]) { html in html.p(.data("", "1")) {} }
        expectHTML("<p></p>", problems: [.attributeName("data-A")]) { html in html.p(.data("A", "1")) {} }
        expectHTML("<p></p>", problems: [.attributeName("data-a b")]) { html in html.p(.data("a b", "1")) {} }
        expectHTML("<p></p>", problems: [.attributeName("data-a\"")]) { html in html.p(.data("a\"", "1")) {} }
        expectHTML("<p></p>", problems: [.attributeName("data-a:b")]) { html in html.p(.data("a:b", "1")) {} }
        expectHTML("<p></p>", problems: [.attributeName("aria-Label")]) { html in html.p(.aria("Label", "1")) {} }
    }
}
