import Testing
import VitrineComponents
import VitrineHTML

private struct Unknown: Component {}

/// A component whose view does what `action` specifies, such as throwing an error.
private struct Actor: Component { var action: String }

private struct ActorView: ComponentView {
    let action: String
    init(viewModel: Actor) { action = viewModel.action }

    func body(_ html: HTML) throws {
        try html.section {
            switch action {
            case "throw": throw Broken()
            case "nest": html.render(Actor(action: "nest"))
            case "unknown": html.render(Unknown())
            case "inner": html.render(Actor(action: "throw"))
            case "link": html.a("x", .href("javascript:0"))
            case "handler": html.p("x", .attribute("onclick", "run()"))
            case "raw": html.raw(try RawMarkup(parsing: "<p>a</p>\n<img src=x onerror=run()>"))
            case "control": html.p("a\u{1}b")
            case "as": _ = try Note("").as(Todo.self)
            default: html.p(action)
            }
        }
    }
}

private struct WrongView: ComponentView {
    init(viewModel: Todo) {}
    func body(_ html: HTML) { html.p("never") }
}

private final class WrongObject: ReusableComponentView {
    func configure(with viewModel: Todo) {}
    func body(_ html: HTML) { html.p("never") }
}

@Suite("A component that cannot be shown produces a message and no bytes")
struct RenderErrorTests {
    private let registry = {
        var registry = Registry()
        registry.register(viewModelType: Actor.self, viewType: ActorView.self)
        return registry
    }()

    /// Renders a component between two others that have no problems. Expects one message, and the markup of the others
    /// with `expected` between them.
    private func expectMessage(
        _ message: String, html expected: String = "", for component: any Component, registry: Registry? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let before = "<section><p>a</p></section>"
        let after = "<section><p>b</p></section>"
        expectHTML(
            before + expected + after, problems: [message], registry: registry ?? self.registry,
            templates: NoteTemplate(), sourceLocation: sourceLocation
        ) { session in
            session.render(Actor(action: "a"), role: .row, marked: false)
            session.render(
                component, instance: "todos/42", role: .row, place: SourcePlace(file: "site/Todos.swift", line: 12),
                marked: false)
            session.render(Actor(action: "b"), role: .row, marked: false)
        }
    }

    @Test("A component without a view")
    func notRegistered() {
        expectMessage(
            "site/Todos.swift:12: error: Unknown (todos/42): no view is registered for Unknown",
            for: Unknown())
        expectMessage(
            "site/Todos.swift:12: error: Unknown (todos/42): no view is registered for Unknown",
            html: "<section></section>", for: Actor(action: "unknown"))
    }

    @Test("An error of the user's code, in a row and in a part of it")
    func thrown() {
        expectMessage("site/Todos.swift:12: error: Actor (todos/42): the cable is broken", for: Actor(action: "throw"))
        expectMessage(
            "site/Todos.swift:12: error: Actor (todos/42): the cable is broken", html: "<section></section>",
            for: Actor(action: "inner"))
    }

    @Test("A cast to another type")
    func cast() {
        expectMessage(
            "site/Todos.swift:12: error: Actor (todos/42): the view is for Todo but was given Note",
            for: Actor(action: "as"))
    }

    @Test("A view of another component, registered at run time")
    func wrongView() throws {
        for view in [WrongView.self, WrongObject.self] as [Any.Type] {
            var registry = registry
            try registry.register(viewModelType: Note.self, view: view)
            expectMessage(
                "site/Todos.swift:12: error: Note (todos/42): the view is for Todo but was given Note", for: Note("x"),
                registry: registry)
        }
    }

    @Test("A component that contains itself")
    func tooDeep() {
        let depth = RenderSession.depthLimit
        let section = "<section data-component=\"Actor\">"
        let html =
            "<section>" + String(repeating: section, count: depth - 1) + String(repeating: "</section>", count: depth)
        expectMessage(
            "site/Todos.swift:12: error: Actor (todos/42): components are nested more than 32 levels deep; does "
                + "one contain itself?",
            html: html, for: Actor(action: "nest"))
    }

    @Test("A missing template, a faulty one, and a session without templates")
    func templates() {
        var registry = registry
        registry.register(viewModelType: Note.self, templateName: "missing")
        expectMessage(
            "site/Todos.swift:12: error: Note (todos/42): there is no template “missing” in templates", for: Note(""),
            registry: registry)
        registry.register(viewModelType: Note.self, templateName: "faulty")
        expectMessage(
            "site/Todos.swift:12: error: Note (todos/42): faulty.html:3: no such variable", for: Note(""),
            registry: registry)
        expectHTML("", problems: ["error: Note: there is no template “faulty” in templates"], registry: registry) {
            $0.render(Note(""), role: .row)
        }
    }

    @Test("Content that is not allowed in HTML is omitted, and the rest is shown")
    func markup() {
        expectMessage(
            "site/Todos.swift:12: error: Actor (todos/42): the URL in “href” has the scheme "
                + "“javascript:”, which is not allowed",
            html: "<section><a>x</a></section>", for: Actor(action: "link"))
        expectMessage(
            "site/Todos.swift:12: error: Actor (todos/42): “onclick” is an event handler; remove it, or pass "
                + "allowingScripts: true",
            html: "<section><p>x</p></section>", for: Actor(action: "handler"))
    }

    @Test("Raw markup that is refused is an error with the line of the row and the position in the markup")
    func rawMarkup() {
        expectMessage(
            "site/Todos.swift:12: error: Actor (todos/42): line 2, column 12: event handler “onerror” on <img>; "
                + "remove it, or allow it in Swift with allowingScripts: true", for: Actor(action: "raw"))
    }

    @Test("A control character is a warning and becomes U+FFFD")
    func control() {
        expectMessage(
            "site/Todos.swift:12: warning: Actor (todos/42): the character U+0001 is not allowed in HTML "
                + "and was replaced by U+FFFD",
            html: "<section><p>a\u{FFFD}b</p></section>", for: Actor(action: "control"))
    }

    @Test("Problems are returned once and survive a reset")
    func taking() {
        let session = RenderSession(registry: registry)
        session.render(Actor(action: "throw"), role: .row)
        session.reset()
        #expect(session.takeProblems().count == 1)
        #expect(session.takeProblems() == [])
        #expect(session.problems == [])
    }
}
