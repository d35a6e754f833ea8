import Testing
import VitrineComponents
import VitrineMarkup
import VitrineSupport

@testable import VitrineSite

/// Tests the changes since a release: they are described on a page, and marked in lists.
@Suite("Changes since a release")
struct ReleaseChangesTests {
    private static func sections(_ titles: [String]) -> [VitrineComponents.Section] {
        [
            Section(
                id: "a", title: "First page",
                rows: titles.enumerated().map {
                    Story("Story \($0.offset + 1)", Tile(id: $0.offset, title: $0.element))
                })
        ]
    }

    private func page(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read("out/\(path)")).root
    }

    private func flags(_ element: XMLTree.Element?) -> [String] {
        (element?.all("span") ?? []).filter { $0["class"]?.hasPrefix("flag") == true }.map(\.text)
    }

    /// Returns the text of the panel with this title on the page about a story; nil if there is none.
    private func panel(_ title: String, _ root: XMLTree.Element) -> String? {
        root.all("details").first { $0.first("summary")?.text.hasPrefix(title) == true }?.text
    }

    @Test("The page describes changed, new and removed stories in sentences, and lists mark them")
    func changes() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("p { margin: 0 }\n", to: "site/assets/site.css")
        try await bench.build(Self.sections(["One", "Two"]), to: "release")
        try bench.write("p { margin: 1px }\n", to: "site/assets/site.css")
        let report = try await bench.build(Self.sections(["Eins", "Two", "Three"])) {
            $0.since = "\(bench.path)/release"
        }
        #expect(report.findings == [])
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
        let changes = try page(bench, "changes.html")
        let sections = changes.all("section").map { ($0["id"] ?? "", $0.all("li").map(\.text)) }
        #expect(sections.map(\.0) == ["page_changed", "page_stories-new", "page_sections", "page_files"])
        #expect(sections[0].1 == ["Tile <h2>: “One” became “Eins”Tile, Story 1"])
        #expect(sections[1].1 == ["Tile, Story 3"])
        #expect(sections[2].1 == ["First page Changed"])
        #expect(sections[3].1 == ["assets/site.css Changed"])
        let index = try page(bench, "index.html").first("main")
        #expect(index?.all("li").filter { $0.first("div") != nil }.map(flags) == [["Changed"]])
        #expect(index?.all("a").map { $0["href"] }.contains("changes.html") == true)
        let component = try page(bench, "components/tile.html").first("main")
        #expect(component?.all("article").filter { $0["class"] == "story" }.map(flags) == [["Changed"], [], ["New"]])
    }

    @Test("The component's name precedes the story's, each in its own direction, unless the latter begins with it")
    func names() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        func sections(_ title: String) -> [VitrineComponents.Section] {
            [
                Section(
                    id: "a", title: "First page",
                    rows: ["بلاط", "Tile, plain", "Tile", "Tiles"].enumerated().map {
                        Story($0.element, Tile(id: $0.offset, title: title))
                    })
            ]
        }
        try await bench.build([Section(id: "b", title: "Empty")], to: "release")
        try await bench.build(sections("One")) { $0.since = "\(bench.path)/release" }
        let new = try page(bench, "changes.html").all("section").first { $0["id"] == "page_stories-new" }
        #expect(new?.all("a").map(\.text) == ["Tile, بلاط", "Tile, plain", "Tile", "Tile, Tiles"])
        #expect(
            new?.all("a").map { $0.all("bdi").map(\.text) } == [
                ["Tile", "بلاط"], ["Tile, plain"], ["Tile"], ["Tile", "Tiles"],
            ])
        try await bench.build(sections("Two"), to: "later") { $0.since = "\(bench.path)/out" }
        let changed = try XMLTree(parsing: try bench.read("later/changes.html")).root.all("section")
            .first { $0["id"] == "page_changed" }
        #expect(changed?.all("a").map(\.text) == ["Tile, بلاط", "Tile, plain", "Tile", "Tile, Tiles"])
    }

    @Test("The page about a story says what changed in it")
    func panels() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Self.sections(["One", "Two"]), to: "release")
        try await bench.build(Self.sections(["Eins", "Two", "Three"])) { $0.since = "\(bench.path)/release" }
        func changes(_ number: Int) throws -> String? {
            try panel("Changes", page(bench, "stories/tile--story-\(number).html"))
        }
        #expect(try changes(1) == "Changes 1Tile <h2>: “One” became “Eins”")
        #expect(try changes(2) == "ChangesThis story has not changed since the last release.")
        #expect(try changes(3) == "ChangesThis story is new.")
    }

    @Test("A list of the former files shows only which stories changed, and the page says so")
    func hashes() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Self.sections(["One", "Two"]), to: "release")
        try await bench.build(Self.sections(["Eins", "Two"])) { $0.since = "\(bench.path)/release/manifest.sha256" }
        let changes = try page(bench, "changes.html")
        #expect(changes.text.contains("Only a list of the former files was given"))
        #expect(changes.all("section").map { $0["id"] } == ["page_stories-changed"])
        #expect(changes.all("section").first?.all("li").map(\.text) == ["Tile, Story 1"])
    }

    @Test("Nothing changed: the page says so, and nothing is marked; a build without a release has no such page")
    func same() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Self.sections(["One"]), to: "release")
        try await bench.build(Self.sections(["One"])) { $0.since = "\(bench.path)/release" }
        let changes = try page(bench, "changes.html")
        #expect(changes.first("main")?.text.contains("Nothing changed since the last release.") == true)
        #expect(flags(changes) == [])
        #expect(bench.tree("release")["changes.html"] == nil)
        let again = try await bench.build(Self.sections(["One"])) { $0.since = "\(bench.path)/out" }
        #expect(again.findings == [])
        #expect(try await bench.build(Self.sections(["One"])) { $0.since = "\(bench.path)/release" }.findings == [])
    }

    @Test("A story that moved is compared with the story at its former address")
    func moved() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build([Section(id: "a") { Story("Old", Tile(id: 1, title: "One")) }], to: "release")
        try bench.write("stories/tile--old.html: stories/tile--new.html\n", to: "site/moved.yml")
        try await bench.build([Section(id: "a") { Story("New", Tile(id: 1, title: "Eins")) }]) {
            $0.since = "\(bench.path)/release"
        }
        let changed = try page(bench, "changes.html").all("section").first { $0["id"] == "page_changed" }
        #expect(changed?.text.contains("“One” became “Eins”") == true)
    }

    @Test("Only the id and the instance of a story that moved, and those of its parts, are replaced")
    func movedNames() {
        func story(_ id: String, _ instance: String) -> String {
            """
            <main><div id="\(id)" data-instance="\(instance)"><p id="apple" data-id="a">1</p><p id="\(id)_name">2</p>\
            <p id="\(id)--item" data-instance="\(instance)/item">3</p><p data-instance="a/10">4</p></div></main>
            """
        }
        let renamed = FormerPage.renamed(Array(story("a", "a/1").utf8), as: Array(story("b", "a/2").utf8))
        #expect(String(decoding: renamed, as: UTF8.self) == story("b", "a/2"))
    }

    @Test("Findings about a story are on its page and on that of its component")
    func findings() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let sections = [
            Section(id: "a") {
                Story("Fine", Tile(id: 1, title: "One"))
                Story("Empty", Tile(id: 2, title: ""))
            }
        ]
        try await bench.build(sections)
        let empty = try page(bench, "stories/tile--empty.html")
        #expect(panel("Findings", empty)?.contains("heading-empty") == true)
        #expect(
            panel("Findings", try page(bench, "stories/tile--fine.html"))
                == "FindingsThe checks found nothing in this story; there is nothing to fix.")
        let component = try page(bench, "components/tile.html")
        let found = component.all("section").first { $0["id"] == "page_findings" }
        #expect(found?.all("h3").map(\.text) == ["Empty"])
        // A second build that can reuse pages of the first one writes the same findings.
        try await bench.build(sections) { $0.memory = "\(bench.path)/memory" }
        let before = bench.tree("out")
        try await bench.build(sections) { $0.memory = "\(bench.path)/memory" }
        #expect(bench.tree("out") == before)
    }

    @Test("Merging parts with --since produces the same bytes as one run")
    func parts() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Self.sections(["One", ""]), to: "release")
        let sections = Self.sections(["Eins", "", "Three"])
        try await bench.build(sections) { $0.since = "\(bench.path)/release" }
        let site = Site(
            sections: sections, registry: .samples, folder: bench.site, configuration: Self.configuration)
        func options(_ output: String) -> BuildOptions {
            var options = BuildOptions()
            options.output = "\(bench.path)/\(output)"
            options.isDurable = false
            return options
        }
        for number in 1...2 {
            let shard = try #require(Shard("\(number)/2"))
            _ = try await site.build(shard, options("part-\(number)"), costs: nil)
        }
        var merged = options("merged")
        merged.since = "\(bench.path)/release"
        _ = try await site.merge(["\(bench.path)/part-1", "\(bench.path)/part-2"], merged, costs: nil)
        #expect(bench.tree("merged") == bench.tree("out"))
    }

    private static var configuration: SiteConfiguration {
        var configuration = SiteConfiguration()
        configuration.title = "Sample"
        return configuration
    }
}
