import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup

/// A component with an identity.
struct Todo: Component, Identifiable {
    var id: Int
    var title: String

    init(_ id: Int, _ title: String) {
        self.id = id
        self.title = title
    }
}

/// A component without an identity.
struct Note: Component {
    var text: String

    init(_ text: String) { self.text = text }
}

/// A component that contains others.
struct Box: Component {
    var parts: [Note]
}

struct TodoView: ComponentView {
    let todo: Todo

    init(viewModel: Todo) { todo = viewModel }

    func body(_ html: HTML) { html.li(todo.title) }
}

struct NoteView: ComponentView {
    let note: Note

    init(viewModel: Note) { note = viewModel }

    func body(_ html: HTML) { html.p(note.text) }
}

struct BoxView: ComponentView {
    let box: Box

    init(viewModel: Box) { box = viewModel }

    func body(_ html: HTML) {
        html.div { for part in box.parts { html.render(part) } }
    }
}

/// An error type that a user might define.
struct Broken: Error, CustomStringConvertible {
    var description: String { "the cable is broken" }
}

extension Registry {
    /// A registry with the views of this file.
    static var standard: Registry {
        var registry = Registry()
        registry.register(viewModelType: Todo.self, viewType: TodoView.self)
        registry.register(viewModelType: Note.self, viewType: NoteView.self)
        registry.register(viewModelType: Box.self, viewType: BoxView.self)
        return registry
    }
}

extension RenderSession {
    /// Returns the markup of a component. Its root element does not get `id`, `data-component` and `data-instance`.
    func bare(_ component: any Component) -> String {
        reset()
        render(component, role: .row, marked: false)
        return html.string
    }
}

/// Calls `render` with a new session and expects these bytes and these messages. The markup must be well-formed.
func expectHTML(
    _ expected: String, problems: [String] = [], registry: Registry = .standard, templates: (any TemplateSource)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, _ render: (RenderSession) throws -> Void
) rethrows {
    let session = RenderSession(registry: registry, templates: templates)
    try render(session)
    #expect(
        session.html.bytes() == Array(expected.utf8), "wrote \(session.html.string)", sourceLocation: sourceLocation)
    #expect(session.problems.map(\.description) == problems, sourceLocation: sourceLocation)
    do {
        let page = Array("<root>".utf8) + session.html.bytes() + Array("</root>".utf8)
        #expect(try WellFormednessChecker().check(page) == [], sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}
