import Testing
import VitrineComponents

@testable import VitrineMarkup
@testable import VitrineSite

@Suite("The page of the design tokens")
struct DesignTokenTests {
    private static let styles = """
        :root {
          --brand: light-dark(#123456, #abcdef); --gap: 1.5rem; --soft: 0 1px 2px #000; --quick: 150ms;
          --lost: #010203; --faint: #aaa;
        }
        [data-theme="sepia"] { --brand: #704214 }
        .tile { color: var(--brand) }
        @media print { .frame { padding: var(--gap) } }
        .frame:hover h2 { box-shadow: var(--soft); transition: color var(--quick) }
        .tile h2 { color: var(--faint); background: #fff }
        """

    private static let layout = """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="{{lang}}" dir="{{dir}}">
        <head><meta charset="utf-8"/><title>{{title}}</title><meta name="color-scheme" content="light dark"/>
        <link rel="stylesheet" href="{{top}}assets/site.css"/></head>
        <body><nav id="page_navigation">{{{navigation}}}</nav><main>{{{content}}}</main></body>
        </html>

        """

    private func bench(contrast: Bool = true, _ styles: String = styles) throws -> Workbench {
        let bench = try Workbench()
        try bench.write("name: Mine\n", to: "site/themes/mine/theme.yml")
        try bench.write(Self.layout, to: "site/themes/mine/layouts/page.mustache")
        try bench.write(Self.layout, to: "site/themes/mine/layouts/story.mustache")
        try bench.write(styles, to: "site/assets/site.css")
        try bench.write("check:\n  contrast: \(contrast)\n", to: "site/vitrine.yml")
        return bench
    }

