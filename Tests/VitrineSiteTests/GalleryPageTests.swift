import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup
import VitrineSite

/// Tests what the pages of a gallery contain, and in which order.
@Suite("Pages of a gallery")
struct GalleryPageTests {
    private struct HeadingView: ComponentView {
        let note: Note

        init(viewModel: Note) { note = viewModel }

        func body(_ html: HTML) {
            html.section {
                html.h3(note.text)
                for line in note.lines { html.h5(line) }
            }
        }
    }

    private static let sections = [
        Section(id: "a", title: "First page") {
            Story("Chosen", Tile(id: 1, title: "One"), notes: "Why it is here.")
            Tile(id: 2, title: "Two")
            Tile(id: 3, title: "Three")
        }
    ]

    private func page(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read("out/\(path)")).root
    }

    @Test("The index begins with the components, each with a picture of its first story")
    func index() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Self.sections)
        let root = try page(bench, "index.html")
        #expect(root.all("h2").map(\.text).prefix(2) == ["Components", "Pages"])
        let main = try #require(root.everything.first { $0["id"] == "page_content" })
        let cards = main.everything.first { $0["class"] == "cards" }?.all("li") ?? []
        #expect(cards.map { $0.first("a")?.text } == ["Tile"])
        #expect(cards.first?.first("iframe")?["src"] == "bare/tile--chosen.html")
        #expect(cards.first?.first("div")?["inert"] != nil)
        #expect(
            main.everything.first { $0["class"] == "coverage" }?.text.hasPrefix("3 components have no story") == true)
        #expect(main.all("a").map { $0["href"] }.contains("all-stories.html"))
        #expect(try page(bench, "all-stories.html").all("a").map(\.text).contains("Chosen"))
    }

    @Test(
        "Paths can wrap after slashes, and line numbers stay in one piece",
        arguments: ["a.html", "components/tile.html", "stories/tile--chosen.html", "coverage.html"])
    func places(path: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Self.sections)
        let places = try page(bench, path).all("code").filter { $0.text.contains(".swift:") }
        #expect(!places.isEmpty)
        for place in places {
            #expect(try place.text.wholeMatch(of: Regex("\\w+/\\w+\\.swift:\\d+")) != nil)
            let parts = place.children.compactMap { if case .element(let part) = $0 { part } else { nil } }
            #expect(parts.map(\.name) == ["wbr", "span"])
            #expect(place.text.hasSuffix(try #require(parts.last?.text)))
            #expect(parts.last?["class"] == "line-number" && parts.last?.text.hasPrefix(":") == true)
        }
    }

    @Test("A group of many pages is collapsed on the index and a single link on other pages")
    func groups() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let many = (1...13).map { Section(id: .string("m\($0)"), rows: []).group("Many") }
        try await bench.build([Section(id: "few", rows: []).group("Few")] + many)
        let root = try page(bench, "index.html")
        let groups = root.all("details").filter { $0["class"] == "group" }
        #expect(groups.map { $0.first("summary")?.text } == ["Many 13 pages"])
        let id = try #require(groups.first?["id"])
        let side = try #require(try page(bench, "few.html").everything.first { $0["id"] == "page_navigation" })
        #expect(side.all("a").filter { $0["href"] == "index.html#\(id)" }.map(\.text) == ["Many 13"])
        #expect(side.all("a").filter { $0["aria-current"] == "page" }.map(\.text) == ["few"])
    }

    @Test("A component's page shows named stories, collapses the others, and ends with the properties")
    func component() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Self.sections)
        let main = try #require(try page(bench, "components/tile.html").first("main"))
        #expect(main.all("article").filter { $0["class"] == "story" }.map { $0.first("h2")?.text } == ["Chosen"])
        let folded = try #require(main.everything.first { $0["id"] == "page_examples" })
        #expect(folded.name == "details")
        #expect(folded.all("a").filter { $0["class"] != "open" }.map(\.text) == ["First page: 2", "First page: 3"])
        #expect(main.all("section").last?["id"] == "page_properties")
    }

    @Test("A row that is a story has a caption with its name, its notes and a link to it")
    func captions() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Self.sections)
        let captions = try page(bench, "a.html").all("p").filter { $0["class"] == "caption" }
        #expect(captions.map(\.text) == ["Chosen Why it is here."])
        #expect(captions.first?.first("a")?["href"] == "stories/tile--chosen.html")
    }

    private struct LabelledView: ComponentView {
        init(viewModel: Note) {}

        func body(_ html: HTML) {
            html.div {
                html.label("Name", .for("name"))
                html.input(.id("name"))
            }
        }
    }

    @Test("The message about a repeated fixed id explains how to make unique ids")
    func fixedIDs() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        var registry = Registry()
        registry.register(viewModelType: Note.self, viewType: LabelledView.self)
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(
                [Section(id: "a", title: "A") { [Note(text: "One"), Note(text: "Two")] }], registry: registry)
        }
        let messages = failure?.findings.filter { $0.rule == "id-repeated" }.map(\.message) ?? []
        #expect(!messages.isEmpty)
        #expect(
            messages.allSatisfy {
                $0.hasSuffix("; in the view of Note, html.id(_:) makes ids that differ from row to row")
            })
    }

    @Test("The first heading of a component may have any level; after it, no level may be skipped")
    func headings() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        var registry = Registry()
        registry.register(viewModelType: Note.self, viewType: HeadingView.self)
        try await bench.build([Section(id: "a", title: "A") { Note(text: "One") }], registry: registry)
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(
                [Section(id: "a", title: "A") { Note(text: "One", lines: ["Two"]) }], registry: registry)
        }
        #expect(failure?.findings.contains { $0.rule == "heading-skipped" } == true)
    }
}
