import Testing
import VitrineComponents
import VitrineHTML

/// A cell that keeps its values until it is prepared for reuse.
private final class NoteCell: ReusableComponentView {
    private var texts: [String] = []

    func prepareForReuse() { texts = [] }
    func configure(with viewModel: Note) { texts.append(viewModel.text) }
    func body(_ html: HTML) {
        switch texts.joined() {
        case "link": html.p { html.a("on", .href("on.html")) }
        case "nothing": break
        case "custom element": html.element("label-badge") { html.text("new") }
        case "comment":
            html.p {
                html.comment("was a <button> before")
                html.text("x")
            }
        default: html.p(texts.joined(separator: ", "))
        }
    }
}

@Suite("Custom cells")
struct ListCellTests {
    private let session = {
        var registry = Registry()
        registry.register(viewModelType: Note.self, classType: NoteCell.self)
        return RenderSession(registry: registry)
    }()

    private func stop(_ id: Int, _ text: String, select: Destination? = nil) -> Stop {
        var stop = Stop(id)
        stop.cell = Note(text)
        stop.onSelectAction = select
        return stop
    }

    @Test("Any registered component can be a cell, and one object shows all cells")
    func reuse() {
        let (markup, problems) = session.page(ListView(stop(1, "a"), stop(2, "b")))
        #expect(
            markup.contains("data-instance=\"page/list/1\"><div class=\"list-cell\"><p data-component=\"Note\">a</p>"))
        #expect(
            markup.contains("data-instance=\"page/list/2\"><div class=\"list-cell\"><p data-component=\"Note\">b</p>"))
        #expect(problems == [])
        #expect(session.lineage.uses(of: "VitrineComponents.ListView") == ["VitrineComponentsTests.Note"])
    }

    @Test("The cell of a row with a destination is inside the link")
    func link() {
        #expect(
            session.row(stop(1, "a", select: .address("a.html")))
                == "<a class=\"list-cell\" href=\"a.html\"><p data-component=\"Note\">a</p></a>")
    }

    @Test("A cell with interactive content cannot be inside a link")
    func nested() {
        let (markup, problems) = session.page(
            ListView(stop(1, "link", select: .address("a.html")), stop(2, "b"), stop(3, "link")))
        #expect(!markup.contains("page--list--1\""))
        #expect(markup.contains("<p data-component=\"Note\">b</p>"))
        #expect(markup.contains("<a href=\"on.html\">on</a>"))
        #expect(problems == ["the row is a link, and a link cannot contain <a>"])
    }

    @Test("A custom element and a comment are not interactive", arguments: ["custom element", "comment"])
    func notInteractive(text: String) {
        #expect(session.page(ListView(stop(1, text, select: .address("a.html")))).problems == [])
    }

    @Test("A cell without a view is a problem of the item")
    func unregistered() {
        let session = RenderSession(registry: Registry())
        session.render(ListView(stop(4, "a")), id: "page--list", instance: "page/list", role: .row)
        #expect(
            session.takeProblems().map(\.description) == [
                "error: Note (page/list/4): no view is registered for Note"
            ])
    }

    @Test("An item is prepared before it is shown")
    func prepared() {
        struct Late: ListViewItem {
            var id = 1
            var isPrepared = false
            var configuration: ListItemConfiguration {
                .list(ListRowConfiguration(text: isPrepared ? "prepared" : "raw"))
            }
            mutating func prepare() { isPrepared = true }
        }
        #expect(session.page(ListView(Late())).markup.contains(">prepared</span>"))
        #expect(session.page(ListView(Late().typeErased.typeErased)).markup.contains(">prepared</span>"))
    }

    @Test("A list in a cell has different ids, and the second of two equal lists has none")
    func nestedLists() {
        struct Outer: ListViewItem {
            var id: Int
            var lists: [ListView]
            var configuration: ListItemConfiguration { .custom(Shelf(lists: lists)) }
        }
        struct Shelf: Component { var lists: [ListView] }
        struct ShelfView: ComponentView {
            let shelf: Shelf
            init(viewModel: Shelf) { shelf = viewModel }
            func body(_ html: HTML) { html.div { for list in shelf.lists { html.render(list) } } }
        }
        var registry = Registry.standard
        registry.register(viewModelType: Shelf.self, viewType: ShelfView.self)
        let inner = ListView(id: "inner", sections: [ListViewSection(id: "s", contents: [Stop(5)])])
        let markup = RenderSession(registry: registry).page(ListView(Outer(id: 1, lists: [inner, inner]))).markup
        let ids = markup.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
        #expect(
            ids == [
                "page--list", "page--list--section_stops", "page--list--1", "page--list--1--inner--section_s",
                "page--list--1--inner--5",
            ])
    }
}
