import Testing
import VitrineHTML

@Suite("Attributes")
struct AttributeTests {
    @Test("Flags, numbers, yes or no, true or false")
    func values() {
        expectHTML("<input type=\"checkbox\" checked=\"\" disabled=\"\"/>") { html in
            html.input(.type("checkbox"), .checked, .disabled)
        }
        expectHTML("<td colspan=\"2\" rowspan=\"-1\"></td>") { html in html.td(.colspan(2), .rowspan(-1)) {} }
        expectHTML("<p translate=\"no\" draggable=\"true\" spellcheck=\"false\"></p>") { html in
            html.p(.translate(false), .draggable(true), .spellcheck(false)) {}
        }
    }

    @Test("An attribute with a condition")
    func condition() {
        expectHTML("<button disabled=\"\">Save</button>") { html in html.button("Save", .when(true, .disabled)) }
        expectHTML("<button>Save</button>") { html in html.button("Save", .when(false, .disabled)) }
        expectHTML("<p id=\"a\"></p>") { html in html.p(.when(false, .id("b")), .id("a"), .when(false, .id("c"))) {} }
    }

    @Test("An attribute with a false condition is not created")
    func laziness() {
        var made = 0
        func counted() -> Attribute {
            made += 1
            return .hidden
        }
        expectHTML("<p></p>") { html in html.p(.when(false, counted())) {} }
        #expect(made == 0)
        expectHTML("<p hidden=\"\"></p>") { html in html.p(.when(true, counted())) {} }
        #expect(made == 1)
    }

    @Test("Of two attributes with the same name, the first is kept and the second is reported")
    func duplicates() {
        expectHTML("<p id=\"a\"></p>", problems: [.duplicateAttribute("id")]) { html in html.p(.id("a"), .id("b")) {} }
        expectHTML("<p id=\"a\"></p>", problems: [.duplicateAttribute("id"), .duplicateAttribute("id")]) { html in
            html.p(.id("a"), .id("b"), .id("c")) {}
        }
        expectHTML("<p data-x=\"1\"></p>", problems: [.duplicateAttribute("data-x")]) { html in
            html.p(.data("x", "1"), .attribute("data-x", "2")) {}
        }
        expectHTML("<p aria-x=\"1\"></p>", problems: [.duplicateAttribute("aria-x")]) { html in
            html.p(.attribute("aria-x", "1"), .aria("x", "2")) {}
        }
        expectHTML("<p hidden=\"\"></p>", problems: [.duplicateAttribute("hidden")]) { html in
            html.p(.hidden, .hidden) {}
        }
        expectHTML("<p a=\"1\"></p>", problems: [.duplicateAttribute("a")]) { html in
            html.p(.attribute("a", "1"), .attribute("a", "2")) {}
        }
    }

    @Test("Attributes with the same name in different families are different")
    func families() {
        expectHTML("<p data-label=\"1\" aria-label=\"2\" label=\"3\" style=\"label: 4\"></p>") { html in
            html.p(.data("label", "1"), .aria("label", "2"), .label("3"), .style("label", "4")) {}
        }
    }

    @Test("An uppercase name is refused, because browsers fold its case and XML parsers do not")
    func caseOfNames() {
        expectHTML("<p id=\"a\"></p>", problems: [.attributeName("ID")]) { html in
            html.p(.id("a"), .attribute("ID", "b")) {}
        }
    }

    @Test("The neighbors of a faulty attribute are kept")
    func neighbors() {
        expectHTML("<a id=\"x\" title=\"y\">z</a>", problems: [.refusedURL(attribute: "href", scheme: "javascript")]) {
            html in html.a("z", .id("x"), .href("javascript:0"), .title("y"))
        }
    }

    @Test("Event handlers")
    func handlers() {
        expectHTML("<button onclick=\"print(&quot;a&quot; &amp; b)\"></button>") { html in
            html.button(.on("click", "print(\"a\" & b)")) {}
        }
    }

    @Test("Names of many lengths")
    func lengths() {
        expectHTML("<p is=\"1\" dir=\"ltr\" lang=\"de\" slot=\"s\" title=\"t\" writingsuggestions=\"true\"></p>") {
            html in
            html.p(.is("1"), .dir("ltr"), .lang("de"), .slot("s"), .title("t"), .writingsuggestions(true)) {}
        }
        expectHTML("<template shadowrootmode=\"open\" shadowrootdelegatesfocus=\"\"></template>") { html in
            html.template(.shadowrootmode("open"), .shadowrootdelegatesfocus) {}
        }
        expectHTML("<p popovertargetaction=\"hide\" a=\"\" data-abcdefghijklmnopqrstuvwxyz=\"1\"></p>") { html in
            html.p(.popovertargetaction("hide"), .attribute("a", ""), .data("abcdefghijklmnopqrstuvwxyz", "1")) {}
        }
    }
}
