import Testing
import VitrineComponents
import VitrineHTML

private struct RoleView: ComponentView {
    init(viewModel: Todo) {}

    func body(_ html: HTML) {
        html.p("\(html.role) \(html.context.language) \(html.context.direction.rawValue)")
    }
}

private struct Links: LinkResolver {
    func address(section: ItemID, row: ItemID?) -> String? {
        section == "a" ? "a.html" + (row.map { "#a-\($0.text)" } ?? "") : nil
    }
}

@Suite("Sessions")
struct SessionTests {
    @Test("The root of a row has its id and instance, the root of a part only its type")
    func marks() {
        expectHTML(
            "<li id=\"todos-1\" data-component=\"Todo\" data-instance=\"todos/1\">a</li>"
                + "<div id=\"b\" data-component=\"Box\"><p data-component=\"Note\">x</p>"
                + "<p data-component=\"Note\">y</p></div>"
        ) { session in
            session.render(Todo(1, "a"), id: "todos-1", instance: "todos/1", role: .row)
            session.render(Box(parts: [Note("x"), Note("y")]), id: "b", role: .row)
        }
    }

    @Test(
        "The role depends on the position of a component", arguments: [.header, .row, .footer, .part] as [RenderRole])
    func roles(role: RenderRole) {
        var registry = Registry()
        registry.register(viewModelType: Todo.self, viewType: RoleView.self)
        expectHTML("<p>\(role) en ltr</p>", registry: registry) { $0.render(Todo(1, ""), role: role, marked: false) }
        expectHTML("<p>\(role) ar rtl</p>", registry: registry) { session in
            session.context = RenderContext(language: "ar", direction: .rightToLeft)
            session.render(Todo(1, ""), role: role, marked: false)
        }
    }

    @Test("A part whose identity has an empty slug has no instance")
    func emptyInstance() {
        struct Part: Component, Identifiable { var id: String }
        struct PartView: ComponentView {
            init(viewModel: Part) {}
            func body(_ html: HTML) { html.p("") }
        }
        struct Whole: Component {}
        struct WholeView: ComponentView {
            init(viewModel: Whole) {}
            func body(_ html: HTML) { html.div { html.render(Part(id: "👍")) } }
        }
        var registry = Registry()
        registry.register(viewModelType: Part.self, viewType: PartView.self)
        registry.register(viewModelType: Whole.self, viewType: WholeView.self)
        let session = RenderSession(registry: registry)
        session.render(Whole(), role: .row)
        #expect(!session.html.string.contains("data-instance=\"\""))
    }

    @Test("Links")
    func links() {
        let session = RenderSession(registry: .standard)
        #expect(session.html.link(to: "b") == "#")
        #expect(session.problems == [])
        session.context.links = Links()
        #expect(session.html.link(to: "a") == "a.html")
        #expect(session.html.link(to: "a", row: 7) == "a.html#a-7")
        #expect(session.problems == [])
        #expect(session.html.link(to: "b", row: 7) == "#")
        #expect(session.problems.map(\.error) == [.deadLink(section: "b", row: 7)])
    }

    @Test("Outside a session, a writer renders no components and has the default context")
    func noSession() {
        let html = HTML()
        html.render(Note("x"))
        #expect(html.string == "")
        #expect(html.role == .part)
        #expect(html.context.language == "en")
        #expect(html.link(to: "a") == "#")
    }
}
