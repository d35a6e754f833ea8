import Testing
import VitrineComponents
import VitrineHTML

private struct OtherNoteView: ComponentView {
    let note: Note
    init(viewModel: Note) { note = viewModel }
    func body(_ html: HTML) { html.b(note.text) }
}

private final class NoteObject: ReusableComponentView {
    var text = ""
    func configure(with viewModel: Note) { text = viewModel.text }
    func body(_ html: HTML) { html.i(text) }
}

private final class OtherNoteObject: ReusableComponentView {
    var text = ""
    func configure(with viewModel: Note) { text = viewModel.text }
    func body(_ html: HTML) { html.u(text) }
}

private struct AnyView: ComponentView {
    let text: String
    init(viewModel: any Component) throws { text = try viewModel.as(Note.self).text }
    func body(_ html: HTML) { html.s(text) }
}

private final class AnyObjectView: ReusableComponentView {
    var text = ""
    func configure(with viewModel: any Component) throws { text = try viewModel.as(Note.self).text }
    func body(_ html: HTML) { html.q(text) }
}

struct NoteTemplate: TemplateSource {
    func contains(_ name: String) -> Bool { name != "missing" }

    func render(
        _ name: String, _ component: any Component, words: (LocalizedText) -> String
    ) throws(TemplateProblem) -> RawMarkup {
        if name == "faulty" { throw TemplateProblem(file: "faulty.html", line: 3, message: "no such variable") }
        do {
            return try RawMarkup(parsing: "<em>\(name)</em>")
        } catch {
            throw TemplateProblem(file: name, line: 1, message: "\(error)")
        }
    }
}

@Suite("The view that shows a component")
struct RegistrationTests {
    enum Step: CaseIterable { case template, otherTemplate, reusable, otherReusable, declarative, otherDeclarative }

    func registry(_ steps: [Step]) -> Registry {
        var registry = Registry()
        for step in steps {
            switch step {
            case .template: registry.register(viewModelType: Note.self, templateName: "t")
            case .otherTemplate: registry.register(viewModelType: Note.self, templateName: "u")
            case .reusable: registry.register(viewModelType: Note.self, classType: NoteObject.self)
            case .otherReusable: registry.register(viewModelType: Note.self, classType: OtherNoteObject.self)
            case .declarative: registry.register(viewModelType: Note.self, viewType: NoteView.self)
            case .otherDeclarative: registry.register(viewModelType: Note.self, viewType: OtherNoteView.self)
            }
        }
        return registry
    }

    @Test(
        "A template precedes a class, which precedes a declarative view; the last of a kind is used",
        arguments: [
            ([.declarative], "<p>x</p>", "declarative view NoteView"),
            ([.declarative, .otherDeclarative], "<b>x</b>", "declarative view OtherNoteView"),
            ([.reusable], "<i>x</i>", "reusable view NoteObject"),
            ([.reusable, .otherReusable], "<u>x</u>", "reusable view OtherNoteObject"),
            ([.otherReusable, .reusable], "<i>x</i>", "reusable view NoteObject"),
            ([.template], "<em>t</em>", "template t"),
            ([.template, .otherTemplate], "<em>u</em>", "template u"),
            ([.declarative, .reusable], "<i>x</i>", "reusable view NoteObject"),
            ([.reusable, .declarative], "<i>x</i>", "reusable view NoteObject"),
            ([.template, .reusable, .declarative], "<em>t</em>", "template t"),
            ([.declarative, .reusable, .template], "<em>t</em>", "template t"),
            ([.reusable, .template, .otherReusable], "<em>t</em>", "template t"),
            ([.otherDeclarative, .declarative, .reusable], "<i>x</i>", "reusable view NoteObject"),
        ] as [([Step], String, String)])
    func order(steps: [Step], expected: String, description: String) {
        let registry = registry(steps)
        #expect(registry.entry(for: Note(""))?.viewDescription == description)
        expectHTML(expected, registry: registry, templates: NoteTemplate()) { session in
            session.render(Note("x"), role: .row, marked: false)
        }
    }

    @Test("Views that take any component")
    func anyComponent() {
        var registry = Registry()
        registry.register(viewModelType: Note.self, viewType: AnyView.self)
        expectHTML("<s>x</s>", registry: registry) { $0.render(Note("x"), role: .row, marked: false) }
        registry.register(viewModelType: Note.self, classType: AnyObjectView.self)
        expectHTML("<q>x</q>", registry: registry) { $0.render(Note("x"), role: .row, marked: false) }
    }

    @Test("A view whose type is known only at run time")
    func runTime() throws {
        var registry = Registry()
        try registry.register(viewModelType: Note.self, view: NoteView.self)
        expectHTML("<p>x</p>", registry: registry) { $0.render(Note("x"), role: .row, marked: false) }
        try registry.register(viewModelType: Note.self, view: AnyObjectView.self)
        expectHTML("<q>x</q>", registry: registry) { $0.render(Note("x"), role: .row, marked: false) }
        #expect(throws: RenderError.invalidView(component: "Note", view: "Int")) {
            try registry.register(viewModelType: Note.self, view: Int.self)
        }
    }

    @Test("A copy of a registry is independent")
    func value() {
        let one = Registry.standard
        var other = one
        other.register(viewModelType: Note.self, viewType: OtherNoteView.self)
        #expect(one.entry(for: Note(""))?.viewDescription == "declarative view NoteView")
        #expect(other.entry(for: Note(""))?.viewDescription == "declarative view OtherNoteView")
    }

    @Test("Types are listed in the order of their first registration, with its line")
    func listing() {
        var registry = Registry()
        let line = #line + 1
        registry.register(viewModelType: Note.self, viewType: NoteView.self)
        registry.register(viewModelType: Todo.self, viewType: TodoView.self)
        registry.register(viewModelType: Note.self, templateName: "t")
        #expect(registry.registered.map(\.name).suffix(2) == ["Note", "Todo"])
        #expect(registry.entry(for: Note(""))?.place == SourcePlace(file: #fileID, line: line))
        #expect(registry.entry(for: Note(""))?.fullName == "VitrineComponentsTests.Note")
    }

    @Test("Spacers are always registered")
    func spacers() {
        let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height="
        expectHTML("<div class=\"spacer\" aria-hidden=\"true\">\(drawing)\"15\"></svg></div>", registry: Registry()) {
            $0.render(RowSpacer(type: .fixed(15)), role: .row, marked: false)
        }
        expectHTML("<div class=\"spacer\" aria-hidden=\"true\">\(drawing)\"0\"></svg></div>", registry: Registry()) {
            $0.render(HeaderFooterSpacer(type: .fixed(-3)), role: .header, marked: false)
        }
        expectHTML("<div class=\"spacer\" aria-hidden=\"true\">\(drawing)\"0.5\"></svg></div>", registry: Registry()) {
            $0.render(RowSpacer(type: .fixed(0.5)), role: .row, marked: false)
        }
        expectHTML("<div class=\"spacer\" aria-hidden=\"true\">\(drawing)\"0\"></svg></div>", registry: Registry()) {
            $0.render(RowSpacer(type: .fixed(.nan)), role: .row, marked: false)
        }
        expectHTML("<div class=\"spacer flexible\" aria-hidden=\"true\"></div>", registry: Registry()) {
            $0.render(RowSpacer(type: .flexible), role: .row, marked: false)
        }
    }
}
