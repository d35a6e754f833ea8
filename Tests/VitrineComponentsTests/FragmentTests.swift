import Testing
import VitrineComponents
import VitrineHTML

/// A component whose view renders a note, either before its own element or inside it.
private struct Wrapper: Component, Identifiable {
    var id = 1
    var part: String
    var isInside = false
}

private struct WrapperView: ComponentView {
    let wrapper: Wrapper
    init(viewModel: Wrapper) { wrapper = viewModel }

    func body(_ html: HTML) {
        if wrapper.isInside { return html.div { html.render(Note(wrapper.part)) } }
        html.render(Note(wrapper.part))
        html.p("own")
    }
}

private struct FailingNoteView: ComponentView {
    let note: Note
    init(viewModel: Note) { note = viewModel }

    func body(_ html: HTML) throws {
        if note.text.isEmpty { throw Broken() }
        html.b(note.text)
    }
}

/// A component whose view makes ids for its elements.
private struct Field: Component, Identifiable {
    let id: Int
    var part: Int?
}

private struct FieldView: ComponentView {
    let field: Field
    init(viewModel: Field) { field = viewModel }

    func body(_ html: HTML) {
        html.div {
            html.label("Name", .for(html.id("name")))
            html.input(.id(html.id("name")), .type("text"))
            if let part = field.part { html.render(Field(id: part)) }
        }
    }
}

/// A list item that shows a field. The fields of all items have the same id.
private struct FieldItem: ListViewItem {
    let id: String
    var configuration: ListItemConfiguration { .custom(Field(id: 7)) }
}

@Suite("Fragments with parts inside")
struct FragmentTests {
    private let registry = {
        var registry = Registry.standard
        registry.register(viewModelType: Wrapper.self, viewType: WrapperView.self)
        registry.register(viewModelType: Note.self, viewType: FailingNoteView.self)
        return registry
    }()

    @Test("A row has its id even if it begins with a part, or with a part that fails", arguments: ["x", ""])
    func partFirst(part: String) {
        let session = RenderSession(registry: registry)
        session.render(Wrapper(part: part), id: "w-1", instance: "w/1", role: .row)
        #expect(session.html.string.contains("id=\"w-1\""))
    }

    @Test("A stored fragment has its own root element, even if a part was rendered inside it")
    func fragmentRoot() throws {
        let session = RenderSession(registry: registry)
        let row = Wrapper(part: "x", isInside: true)
        let place = SourcePlace(file: "a.swift", line: 1)
        let fragment = try #require(session.fragment(of: row, role: .row, instance: "w/1", place: place))
        let html = HTML()
        fragment.write(to: html, id: "w-1", instance: "w/1")
        #expect(html.string.hasPrefix("<div id=\"w-1\" data-component=\"Wrapper\" data-instance=\"w/1\">"))
    }

    @Test("A stored fragment gets the id and the instance of its row")
    func fragment() throws {
        let session = RenderSession(registry: registry)
        let place = SourcePlace(file: "a.swift", line: 1)
        let fragment = try #require(session.fragment(of: Todo(1, "a"), role: .row, instance: nil, place: place))
        #expect(fragment.bytes == Array("<li>a</li>".utf8))
        let html = HTML()
        fragment.write(to: html, id: "x-1", instance: "x/1")
        fragment.write(to: html, id: nil, instance: nil)
        #expect(
            html.string
                == "<li id=\"x-1\" data-component=\"Todo\" data-instance=\"x/1\">a</li>"
                + "<li data-component=\"Todo\">a</li>"
        )
        #expect(session.fragment(of: Note(""), role: .row, instance: nil, place: place) == nil)
    }

    @Test("The ids of elements in stored fragments begin with the id of their row, so they are unique on a page")
    func idsOfElements() throws {
        let renderer = Renderer()
        renderer.registry.register(viewModelType: Field.self, viewType: FieldView.self)
        try renderer.updateSections([
            Section(id: "a", rows: [Field(id: 1, part: 7), Field(id: 2)]), Section(id: "b", rows: [Field(id: 1)]),
        ])
        let html = HTML()
        for section in 0..<2 { try renderer.write(section: section, to: html) }
        func values(_ name: String) -> [String] {
            html.string.split(separator: " \(name)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        }
        let names = ["a--1_name", "a--1_7_name", "a--2_name", "b--1_name"]
        #expect(values("for") == names)
        #expect(values("id") == ["a--1", names[0], names[1], "a--2", names[2], "b--1", names[3]])
    }

    @Test("The ids of elements in an item of a list do not depend on the other items")
    func idsInItems() {
        var registry = Registry.standard
        registry.register(viewModelType: Field.self, viewType: FieldView.self)
        let session = RenderSession(registry: registry)
        func ids(_ items: FieldItem...) -> [String] {
            let list = ListView(id: "list", sections: [ListViewSection(id: "stops", contents: items)])
            return session.page(list).markup.split(separator: " for=\"").dropFirst().map {
                String($0.prefix { $0 != "\"" })
            }
        }
        let both = ids(FieldItem(id: "a"), FieldItem(id: "b"))
        #expect(both == ["page--list--a_7_name", "page--list--b_7_name"])
        #expect(ids(FieldItem(id: "b")) == [both[1]])
    }
}
