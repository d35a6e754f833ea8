import Testing
import VitrineHTML

@Suite("The root element of a fragment")
struct FragmentRootTests {
    let mark = FragmentRoot(id: "todos-42", component: "Todo", instance: "todos/42")
    let marked = "id=\"todos-42\" data-component=\"Todo\" data-instance=\"todos/42\""

    @Test("Only the first element gets the attributes")
    func first() {
        expectHTML("<p \(marked)>a</p><p>b</p>") { html in
            html.beginFragment(mark)
            html.p("a")
            html.p("b")
            html.endFragment()
        }
        expectHTML("<div class=\"c\" \(marked)><p>a</p></div>") { html in
            html.beginFragment(mark)
            html.div(.class("c")) { html.p("a") }
            html.endFragment()
        }
    }

    @Test("Every kind of element can get the attributes")
    func kinds() {
        expectHTML("<hr \(marked)/>") { html in
            html.beginFragment(mark)
            html.hr()
        }
        expectHTML("<img src=\"a.png\" \(marked)/>") { html in
            html.beginFragment(mark)
            html.img(.src("a.png"))
        }
        expectHTML("<x-y \(marked)></x-y>") { html in
            html.beginFragment(mark)
            html.element("x-y") {}
        }
        expectHTML("<br \(marked)/>") { html in
            html.beginFragment(mark)
            html.element("br") {}
        }
        expectHTML("<pre \(marked)><!---->\n</pre>") { html in
            html.beginFragment(mark)
            html.pre { html.text("\n") }
        }
        expectHTML("<svg xmlns=\"http://www.w3.org/2000/svg\" \(marked)></svg>") { html in
            html.beginFragment(mark)
            html.svg { _ in }
        }
    }

    @Test("An id that the view wrote is kept")
    func ownID() {
        expectHTML("<p id=\"mine\" data-component=\"Todo\" data-instance=\"todos/42\">a</p>") { html in
            html.beginFragment(mark)
            html.p("a", .id("mine"))
        }
        expectHTML("<p id=\"mine\" data-component=\"Todo\" data-instance=\"todos/42\">a</p>") { html in
            html.beginFragment(mark)
            html.p("a", .attribute("id", "mine"))
        }
    }

    @Test("A view that writes these attributes itself is reported", arguments: ["component", "instance"])
    func ownMark(name: String) {
        let html = HTML()
        html.beginFragment(mark)
        html.p("a", .attribute("data-\(name)", "mine"))
        #expect(html.problems.map(\.kind) == [.duplicateAttribute("data-\(name)")])
        #expect(html.string.split(separator: "data-\(name)=").count == 2)
        expectWellFormed(html.bytes())
    }

    @Test("A part without an identity has no id and no instance")
    func anonymous() {
        expectHTML("<p data-component=\"A&lt;B&gt;\">a</p>") { html in
            html.beginFragment(FragmentRoot(id: nil, component: "A<B>", instance: nil))
            html.p("a")
        }
    }

    @Test("The attributes of a fragment without an element are not added to the next one")
    func fragmentWithoutElement() {
        expectHTML("a<!--b--><p>c</p>") { html in
            html.beginFragment(mark)
            html.text("a")
            html.comment("b")
            html.endFragment()
            html.p("c")
        }
    }

    @Test("A fragment inside another")
    func nested() {
        expectHTML("<div \(marked)><p id=\"in\" data-component=\"In\">a</p><p>b</p></div>") { html in
            html.beginFragment(mark)
            html.div {
                html.beginFragment(FragmentRoot(id: "in", component: "In", instance: nil))
                html.p("a")
                html.endFragment()
                html.p("b")
            }
            html.endFragment()
        }
    }

    @Test("The values of the attributes are escaped")
    func escaping() {
        expectHTML("<p id=\"&quot;\" data-component=\"&amp;\" data-instance=\"&lt;\"></p>") { html in
            html.beginFragment(FragmentRoot(id: "\"", component: "&", instance: "<"))
            html.p {}
        }
    }

    @Test("Without attributes, their position is known")
    func unmarked() {
        let html = HTML()
        html.text("a")
        html.beginFragment(nil)
        html.p("b", .class("c"))
        html.p("d", .id("e"))
        html.endFragment()
        #expect(html.string == "a<p class=\"c\">b</p><p id=\"e\">d</p>")
        #expect(html.rootElement?.attributesEnd == "a<p class=\"c\"".utf8.count)
        #expect(html.rootElement?.hasID == false)
        html.beginFragment(nil)
        html.hr(.id("f"))
        #expect(html.rootElement?.hasID == true)
        html.beginFragment(nil)
        html.text("g")
        #expect(html.rootElement == nil)
    }
}
