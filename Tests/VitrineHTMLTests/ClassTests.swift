import Testing
import VitrineHTML

@Suite("Classes are joined into one ordered set")
struct ClassTests {
    @Test(
        "One list of classes",
        arguments: [
            ("a", "a"),
            ("a b", "a b"),
            ("b a", "b a"),
            ("a a", "a"),
            ("a b a", "a b"),
            (" a", "a"),
            ("a ", "a"),
            ("a  b", "a b"),
            ("a\tb", "a b"),
            ("a\nb", "a b"),
            ("a\r\nb", "a b"),
            ("a\u{C}b", "a b"),
            ("\t a \n b \r", "a b"),
            ("A a", "A a"),
            ("ab a b abc", "ab a b abc"),
            ("a<b", "a&lt;b"),
            ("a\u{A0}b", "a\u{A0}b"),
            ("sm:p-4 w-1/2", "sm:p-4 w-1/2"),
            ("", ""),
            (" ", ""),
        ])
    func one(source: String, expected: String) {
        expectHTML("<p class=\"\(expected)\"></p>") { html in html.p(.class(source)) {} }
    }

    @Test("Several lists are joined in the order of the first occurrences")
    func several() {
        expectHTML("<p class=\"a b c\"></p>") { html in html.p(.class("a b"), .class("b c"), .class("a")) {} }
        expectHTML("<p class=\"a b\" id=\"x\"></p>") { html in html.p(.class("a"), .id("x"), .class("b")) {} }
        expectHTML("<p id=\"x\" class=\"b a\"></p>") { html in html.p(.id("x"), .class(" b\n"), .class("a b")) {} }
    }

    @Test("A class with a condition")
    func condition() {
        expectHTML("<p class=\"a\"></p>") { html in html.p(.class("a"), .class("b", when: false)) {} }
        expectHTML("<p class=\"a b\"></p>") { html in html.p(.class("a"), .class("b", when: true)) {} }
        expectHTML("<p></p>") { html in html.p(.class("b", when: false), .class("c", when: false)) {} }
    }

    @Test("A class attribute by name is a duplicate, whichever comes first")
    func byName() {
        expectHTML("<p class=\"a\"></p>", problems: [.duplicateAttribute("class")]) { html in
            html.p(.class("a"), .attribute("class", "b")) {}
        }
        expectHTML("<p class=\"b\"></p>", problems: [.duplicateAttribute("class")]) { html in
            html.p(.attribute("class", "b"), .class("a")) {}
        }
    }

    @Test("Classes are compared by their code points, as browsers do")
    func normalisation() {
        expectHTML("<p class=\"\u{E9} e\u{301}\"></p>") { html in html.p(.class("\u{E9}"), .class("e\u{301}")) {} }
    }

    @Test("A vertical tab is a control, not a space")
    func verticalTab() {
        expectHTML("<p class=\"a\u{FFFD}b\"></p>", problems: [.replacedCharacter(0x0B)]) { html in
            html.p(.class("a\u{B}b")) {}
        }
    }
}
