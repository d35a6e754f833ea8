import Testing
import VitrineComponents
import VitrineHTML
import VitrineSite

/// A component with nested elements. The writer accepts more levels than the parser.
private struct Nest: Component, Identifiable {
    let id: Int
    var depth: Int
}

private struct NestView: ComponentView {
    let nest: Nest

    init(viewModel: Nest) { nest = viewModel }

    func body(_ html: HTML) { level(nest.depth, html) }

    private func level(_ depth: Int, _ html: HTML) {
        html.div { depth > 1 ? level(depth - 1, html) : html.text("x") }
    }
}

@Suite("The check that every page passes")
struct PageCheckTests {
    private func build(_ depth: Int, _ bench: Workbench) async throws(BuildFailure) -> BuildReport {
        var registry = Registry()
        registry.register(viewModelType: Nest.self, viewType: NestView.self)
        let rows: [any Component] = [Nest(id: 1, depth: 2), Nest(id: 2, depth: depth)]
        let section = Section(id: "s", rows: rows, file: "App/Pages.swift", line: 12).storyPages(.none)
        var options = BuildOptions()
        options.output = "\(bench.path)/out"
        return try await Site(
            sections: [section], registry: registry, folder: bench.site, configuration: SiteConfiguration()
        ).build(options)
    }

    @Test("A page that the parser rejects is reported with line, column, component and declaration of the row")
    func tooDeep() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let failure = await #expect(throws: BuildFailure.self) { try await build(600, bench) }
        let finding = try #require(failure?.findings.first { $0.path == "s.html" })
        #expect(finding.rule == "well-formed")
        #expect(finding.message.hasPrefix("elements are nested more than "))
        #expect(finding.line > 1)
        #expect(finding.column > 256 * "<div>".count)
        #expect(finding.component == "Nest")
        #expect(finding.instance == "s/2")
        #expect(finding.source == "App/Pages.swift:12")
        #expect(bench.tree("out").isEmpty)
    }

    @Test("A page that the parser accepts is written")
    func deepEnough() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        #expect(try await build(200, bench).added.contains("s.html"))
    }
}
