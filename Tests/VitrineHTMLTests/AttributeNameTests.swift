import Testing
import VitrineHTML

@Suite("Attribute names that are known only at run time")
struct AttributeNameTests {
    @Test("Valid names", arguments: ["a", "x-y", "_a", "a1", "a.b", "viewBox"])
    func good(name: String) {
        expectHTML("<p \(name)=\"1\"></p>") { html in html.p(.attribute(name, "1")) {} }
    }

    @Test(
        "Invalid names are omitted and reported",
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

    @Test("Invalid names are reported, and other names are written")
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

    @Test("A value may begin with a combining mark", arguments: ["\u{301}", "\u{301} onclick=alert(1) x="])
    func markInFront(value: String) {
        expectHTML("<p title=\"\(value)\"></p>") { html in html.p(.attribute("title", value)) {} }
    }

    @Test("Prefixes that would make the page malformed are refused", arguments: ["x:y", ":x", "x:", "xlink:href"])
    func prefixes(name: String) {
        expectHTML("<p></p>", problems: [.attributeName(name)]) { html in html.p(.attribute(name, "1")) {} }
    }

    @Test("An empty namespace for a prefix is refused, because it would make the page malformed")
    func emptyNamespace() {
        expectHTML("<p></p>", problems: [.attributeName("xmlns:q")]) { html in
            html.p(.attribute("xmlns:q", "")) {}
        }
    }

    @Test("Names after data- and aria-")
    func suffixes() {
        expectHTML("<p data-a=\"1\" data-a-b.c_1=\"2\" data-1=\"3\"></p>") { html in
            html.p(.data("a", "1"), .data("a-b.c_1", "2"), .data("1", "3")) {}
        }
    }

    @Test("Invalid names after data- and aria- are omitted and reported")
    func badSuffixes() {
        expectHTML("<p></p>", problems: [.attributeName("data-")]) { html in html.p(.data("", "1")) {} }
        expectHTML("<p></p>", problems: [.attributeName("data-A")]) { html in html.p(.data("A", "1")) {} }
        expectHTML("<p></p>", problems: [.attributeName("data-a b")]) { html in html.p(.data("a b", "1")) {} }
        expectHTML("<p></p>", problems: [.attributeName("data-a\"")]) { html in html.p(.data("a\"", "1")) {} }
        expectHTML("<p></p>", problems: [.attributeName("data-a:b")]) { html in html.p(.data("a:b", "1")) {} }
        expectHTML("<p></p>", problems: [.attributeName("aria-Label")]) { html in html.p(.aria("Label", "1")) {} }
    }
}
