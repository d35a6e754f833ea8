import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup
import VitrineSite

/// Tests matrices with every value of enum and `Bool` parameters, stories with bad data, and the page with the first
/// story of each component.
@Suite("Matrices and kinds of stories")
struct StoryMatrixTests {
    struct Chip: Component {
        enum Tone: Sendable, CaseIterable { case plain, accent, alert }
        var text: String
        var tone = Tone.plain
        var isLarge = false
    }

    struct ChipView: ComponentView {
        let chip: Chip
        init(viewModel: Chip) { chip = viewModel }
        func body(_ html: HTML) { html.span("\(chip.text) \(chip.tone) \(chip.isLarge)") }
    }

    private var registry: Registry {
        var registry = Registry.samples
        registry.register(ChipView.self)
        return registry
    }

    private func page(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read("out/\(path)")).root
    }

    @Test("Two parameters make a table with a story in each cell")
    func matrix() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let section = Section(id: "a") {
            Story.matrix("Chips", rows: .cases, columns: .cases) { (tone: Chip.Tone, isLarge: Bool) in
                Chip(text: "New", tone: tone, isLarge: isLarge)
            }
            Story.matrix("Sizes", columns: .cases) { isLarge in Chip(text: "Size", isLarge: isLarge) }
            Story("Some", Chip(text: "Some"))
        }
        let report = try await bench.build([section], registry: registry)
        #expect(report.findings == [])
        #expect(!report.coverage.missing.contains { $0.contains("Chip") })
        let root = try page(bench, "components/chip.html")
        let tables = root.all("table").filter { $0["class"] == "matrix" }
        #expect(tables.compactMap { $0.first("caption")?.text } == ["Chips", "Sizes"])
        #expect(
            tables[0].all("th").map(\.text) == [
                "isLarge: false", "isLarge: true", "tone: plain", "tone: accent", "tone: alert",
            ])
        #expect(
            tables[0].all("td").compactMap { $0.first("span")?.text }.prefix(3) == [
                "New plain false", "New plain true", "New accent false",
            ])
        #expect(tables[1].all("th").map(\.text) == ["isLarge: false", "isLarge: true"])
        #expect(root.all("article").map { $0["id"] } == ["story_some"])
        let story = try page(bench, "stories/chip--chips-tone-accent-is-large-true.html")
        #expect(story.first("h1")?.text == "Chips: tone: accent, isLarge: true")
    }

    @Test("Matrices with the same name have separate tables")
    func sameName() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        func matrix(_ text: String) -> [Story] {
            Story.matrix("Sizes", columns: .cases) { isLarge in Chip(text: text, isLarge: isLarge) }
        }
        let sections = [
            Section(id: "a") { matrix("One") }, Section(id: "b") { matrix("Two") },
        ]
        try await bench.build(sections, registry: registry)
        let tables = try page(bench, "components/chip.html").all("table").filter { $0["class"] == "matrix" }
        #expect(
            tables.map { $0.all("td").compactMap { $0.first("span")?.text } } == [
                ["One plain false", "One plain true"], ["Two plain false", "Two plain true"],
            ])
    }

    @Test("A story with bad data is marked on its page, on that of its component, and in its section")
    func badData() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let section = Section(id: "a") {
            Story("Usual", Chip(text: "New"))
            Story("Endless", Chip(text: "New"), kind: .badData)
        }
        try await bench.build([section], registry: registry)
        for path in ["stories/chip--endless.html", "components/chip.html", "a.html"] {
            let flags = try page(bench, path).all("span").filter { $0["class"] == "flag" }
            #expect(flags.map(\.text) == ["Bad data"], "\(path)")
        }
        #expect(try page(bench, "stories/chip--usual.html").all("span").allSatisfy { $0["class"] != "flag" })
    }

    @Test("One page has the first story of every component, each in a frame")
    func everything() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let section = Section(id: "a") {
            Story("One", Chip(text: "New"))
            Story("Two", Chip(text: "New"))
            Story("Tile", Tile(id: 1, title: "One"))
        }
        let report = try await bench.build([section], registry: registry)
        #expect(report.findings == [])
        let root = try page(bench, "everything.html")
        #expect(root.all("iframe").map { $0["src"] } == ["bare/chip--one.html", "bare/tile--tile.html"])
        #expect(root.all("iframe").allSatisfy { $0["loading"] == "lazy" && $0["height"] != nil })
        #expect(try page(bench, "index.html").all("a").map { $0["href"] }.contains("everything.html"))
    }
}
