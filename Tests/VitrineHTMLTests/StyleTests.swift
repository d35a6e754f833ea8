import Testing
import VitrineHTML

@Suite("Style declarations are joined by property")
struct StyleTests {
    @Test(
        "Values that are complete",
        arguments: [
            ("red", "red"),
            ("1px solid rgb(0, 0, 0)", "1px solid rgb(0, 0, 0)"),
            ("\"a;b\"", "&quot;a;b&quot;"),
            ("'{'", "'{'"),
            ("url(a.png)", "url(a.png)"),
            ("var(--x, calc(1px + (2px)))", "var(--x, calc(1px + (2px)))"),
            ("a\\;b", "a\\;b"),
            ("[full-start] minmax(1rem, 1fr) [end]", "[full-start] minmax(1rem, 1fr) [end]"),
            ("red !important", "red !important"),
        ])
    func accepted(value: String, expected: String) {
        expectHTML("<p style=\"color: \(expected)\"></p>") { html in html.p(.style("color", value)) {} }
    }

    @Test(
        "Values that would extend into the following declaration are omitted",
        arguments: [
            "", "red;", "red; margin: 0", "a}", "{", "\"a", "'", "url(a", ")", "a\\", "a\nb", "a\rb", "\"a\nb\"",
            "calc(1px]", "[a)", "([)]", "]",
        ])
    func refused(value: String) {
        expectHTML("<p></p>", problems: [.styleDeclaration(property: "color", value: value)]) { html in
            html.p(.style("color", value)) {}
        }
    }

    @Test(
        "Unclosed comments and brackets would extend into the following declaration",
        arguments: ["red /*", "[a", "calc(1px]"])
    func open(value: String) {
        expectHTML(
            "<p style=\"margin: 0\"></p>", problems: [.styleDeclaration(property: "color", value: value)]
        ) { html in html.p(.style("color", value), .style("margin", "0")) {} }
    }

    @Test("Property names")
    func properties() {
        expectHTML("<p style=\"--a_B-1: x\"></p>") { html in html.p(.style("--a_B-1", "x")) {} }
        expectHTML("<p></p>", problems: [.styleDeclaration(property: "", value: "x")]) { html in
            html.p(.style("", "x")) {}
        }
        expectHTML("<p></p>", problems: [.styleDeclaration(property: "a:b", value: "x")]) { html in
            html.p(.style("a:b", "x")) {}
        }
        expectHTML("<p></p>", problems: [.styleDeclaration(property: "a b", value: "x")]) { html in
            html.p(.style("a b", "x")) {}
        }
    }

    @Test("The last value of a property is written at the position of the first")
    func merging() {
        expectHTML("<p style=\"color: red; margin: 0\"></p>") { html in
            html.p(.style("color", "red"), .style("margin", "0")) {}
        }
        expectHTML("<p style=\"color: blue; margin: 0\"></p>") { html in
            html.p(.style("color", "red"), .style("margin", "0"), .style("color", "blue")) {}
        }
        expectHTML("<p style=\"a: 1; b: 2\" id=\"x\"></p>") { html in
            html.p(.style("a", "1"), .id("x"), .style("b", "2")) {}
        }
        expectHTML("<p style=\"b: 2\"></p>", problems: [.styleDeclaration(property: "a", value: ";")]) { html in
            html.p(.style("a", ";"), .style("b", "2")) {}
        }
    }

    @Test("A style attribute by name is a duplicate, whichever comes first")
    func byName() {
        expectHTML("<p style=\"a: 1\"></p>", problems: [.duplicateAttribute("style")]) { html in
            html.p(.style("a", "1"), .attribute("style", "b: 2")) {}
        }
        expectHTML("<p style=\"b: 2\"></p>", problems: [.duplicateAttribute("style")]) { html in
            html.p(.attribute("style", "b: 2"), .style("a", "1")) {}
        }
    }
}
