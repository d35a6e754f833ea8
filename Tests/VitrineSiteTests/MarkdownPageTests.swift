import Foundation
import TestSupport
import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup

@testable import VitrineSite

@Suite("Pages of Markdown files")
struct MarkdownPageTests {
    private static let start = """
        ---
        summary: How to begin.
        order: 1
        ---
        # Getting *started*

        See [colors](guidelines/colors.md#contrast-of-text), [tiles](../../Sources/Shop/Tile.md#when),
        [frames](components/frame.html) and ![a boat](../assets/boat.png).

        ## Tiles

        - Two of them:

          ```story
          tile--tiles-1

          tile--tiles-2
          ```

        """

    private static func bench(_ files: [String: String] = [:]) throws -> Workbench {
        let bench = try Workbench()
        try bench.write("", to: "Package.swift")
        try bench.write("struct Tile {}\n", to: "Sources/Shop/Tile.swift")
        try bench.write(
            "# Tile\n\n## When\n\n[Start](../../site/pages/getting-started.md#tiles)\n", to: "Sources/Shop/Tile.md")
        try bench.write("png", to: "site/assets/boat.png")
        try bench.write(start, to: "site/pages/getting-started.md")
        try bench.write("# Colors\n\n## Contrast of text\n", to: "site/pages/guidelines/colors.md")
        try bench.write("Nothing.\n", to: "site/pages/about-us.md")
        for (name, text) in files { try bench.write(text, to: "site/pages/\(name)") }
        return bench
    }

