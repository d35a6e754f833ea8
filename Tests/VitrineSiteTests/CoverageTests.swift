import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup
import VitrineSite

/// Tests coverage: values that no story shows are listed on a page and counted.
@Suite("Coverage")
struct CoverageTests {
    private enum Tone: CaseIterable { case calm, loud, urgent }
    private enum Shape { case round, square }
    private enum Size: CaseIterable, CustomStringConvertible, Hashable {
        static let allCases: [Size] = [.small, .of(points: 12)]
        case small
        case of(points: Int)
        var description: String { "a size" }
    }

    private struct Chip: Component, Identifiable {
        let id: String
        var tone = Tone.calm
        var isOn = false
        var dimmed: Bool?
        var size: Size?
        var shape = Shape.round
    }

    private struct ChipView: ComponentView {
        let chip: Chip

        init(viewModel: Chip) { chip = viewModel }

        func body(_ html: HTML) { html.p(chip.id) }
    }

    private static var registry: Registry {
        var registry = Registry()
        registry.register(viewModelType: Tile.self, viewType: TileView.self)
        registry.register(viewModelType: Chip.self, viewType: ChipView.self)
        return registry
    }

    private func main(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try #require(try XMLTree(parsing: try bench.read("out/\(path)")).root.first("main"))
    }

    private func rows(_ id: String, _ main: XMLTree.Element) -> [[String]] {
        let table = main.everything.first { $0["id"] == id }?.first("tbody")
        return table?.all("tr").map {
            $0.children.compactMap { if case .element(let cell) = $0 { cell.text } else { nil } }
        } ?? []
    }

    @Test("Components without a story and values that no story shows are listed with their places")
    func missing() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let report = try await bench.build(
            [
                Section(id: "chips", title: "Chips") {
                    Story("Calm", Chip(id: "a", isOn: true))
                    Chip(id: "b", tone: .urgent, isOn: false, dimmed: true, size: .of(points: 3))
                }
            ], registry: Self.registry)
        // Two components. `Chip` has 9 known values: 3 of `tone`, and 2 each of `isOn`, `dimmed` and `size`.
        #expect(report.coverage.components == 2)
        #expect(report.coverage.shownComponents == 1)
        #expect(report.coverage.values == 9)
        #expect(report.coverage.shownValues == 6)
        #expect(report.coverage.percent == 63)
        let line = #line - 10
        #expect(
            report.coverage.missing.map { $0.replacing(/^\S*\//, with: "") } == [
                "CoverageTests.swift:\(line): no story shows Chip with tone .loud",
                "CoverageTests.swift:\(line): no story shows Chip with dimmed false",
                "CoverageTests.swift:\(line): no story shows Chip with size .a size",
                "CoverageTests.swift:38: no story shows Tile",
            ])
        let page = try main(bench, "coverage.html")
        #expect(page.all("dd").map(\.text) == ["63%", "1 of 2", "6 of 9"])
        #expect(rows("page_components", page).map { $0.first } == ["Tile"])
        #expect(rows("page_values", page).map { $0.first } == ["Chip tone", "Chip dimmed", "Chip size"])
        #expect(rows("page_values", page).first?.last?.contains(".loud") == true)
        #expect(rows("page_values", page).first?.last?.contains("CoverageTests.swift:\(line)") == true)
        #expect(rows("page_unknown", page) == [["Chip shape", "Shape"]])
        let way = try main(bench, "index.html").all("a").first { $0["href"] == "coverage.html" }
        #expect(way?.text == "Coverage: 63%")
    }

    @Test("A gallery that shows everything says so")
    func complete() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        var registry = Registry()
        registry.register(viewModelType: Tile.self, viewType: TileView.self)
        let report = try await bench.build(
            [Section(id: "tiles", rows: [Tile(id: 1, title: "One")])], registry: registry)
        #expect(report.coverage.percent == 100)
        #expect(report.coverage.missing.isEmpty)
        let page = try main(bench, "coverage.html")
        #expect(
            page.first("p")?.text == "Every component has a story, and stories show every value that can be counted.")
        #expect(page.all("table").isEmpty)
    }

    /// An enum whose descriptions differ from the names of its cases; one description contains markup.
    private enum Word: String, CaseIterable, CustomStringConvertible {
        case plain = "a"
        case hostile = "</code><script>alert(1)</script>{{{x}}}"
        var description: String { rawValue }
    }

    private struct Sign: Component, Identifiable {
        let id: String
        var word = Word.plain
    }

    private struct SignView: ComponentView {
        let sign: Sign

        init(viewModel: Sign) { sign = viewModel }

        func body(_ html: HTML) { html.p(sign.word.rawValue) }
    }

    @Test("Values whose descriptions contain markup are shown as text")
    func hostileWords() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        var registry = Registry()
        registry.register(viewModelType: Sign.self, viewType: SignView.self)
        try await bench.build([Section(id: "signs", rows: [Sign(id: "a")])], registry: registry)
        let page = try main(bench, "coverage.html")
        #expect(page.all("script").isEmpty)
        #expect(rows("page_values", page).flatMap(\.self).contains { $0.contains("<script>alert(1)</script>{{{x}}}") })
    }

    @Test("Ready-made components are not counted: a gallery with only these has no page about coverage")
    func readyMade() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let report = try await bench.build(
            [Section(id: "spacers", rows: [RowSpacer(type: .flexible)])], registry: Registry())
        #expect(report.coverage.percent == 100)
        #expect(bench.tree("out")["coverage.html"] == nil)
        #expect(try !bench.read("out/index.html").contains("coverage"))
    }

    @Test("The page is in the language of its folder")
    func languages() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), language: "en", locales: ["de", "ar", "ja"])
        #expect(try main(bench, "de/coverage.html").first("h1")?.text == "Abdeckung")
        #expect(try main(bench, "ar/coverage.html").first("h1")?.text == "التغطية")
        #expect(try main(bench, "ja/coverage.html").all("dd").last?.text == "4件中3件")
    }
}
