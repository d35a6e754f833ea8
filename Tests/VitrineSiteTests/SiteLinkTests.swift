import Testing
import VitrineComponents
import VitrineHTML

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Links between pages")
struct SiteLinkTests {
    private var sections: [VitrineComponents.Section] {
        let tiles = (1...45).map { number in
            Section(
                id: .integer(number), title: "Page \(number)",
                header: Tile(id: 0, title: "Head"), footer: Pointer(section: .integer(number), row: 3),
                rows: [Tile(id: 3, title: "x"), Story("Named & <odd>", Tile(id: 4, title: "y"), tags: ["t"])]
            )
            .group(number < 20 ? "Low" : "High & higher")
        }
        let others = [
            Section(id: "日本", rows: [Frame(id: "枠", tile: Tile(id: 1, title: "x"))]),
            Section(id: "links") {
                Pointer(section: "日本", row: "枠")
                Pointer(section: 45, row: 4)
                Pointer(section: "bare")
            },
            Section(id: "bare", rows: [Tile(id: 1, title: "x"), Tile(id: 2, title: "y")]).storyPages(.none),
            Section(
                id: "named", rows: [Story("One", Tile(id: 1, title: "x")), Tile(id: 2, title: "y")]
            )
            .storyPages(.named),
        ]
        return others + tiles
    }

    @Test(arguments: ["default", "paper"]) func noBrokenLinksOrFragments(theme: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("p { color: red }", to: "site/assets/site.css")
        try await bench.build(sections, theme: theme)
        let checker = try LinkChecker(bench.output)
        #expect(checker.problems == [])
        #expect(checker.count > 2_500)
    }

    @Test func linkCheckerFindsBrokenLinks() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("<p id=\"x\"><a href=\"b/two.html#y\"/><a href=\"b/two.html#z\"/></p>", to: "s/one.html")
        try bench.write(
            "<p id=\"y\"><i id=\"y\"/><a href=\"../One.html\"/><a href=\"../../x\"/><a href=\"/one.html\"/></p>",
            to: "s/b/two.html")
        #expect(
            try LinkChecker("\(bench.path)/s").problems == [
                "b/two.html: ../../x leaves the site", "b/two.html: ../One.html", "b/two.html: /one.html",
                "b/two.html: the id y twice", "one.html: b/two.html#z",
            ])
    }

    @Test func linksToSectionAndRow() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build([
            Section(id: "links", rows: [Pointer(section: "tiles"), Pointer(section: "tiles", row: 7)]),
            Section(id: "tiles", rows: [Tile(id: 7, title: "x")]),
        ])
        let page = try bench.read("out/links.html")
        #expect(page.contains("<a href=\"tiles.html\">Go</a>"))
        #expect(page.contains("<a href=\"tiles.html#tiles--7\">Go</a>"))
        let story = try bench.read("out/bare/pointer--links-pointer-2.html")
        #expect(story.contains("<a href=\"../tiles.html#tiles--7\">Go</a>"))
    }
}

/// A component whose view gives its root element an `id`, or writes nothing if `isEmpty`.
private struct Shy: Component, Identifiable {
    let id: Int
    var isEmpty: Bool
}

private struct ShyView: ComponentView {
    let shy: Shy

    init(viewModel: Shy) { shy = viewModel }

    func body(_ html: HTML) {
        if !shy.isEmpty { html.p("x", .id("own")) }
    }
}

@Suite("Rows whose root element has no id from the site")
struct ShyRowTests {
    @Test("An empty element with the expected id keeps links to such rows working")
    func anchors() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        var registry = Registry()
        registry.register(viewModelType: Shy.self, viewType: ShyView.self)
        let section = Section(id: "s", rows: [Shy(id: 1, isEmpty: false), Shy(id: 2, isEmpty: true)])
        var options = BuildOptions()
        options.output = "\(bench.path)/out"
        _ = try await Site(
            sections: [section], registry: registry, folder: bench.site, configuration: SiteConfiguration()
        ).build(options)
        let page = try bench.read("out/s.html")
        #expect(
            page.contains(#"<p id="own" data-component="Shy" data-instance="s/1">x</p><span id="s--1"></span></li>"#))
        #expect(page.contains(#"<li class="row"><span id="s--2"></span></li>"#))
    }
}