    private func page(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read("out/\(path)")).root
    }

    private func links(_ element: XMLTree.Element?) -> [String] {
        (element?.all("a") ?? []).map { "\($0["href"] ?? "") \($0.text)" }
    }

    @Test func everyFileIsPageInAllLists() async throws {
        let bench = try Self.bench()
        defer { bench.remove() }
        let report = try await bench.build(Samples.sections(), only: nil)
        #expect(report.findings == [])
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
        let index = try page(bench, "index.html")
        let block = index.everything.first { $0["id"] == "page_guides" }
        #expect(block?.all("h3").map(\.text) == ["Guidelines"])
        #if Markdown
            let title = "Getting started"
        #else
            let title = "Getting *started*"
        #endif
        #expect(
            links(block) == [
                "pages/getting-started.html \(title)", "pages/about-us.html About us",
                "pages/guidelines/colors.html Colors",
            ])
        #expect(block?.all("p").map(\.text) == ["How to begin."])
        let blocks = index.all("section").map { $0["id"] }
        #expect(blocks == ["page_components", "page_guides", "page_pages"])
        let side = try page(bench, "pages/guidelines/colors.html").everything.first { $0["id"] == "page_navigation" }
        #expect(links(side).contains("../../pages/getting-started.html \(title)"))
        #expect(side?.all("a").filter { $0["aria-current"] == "page" }.map(\.text) == ["Colors"])
        let about = try page(bench, "pages/about-us.html")
        #expect(
            links(about.everything.first { $0["class"] == "pager" }).map { $0.prefix { $0 != " " } } == [
                "../pages/getting-started.html", "../pages/guidelines/colors.html",
            ])
        #expect(
            links(about.everything.first { $0["class"] == "breadcrumb" }).last == "../index.html#page_guides Guides")
        let listing = try SiteListing(
            Site(
                sections: Samples.sections(), registry: .samples, folder: bench.site, configuration: SiteConfiguration()
            ))
        #expect(listing.text().contains("\nGuides\n  pages/getting-started.html "))
        #expect(listing.json.contains("\"path\":\"pages/guidelines/colors.html\""))
        let lines = try bench.read("out/index.json").split(separator: "\n").filter { $0.contains("\"kind\":\"guide\"") }
        #expect(lines.count == 3)
        #expect(lines.contains { $0.contains("site/pages/getting-started.md\"") })
    }

    #if Markdown
        @Test func linksToFilesLeadToPages() async throws {
            let bench = try Self.bench()
            defer { bench.remove() }
            try await bench.build(Samples.sections())
            let start = try page(bench, "pages/getting-started.html").first("main")
            #expect(
                links(start?.all("p").first { $0.text.hasPrefix("See") }) == [
                    "../pages/guidelines/colors.html#prose_contrast-of-text colors",
                    "../components/tile.html#prose_when tiles", "../components/frame.html frames",
                ])
            #expect(start?.first("img")?["src"] == "../assets/boat.png")
            let tile = try page(bench, "components/tile.html").first("main")
            #expect(links(tile).contains("../pages/getting-started.html#prose_tiles Start"))
        }

        @Test func storiesAreShownInFramesWithLinksToTheirPages() async throws {
            let bench = try Self.bench()
            defer { bench.remove() }
            try await bench.build(Samples.sections())
            let figures = try page(bench, "pages/getting-started.html").all("div").filter { $0["class"] == "row" }
            #expect(
                figures.map(links) == [
                    ["../stories/tile--tiles-1.html Tile: Tiles: 1"], ["../stories/tile--tiles-2.html Tile: Tiles: 2"],
                ])
            let frames = figures.compactMap { $0.first("iframe") }
            #expect(frames.map { $0["src"] } == ["../bare/tile--tiles-1.html", "../bare/tile--tiles-2.html"])
            #expect(frames.allSatisfy { Int($0["height"] ?? "") != nil && $0["title"]?.hasPrefix("Tile: ") == true })
        }

        @Test func brokenLinkHasLineOfFile() async throws {
            let bench = try Self.bench(["about-us.md": "---\ntitle: Us\n---\n\nA [link](nowhere.md).\n"])
            defer { bench.remove() }
            let failure = await #expect(throws: BuildFailure.self) { try await bench.build(Samples.sections()) }
            let finding = try #require(failure?.check.findings.first)
            #expect(finding.path == "pages/about-us.html")
            #expect(finding.rule == "broken-link")
            #expect(finding.source?.hasSuffix("site/pages/about-us.md:5") == true)
            #expect(finding.component == nil)
        }

        @Test(arguments: [
            (
                "---\ntitel: Us\n---\n", 2,
                "unknown key “titel” (did you mean “title”?); the keys are title, summary, order"
            ),
            ("---\ntitle: Us\norder: first\n---\n", 3, "order must be a whole number"),
            ("---\n- Us\n---\n", 2, "front matter must be keys and values"),
            ("---\ntitle: Us\n", 1, "the front matter is not closed; add a line --- after its last key"),
            (
                "# Us\n\n> ```story\n> tile--tiles-1\n> tile--tile-2\n> ```\n", 5,
                "there is no story “tile--tile-2”; did you mean “tile--tiles-2”?"
            ),
            (
                "```story\n```\n", 1,
                "the block of stories is empty; write the name of a story, such as badge--plain"
            ),
        ])
        func mistakesHaveLines(text: String, line: Int, message: String) async throws {
            let bench = try Self.bench(["about-us.md": text])
            defer { bench.remove() }
            let failure = await #expect(throws: BuildFailure.self) { try await bench.build(Samples.sections()) }
            let problem = try #require(failure?.site.first)
            #expect(failure?.site.count == 1)
            #expect(problem.file?.hasSuffix("site/pages/about-us.md") == true)
            #expect(problem.line == line)
            #expect(problem.message == message)
            #expect(problem.kind == .content)
        }

        @Test func translationIsUsedInItsLanguage() async throws {
            let bench = try Self.bench([
                "getting-started.de.md": "---\nsummary: Wie man anfängt.\n---\n# Erste Schritte\n\n## Kacheln\n",
                "guidelines/colors.md": "# Colors\n\n[Tiles](../getting-started.md#tiles)\n\n## Contrast of text\n",
            ])
            defer { bench.remove() }
            try await bench.build(Samples.sections(), locales: ["de-AT", "ar"])
            #expect(try LinkChecker("\(bench.path)/out").problems == [])
            let german = try page(bench, "de-AT/pages/getting-started.html")
            #expect(german.first("h1")?.text == "Erste Schritte")
            #expect(german.first("main")?.everything.contains { $0["lang"] != nil } == false)
            let colors = try page(bench, "de-AT/pages/guidelines/colors.html").first("main")
            #expect(colors?.everything.first { $0["class"] == "prose" }?["lang"] == "en")
            #expect(links(colors).contains("../../pages/getting-started.html Tiles"))
            let arabic = try page(bench, "ar/pages/getting-started.html").first("main")
            #expect(arabic?.first("h1")?.first("span")?["lang"] == "en")
            #expect(arabic?.everything.first { $0["class"] == "prose" }?["dir"] == "ltr")
            #expect(arabic?.first("iframe")?["src"] == "../bare/tile--tiles-1.html")
        }
    #endif

    @Test(arguments: ["de", "DE", "de-AT"]) func translationNeedsOriginal(locale: String) async throws {
        let bench = try Self.bench(["missing.de.md": "# Fehlt\n", "v1.2.md": "# Version\n", "About us.md": "# Us\n"])
        defer { bench.remove() }
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(Samples.sections(), locales: [locale])
        }
        #expect(
            failure?.site.map(\.message).map { $0.replacing("\(bench.path)/", with: "") } == [
                "is the translation of a page that does not exist; add site/pages/missing.md",
                "has the same path in the site as site/pages/About us.md; rename one of them",
            ])
    }

    // On macOS, file names usually must differ in more than case, so `DE` and `de` would be one file.
    #if os(Linux)
        private static let sameLanguages = [("de", "deu", "de"), ("DE", "de", "de"), ("pt-BR", "pt-br", "pt-BR")]
    #else
        private static let sameLanguages = [("de", "deu", "de")]
    #endif

    @Test(arguments: sameLanguages)
    func secondTranslationIntoLanguage(first: String, second: String, language: String) async throws {
        let bench = try Self.bench(["about-us.\(first).md": "# One\n", "about-us.\(second).md": "# Two\n"])
        defer { bench.remove() }
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(Samples.sections()) }
        #expect(
            failure?.site.map(\.description).map { $0.replacing("\(bench.path)/", with: "") } == [
                "site/pages/about-us.\(second).md: error: duplicate translation into “\(language)”: the first is "
                    + "site/pages/about-us.\(first).md; remove one of them"
            ])
    }

    @Test func textIsShownWithoutMarkdown() async throws {
        let bench = try Self.bench()
        defer { bench.remove() }
        var configuration = SiteConfiguration()
        configuration.readsMarkdown = false
        var options = BuildOptions()
        options.output = bench.output
        options.isDurable = false
        let report = try await Site(
            sections: Samples.sections(), registry: .samples, folder: bench.site, configuration: configuration
        ).build(options)
        #expect(report.hints.first?.hasPrefix("3 texts are shown without formatting") == true)
        let start = try page(bench, "pages/getting-started.html")
        #expect(start.first("h1")?.text == "Getting *started*")
        #expect(start.first("main")?.all("p").contains { $0.text == "## Tiles" } == true)
    }

    @Test func singleGuideIsBuilt() async throws {
        let bench = try Self.bench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let before = bench.tree("out")
        try bench.write("# Us\n\nWords.\n", to: "site/pages/about-us.md")
        try await bench.build(Samples.sections(), only: "pages/about-us.html")
        let after = bench.tree("out")
        let changed = after.keys.filter { after[$0] != before[$0] && !$0.hasPrefix("manifest") }.sorted()
        #expect(changed == ["index.json", "pages/about-us.html"])
    }

    @Test func newGuideAndFormerAddress() async throws {
        let bench = try Self.bench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), to: "release")
        try bench.write("# Words\n", to: "site/pages/words.md")
        try bench.write("pages/old/words.html: pages/words.html\n", to: "site/moved.yml")
        try bench.remove("site/pages/about-us.md")
        try await bench.build(Samples.sections()) { $0.since = "\(bench.path)/release" }
        let changes = try page(bench, "changes.html").first("main")
        #expect(changes?.everything.first { $0["id"] == "page_guides" }?.all("li").map(\.text) == ["Words New"])
        #expect(changes?.everything.first { $0["id"] == "page_removed" }?.text.contains("pages/about-us.html") == true)
        #expect(try bench.read("out/pages/old/words.html").contains("url=../../pages/words.html"))
    }

    @Test func changedGuideIsMarked() async throws {
        let words = "# Words\n\n```story\ntile--tiles-2\n```\n"
        let bench = try Self.bench(["words.md": words])
        defer { bench.remove() }
        func block(_ folder: String, _ id: String) throws -> XMLTree.Element? {
            try XMLTree(parsing: try bench.read("\(folder)/changes.html")).root.everything.first { $0["id"] == id }
        }
        try await bench.build(Samples.sections(), to: "release")
        try bench.write("Something.\n", to: "site/pages/about-us.md")
        // A guide that only moved does not count as changed, and neither does a guide that shows a changed story.
        try bench.remove("site/pages/words.md")
        try bench.write(words, to: "site/pages/new/words.md")
        try bench.write("pages/words.html: pages/new/words.html\n", to: "site/moved.yml")
        let sections = Samples.sections(second: "Zwei")
        try await bench.build(sections) { $0.since = "\(bench.path)/release" }
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
        #expect(try block("out", "page_guides")?.all("li").map(\.text) == ["About us Changed"])
        let groups = try block("out", "page_changed")?.all("li").map(\.text) ?? []
        #expect(groups.contains { $0.contains("Nothing") && $0.contains("Something") && $0.hasSuffix("About us") })
        #expect(try page(bench, "pages/about-us.html").first("main")?.first("h1")?.text == "About us Changed")
        // If the release was itself built with `--since`, the marks in it do not count as changes.
        try await bench.build(sections, to: "later") { $0.since = "\(bench.path)/out" }
        #expect(try block("later", "page_guides") == nil && block("later", "page_changed") == nil)
        // A list of hashes does not show whether the text of a guide or only the page around it changed.
        try await bench.build(sections, to: "hashes") { $0.since = "\(bench.path)/release/manifest.sha256" }
        #expect(try block("hashes", "page_guides") == nil)
    }

    @Test func developmentServerShowsCurrentFiles() throws {
        let bench = try Self.bench()
        defer { bench.remove() }
        let site = Site(
            sections: Samples.sections(), registry: .samples, folder: bench.site, configuration: SiteConfiguration())
        func text(_ path: String) throws -> String? {
            try LivePages(site, options: BuildOptions()).file(path).map { String(decoding: $0.bytes, as: UTF8.self) }
        }
        #expect(try text("pages/about-us.html")?.contains("Nothing.") == true)
        #expect(try text("pages/new/words.html") == nil)
        try bench.write("Something.\n", to: "site/pages/about-us.md")
        try bench.write("# Words\n", to: "site/pages/new/words.md")
        #expect(try text("pages/about-us.html")?.contains("Something.") == true)
        #expect(try text("pages/new/words.html")?.contains(">Words<") == true)
        try bench.remove("site/pages/new/words.md")
        #expect(try text("pages/new/words.html") == nil)
    }
}