    private func page(_ bench: Workbench, _ path: String = "out/design-tokens.html") throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read(path)).root
    }

    /// Returns the texts of the cells in a token's row.
    private func row(_ name: String, _ page: XMLTree.Element) throws -> [String] {
        let row = try #require(page.everything.first { $0["id"] == "token_\(name)" })
        return row.everything.filter { ["th", "td"].contains($0.name) }.map(\.text)
    }

    @Test func damagedFactsAreNotUsed() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), theme: "mine")
        let before = bench.tree("out")
        let manifest = try bench.read("out/manifest.sha256")
        let line = try #require(manifest.split(separator: "\n").first { $0.hasPrefix("# styles: page index.html\t0:") })
        try bench.write(manifest.replacing(line, with: line.replacing("\t0:", with: "\t1:")), to: "out/manifest.sha256")
        try await bench.build(Samples.sections(), theme: "mine")
        #expect(bench.tree("out") == before)
    }

    @Test func everyTokenHasItsValuesAndUsers() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), theme: "mine")
        let page = try page(bench)
        #expect(page.first("h1")?.text == "Design tokens")
        #expect(
            try row("brand", page) == [
                "--brand site.css:2", "Light#123456", "Dark#abcdef",
                "Tile1 rule.tile site.css:6 · color[data-theme=\"sepia\"] #704214 site.css:5",
            ])
        #expect(
            try row("gap", page) == [
                "--gap site.css:2", "24px1.5rem", "Frame1 rule@media print .frame site.css:7 · padding",
            ])
        #expect(
            try row("soft", page) == [
                "--soft site.css:2", "rgb(0, 0, 0) 0px 1px 2px 0px",
                "Tile1 rule.frame:hover h2 site.css:8 · box-shadow",
            ])
        #expect(
            try row("quick", page) == [
                "--quick site.css:2", "150ms", "Tile1 rule.frame:hover h2 site.css:8 · transition",
            ])
        #expect(try row("lost", page) == ["--lost site.css:3", "#010203", "Unused"])
        #expect(
            page.all("section").compactMap { $0["id"] } == [
                "page_color", "page_spacing", "page_shadow", "page_duration", "page_pairs",
            ])
        let links = page.all("a").compactMap { $0["href"] }
        #expect(links.contains("components/tile.html") && links.contains("assets/site.css"))
    }

    @Test func eachSchemeShowsItsOwnDeclaration() async throws {
        let bench = try bench(
            """
            :root { --gap: 1rem; --inner: var(--gap) }
            @media (prefers-color-scheme: dark) { :root { --gap: 2rem } }
            .tile { padding: var(--gap); margin: var(--inner) }
            """)
        defer { bench.remove() }
        try await bench.build(Samples.sections(), theme: "mine")
        #expect(try row("gap", page(bench))[1...2] == ["Light16px1rem", "Dark32px2rem"])
        #expect(try row("inner", page(bench))[1...2] == ["Light16px1rem", "Dark32px2rem"])
    }

    @Test func contrastIsCheckedOnUnchangedPagesIfTurnedOn() async throws {
        let bench = try bench(contrast: false)
        defer { bench.remove() }
        let first = try await bench.build(Samples.sections(), theme: "mine")
        try bench.write("check:\n  contrast: true\n", to: "site/vitrine.yml")
        let second = try await bench.build(Samples.sections(), theme: "mine")
        let fresh = try await bench.build(Samples.sections(), to: "fresh", theme: "mine")
        #expect(!first.check.findings.contains { $0.rule == "contrast" })
        #expect(fresh.check.findings.contains { $0.rule == "contrast" })
        #expect(second.check.findings == fresh.check.findings)
    }

    @Test func hugeLengthsHaveSamples() async throws {
        let bench = try bench(
            """
            :root { --gap: 1e30px; --size: -1e30px; --soft: 0 0 0 1e30px #000 }
            .tile { padding: var(--gap); font-size: var(--size); box-shadow: var(--soft) }
            """)
        defer { bench.remove() }
        try await bench.build(Samples.sections(), theme: "mine")
        let widths = try page(bench).all("rect").compactMap { $0["width"] }
        #expect(widths.contains("240"))
        #expect(widths.contains("20056"))
    }

    @Test func worstColorPairsComeFirst() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), theme: "mine")
        let pairs = try #require(try page(bench).everything.first { $0["id"] == "page_pairs" })
        let rows = pairs.first("tbody")?.all("tr").map {
            $0.everything.filter { ["th", "td"].contains($0.name) }.map(\.text)
        }
        #expect(
            rows?.first == [
                "--faint on #ffffff large text", "LightAg2.32:1 needs 3:1#aaaaaa / #ffffff",
                "DarkAg2.32:1 needs 3:1#aaaaaa / #ffffff", "12 elements, 8 pagesFrame, Tile, Tiles",
            ])
    }

    @Test func keptFactsGiveTheSamePage() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), theme: "mine")
        let report = try await bench.build(Samples.sections(second: "Zwei"), theme: "mine")
        #expect(!report.changed.contains("design-tokens.html"))
        try await bench.build(Samples.sections(second: "Zwei"), to: "fresh", theme: "mine")
        #expect(bench.tree("out") == bench.tree("fresh"))
        try await bench.build(Samples.sections(second: "Zwei"), theme: "mine", only: "tiles.html")
        #expect(bench.tree("out") == bench.tree("fresh"))
        try await bench.build(Samples.sections(second: "Zwei"), theme: "mine", only: "design-tokens.html")
        #expect(bench.tree("out") == bench.tree("fresh"))
    }

    @Test func changedTokenChangesPage() async throws {
        let bench = try bench(contrast: false)
        defer { bench.remove() }
        try await bench.build(Samples.sections(), theme: "mine")
        try bench.write(Self.styles.replacing("1.5rem", with: "2rem"), to: "site/assets/site.css")
        let report = try await bench.build(Samples.sections(), theme: "mine")
        #expect(report.changed.contains("design-tokens.html"))
        #expect(try row("gap", page(bench))[1] == "32px2rem")
        #expect(try page(bench).text.contains("Contrast is not checked in this gallery."))
    }

    @Test func everyLanguageHasTokenPage() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), theme: "mine", locales: ["de", "ar"])
        #expect(try page(bench, "out/de/design-tokens.html").first("h1")?.text == "Design-Tokens")
        #expect(try page(bench, "out/ar/design-tokens.html").first("h1")?.text == "رموز التصميم")
        let links = try page(bench, "out/de/tiles.html").all("a").filter { $0["href"] == "design-tokens.html" }
        #expect(links.map(\.text) == ["Design-Tokens"])
        #expect(try page(bench, "out/de/design-tokens.html").all("a").contains { $0["href"] == "../assets/site.css" })
    }

    @Test func noPageWithoutCustomProperties() async throws {
        let bench = try bench(".tile { --own: 1px; padding: var(--own) }")
        defer { bench.remove() }
        let report = try await bench.build(Samples.sections(), theme: "mine")
        #expect(!report.added.contains("design-tokens.html"))
        #expect(!(try bench.read("out/tiles.html").contains("design-tokens")))
    }
}
