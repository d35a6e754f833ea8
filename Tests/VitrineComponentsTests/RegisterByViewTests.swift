import Testing
import VitrineComponents
import VitrineHTML

private final class NoteObject: ReusableComponentView {
    private var text = ""
    func prepareForReuse() { text = "" }
    func configure(with viewModel: Note) { text = viewModel.text }
    func body(_ html: HTML) { html.i(text) }
}

private struct AnyNoteView: ComponentView {
    let text: String
    init(viewModel: any Component) throws { text = try viewModel.as(Note.self).text }
    func body(_ html: HTML) { html.s(text) }
}

private final class AnyNoteObject: ReusableComponentView {
    private var text = ""
    func configure(with viewModel: any Component) throws { text = try viewModel.as(Note.self).text }
    func body(_ html: HTML) { html.q(text) }
}

@Suite("Registering a view alone, and the markup of one component")
struct RegisterByViewTests {
    private func markup(_ register: (inout Registry) -> Void) throws -> String {
        var registry = Registry()
        register(&registry)
        return try registry.html(for: Note("x"), templates: NoteTemplate())
    }

    @Test("A declarative view determines its component")
    func declarative() throws {
        #expect(try markup { $0.register(NoteView.self) } == #"<p data-component="Note">x</p>"#)
    }

    @Test("A reusable view determines its component")
    func reusable() throws {
        #expect(try markup { $0.register(NoteObject.self) } == #"<i data-component="Note">x</i>"#)
    }

    @Test("A view of any component is registered for a particular one")
    func anyComponent() throws {
        #expect(try markup { $0.register(AnyNoteView.self, for: Note.self) } == #"<s data-component="Note">x</s>"#)
        #expect(try markup { $0.register(AnyNoteObject.self, for: Note.self) } == #"<q data-component="Note">x</q>"#)
    }

    @Test("A template is registered for a component")
    func template() throws {
        #expect(
            try markup { $0.register(template: "note", for: Note.self) } == #"<em data-component="Note">note</em>"#)
    }

    @Test("A registration records its line")
    func place() {
        var registry = Registry()
        let line = #line + 1
        registry.register(NoteView.self)
        #expect(registry.entry(for: Note("x"))?.place == SourcePlace(file: #fileID, line: line))
    }

    @Test("Parts are rendered inside a component, and its identity becomes the instance")
    func parts() throws {
        #expect(
            try Registry.standard.html(for: Box(parts: [Note("a & b")]))
                == #"<div data-component="Box"><p data-component="Note">a &amp; b</p></div>"#)
        #expect(
            try Registry.standard.html(for: Todo(7, "Milk"))
                == #"<li data-component="Todo" data-instance="7">Milk</li>"#)
    }

    @Test("All problems are thrown together")
    func problems() {
        var registry = Registry()
        registry.register(BoxView.self)
        let thrown = #expect(throws: RenderProblems.self) {
            try registry.html(for: Box(parts: [Note("a"), Note("b")]))
        }
        #expect(
            thrown?.all.map(\.error) == [.notRegistered(component: "Note"), .notRegistered(component: "Note")])
    }

    @Test("Modifiers set the group, summary, story pages and languages of a section")
    func sections() {
        let section = Section(id: "notes", rows: [Note("x")]).group("Papers").summary("Short.").storyPages(.none)
            .languages(.own)
        #expect(section.group == "Papers")
        #expect(section.summary == "Short.")
        #expect(section.storyPages == .none)
        #expect(section.languages == .own && Section(id: "others").languages == .all)
        #expect(section.name == "notes")
        #expect(section.items.count == 1)
    }
}
