import TestSupport
import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup

@testable import VitrineSite

/// A component whose view writes nothing.
private struct Silence: Component, Identifiable { let id: Int }

private struct SilenceView: ComponentView {
    init(viewModel: Silence) {}
    func body(_ html: HTML) {}
}

/// Tests that pages with nothing to show state what is missing and what to do next.
@Suite("Pages with nothing to show")
struct EmptyPageTests {
    private func page(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read("out/\(path)")).root
    }

    private func summaries(_ bench: Workbench, _ path: String) throws -> [String] {
        try page(bench, path).all("p").filter { $0["class"] == "summary" }.map(\.text)
    }

    private func panel(_ title: String, _ page: XMLTree.Element) -> String? {
        page.all("details").map(\.text).first { $0.hasPrefix(title) }
    }

    @Test func galleryWithoutSections() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build([])
        #expect(
            try summaries(bench, "index.html") == [
                "The gallery has no sections yet. The first section that sections(in:) returns becomes the first page."
            ])
        #expect(try page(bench, "index.html").all("ul").allSatisfy { !$0.all("li").isEmpty || $0["class"] != "cards" })
    }

    @Test func sectionWithoutRows() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build([
            Section(id: "empty", title: "Empty"), Section(id: "headed", header: Tile(id: 1, title: "x")),
        ])
        #expect(
            try summaries(bench, "empty.html") == [
                "This page has no rows yet. Components and stories of its section appear here."
            ])
        #expect(try page(bench, "empty.html").all("div").allSatisfy { $0["class"] != "screen" })
        #expect(try summaries(bench, "headed.html") == [])
    }

    @Test func componentWithoutPage() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build([Section(id: "frames", rows: [Frame(id: "a", tile: Tile(id: 1, title: "One"))])])
        #expect(
            try summaries(bench, "components/pointer.html") == [
                "No page shows this component. Add a story of it to a section, and it appears here."
            ])
        #expect(
            try summaries(bench, "components/tile.html") == [
                """
                This component has no story of its own; it appears inside others. Add a story of it to a section, and it \
                appears here.
                """
            ])
    }

    @Test func emptyStory() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        var registry = Registry.samples
        registry.register(SilenceView.self)
        try await bench.build(
            [
                Section(id: "a") {
                    Story("Quiet", Silence(id: 1)); Story("Loud", Tile(id: 1, title: "One"))
                }
            ],
            registry: registry)
        #expect(
            try summaries(bench, "stories/silence--quiet.html") == [
                "This story shows nothing: its view wrote no elements. If that is intended, its notes can say so."
            ])
        #expect(try summaries(bench, "stories/tile--loud.html") == [])
        #expect(
            panel("Accessibility tree", try page(bench, "stories/silence--quiet.html"))
                == "Accessibility treeNothing is announced. If the story has content, give it text or an accessible name."
        )
    }

    @Test func storyWithoutFindingsOrChanges() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let sections = [Section(id: "a") { Story("One", Tile(id: 1, title: "One")) }]
        try await bench.build(sections, to: "release")
        try await bench.build(sections) { $0.since = "\(bench.path)/release" }
        let story = try page(bench, "stories/tile--one.html")
        #expect(
            panel("Findings", story) == "FindingsThe checks found nothing in this story; there is nothing to fix.")
        #expect(panel("Changes", story) == "ChangesThis story has not changed since the last release.")
        #expect(
            try summaries(bench, "changes.html") == [
                "Nothing changed since the last release. What changes before the next build appears here."
            ])
    }

    @Test func searchWithoutResult() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        var configuration = SiteConfiguration()
        configuration.hasSearch = true
        var options = BuildOptions()
        options.output = bench.output
        options.isDurable = false
        let site = Site(
            sections: Samples.sections(), registry: .samples, folder: bench.site, configuration: configuration)
        _ = try await site.build(options)
        #expect(
            try page(bench, "index.html").first("output")?["data-none"]
                == "Nothing found. Fewer or shorter words find more.")
    }

    @Test(arguments: [
        (
            "check:\n  contrast: false\n",
            "Contrast is not checked in this gallery. To see the pairs here, remove contrast: false"
        ),
        (
            "",
            "No page has a text whose colors are certain. "
                + "A pair appears here when a stylesheet gives a text both colors."
        ),
    ])
    func designTokensWithoutPairs(checks: String, expected: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme()
        try bench.write(":root { --gap: 1rem }", to: "site/themes/mine/assets/style.css")
        try bench.write(checks, to: "site/vitrine.yml")
        try await bench.build(Samples.sections(), theme: "mine")
        #expect(try page(bench, "design-tokens.html").text.contains(expected))
        let site = Site(
            sections: Samples.sections(), registry: .samples, folder: bench.site, configuration: SiteConfiguration())
        var options = BuildOptions()
        options.theme = "mine"
        let live = try #require(try LivePages(site, options: options).file("design-tokens.html"))
        #expect(try XMLTree(parsing: String(decoding: live.bytes, as: UTF8.self)).root.text.contains(expected))
    }

    @Test func completeCoverage() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let rows: [any Component] = [
            Tile(id: 1, title: "One"), Pointer(section: "a"), Frame(id: "a", tile: Tile(id: 2, title: "Two")),
            Note(text: "x"),
        ]
        try bench.write("<p>{{text}}</p>", to: "site/templates/note.mustache")
        try await bench.build([Section(id: "a", rows: rows)])
        #expect(
            try summaries(bench, "coverage.html") == [
                "Every component has a story, and stories show every value that can be counted."
            ])
    }
}
