import Testing
import VitrineComponents
import VitrineHTML

private struct Unknown: Component {}

private struct Faulty: Component, Identifiable {
    let id: Int
}

private struct FaultyView: ComponentView {
    init(viewModel: Faulty) {}

    func body(_ html: HTML) { html.a("x", .href("javascript:alert(1)")) }
}

@Suite struct UpdateErrorTests {
    @Test func allProblemsAreReportedAndNothingChanges() throws {
        let renderer = countingRenderer()
        try renderer.updateSections([Section(id: "a", rows: [Item(1)])])
        let error = #expect(throws: RenderProblems.self) {
            try renderer.updateSections([
                Section(id: "a", header: Unknown(), rows: [Item(1), Item(1)], file: "App/Pages.swift", line: 7),
                Section(id: "a", rows: [Unknown()], file: "App/Pages.swift", line: 9),
            ])
        }
        #expect(
            error?.all.map(\.description) == [
                "App/Pages.swift:7: error: Unknown (a): no view is registered for Unknown",
                "App/Pages.swift:7: error: Item: section “a” has two rows with id 1; the first is at App/Pages.swift:7",
                "App/Pages.swift:9: error: two sections have the id “a”; the first is at App/Pages.swift:7",
                "App/Pages.swift:9: error: Unknown (a): no view is registered for Unknown",
            ])
        #expect(try markup(renderer) == #"<p id="a--1" data-component="Item" data-instance="a/1">item 1</p>"#)
    }

    @Test func failingViewKeepsOldState() throws {
        let renderer = countingRenderer()
        renderer.registry.register(viewModelType: Faulty.self, viewType: FaultyView.self)
        try renderer.updateRows([Item(1)])
        let error = #expect(throws: RenderProblems.self) {
            try renderer.updateRows([Item(1), Faulty(id: 2), Faulty(id: 3)], file: "App/Pages.swift", line: 3)
        }
        #expect(error?.all.count == 2)
        #expect(
            error?.all.first?.description
                == "App/Pages.swift:3: error: Faulty (0): the URL in “href” has the scheme “javascript:”, "
                + "which is not allowed"
        )
        #expect(renderer.sections[0].rows.count == 1)
        try renderer.appendRow(Item(2))
        #expect(renderer.sections[0].rows.count == 2)
    }
}
