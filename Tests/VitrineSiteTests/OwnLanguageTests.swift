import Foundation
import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup

@testable import VitrineSite

private struct Parcel: Component, Identifiable {
    let id: String
    var title: LocalizedText
    var sent = Date(timeIntervalSince1970: 1_790_000_000)
}

private struct ParcelView: ComponentView {
    let parcel: Parcel
    init(viewModel: Parcel) { parcel = viewModel }

    func body(_ html: HTML) {
        html.article(.class("parcel")) {
            html.h2(html.localized(parcel.title))
            html.p(html.context.formatters.string(from: parcel.sent, style: .date))
        }
    }
}

private struct Sign: Component {
    var section: ItemID
    var row: ItemID?
}

private struct SignView: ComponentView {
    let sign: Sign
    init(viewModel: Sign) { sign = viewModel }

    func body(_ html: HTML) {
        html.p {
            html.a(
                "Go", .class("sign"), .href(html.link(to: sign.section, row: sign.row)),
                html.hreflang(of: sign.section))
        }
    }
}

@Suite("Sections that exist only in the site's own language")
struct OwnLanguageTests {
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Law": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Gesetz"}}}},
          "Terms": {"localizations": {}},
          "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}
        }}
        """

    private static var registry: Registry {
        var registry = Registry.samples
        registry.register(ParcelView.self)
        registry.register(SignView.self)
        return registry
    }

    private static func sections(
        _ languages: SectionLanguages = .own, word: String = "One"
    ) -> [VitrineComponents.Section] {
        [
            Section(id: "tiles", title: "Tiles") {
                Story("First", Tile(id: 1, title: "One"))
                Story("Hello", Parcel(id: "p", title: "Hello"))
                Sign(section: "terms")
                Sign(section: "terms", row: "q")
                Sign(section: "law")
                Sign(section: "last")
            },
            Section(id: "terms", title: "Terms") {
                Story("Fine print", Tile(id: 2, title: word), notes: "Small.")
                Story("Sent", Parcel(id: "q", title: "Terms"))
                Tile(id: 3, title: "Three")
            }
            .summary("What counts.").group("Legal").languages(languages),
            Section(id: "law", title: "Law", rows: [Frame(id: "f", tile: Tile(id: 4, title: "Four"))])
                .group("Law").languages(languages),
            Section(id: "last", title: "Last", rows: [Tile(id: 5, title: "Five")]),
        ]
    }

    private func bench() throws -> Workbench {
        let bench = try Workbench()
        try bench.write(Self.catalog, to: "site/Localizable.xcstrings")
        let css = ":root { --stamp: #111111 } .tile, .parcel { color: var(--stamp); background: #eeeeee }"
        try bench.write(css, to: "site/assets/site.css")
        return bench
    }

    @discardableResult
    private func build(
        _ bench: Workbench, _ sections: [VitrineComponents.Section] = sections(), locales: [String] = ["de", "ar"],
        to output: String? = nil, _ configure: (inout BuildOptions) -> Void = { _ in }
    ) async throws(BuildFailure) -> BuildReport {
        try await bench.build(sections, to: output, registry: Self.registry, locales: locales, configure)
    }

    private func page(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read("out/\(path)")).root
    }

    /// Returns the address, `hreflang` and `lang` of each link with this text on a page.
    private func links(_ bench: Workbench, _ path: String, _ text: String) throws -> [[String?]] {
        try page(bench, path).all("a").filter { $0.text == text }.map { [$0["href"], $0["hreflang"], $0["lang"]] }
    }

    @Test("Their pages and the pages of their stories are only in the top folder, and no link is broken")
    func onlyInTopFolder() async throws {
        let bench = try bench()
        defer { bench.remove() }
        let report = try await build(bench)
        #expect(report.findings.filter { $0.rule != "missing-string" } == [])
        let links = try LinkChecker("\(bench.path)/out")
        #expect(links.problems == [])
        #expect(links.count > 100)
        let pages = Set(bench.tree("out").keys.filter { $0.hasSuffix(".html") })
        func further(_ folder: String) -> Set<String> {
            Set(pages.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) })
        }
        let top = pages.filter { !$0.hasPrefix("de/") && !$0.hasPrefix("ar/") }
        #expect(further("de/") == further("ar/"))
        // A story that is shown in frames but has no page in Arabic has a page with the opposite text direction.
        let expected: [String] = [
            "bare/frame--law-f.html", "bare/parcel--sent.html", "bare/tile--fine-print.html", "law.html",
            "mirrored/frame--law-f.html", "mirrored/parcel--sent.html", "mirrored/tile--fine-print.html",
            "stories/frame--law-f.html", "stories/parcel--sent.html", "stories/tile--fine-print.html",
            "stories/tile--terms-3.html", "terms.html",
        ]
        let found: [String] = top.subtracting(further("de/")).sorted()
        #expect(found == expected)
        let mirrored = pages.count { $0.contains("mirrored/") }
        #expect(report.pages + report.stories + mirrored == pages.count)
        let index = try bench.read("out/index.json")
        #expect(index.contains("\"terms.html\"") && !index.contains("\"de/terms.html\""))
        #expect(try bench.read("out/manifest.sha256").contains("  terms.html\n"))
    }

    @Test("Pages in other languages link to them with hreflang, and with lang if the title is not translated")
    func linksFromOtherLanguages() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await build(bench)
        // Links on the index, in the navigation, in the pager, in the list of stories, and on the page of the
        // component.
        #expect(try links(bench, "de/index.html", "Terms").contains(["../terms.html", "en", "en"]))
        #expect(try links(bench, "de/index.html", "Gesetz").contains(["../law.html", "en", nil]))
        #expect(try links(bench, "de/last.html", "Gesetz 1") == [["../law.html", "en", nil]])
        #expect(try page(bench, "de/last.html").all("a").first { $0["rel"] == "prev" }?["href"] == "../law.html")
        let next = try page(bench, "ar/tiles.html").all("a").first { $0["rel"] == "next" }
        #expect(next?["href"] == "../terms.html" && next?["hreflang"] == "en")
        #expect(next?.first("bdi")?["lang"] == "en")
        let story = "stories/tile--fine-print.html"
        #expect(try links(bench, "de/all-stories.html", "Fine print") == [["../\(story)", "en", "en"]])
        #expect(try links(bench, "ar/components/tile.html", "Fine print") == [["../../\(story)", "en", "en"]])
        #expect(try links(bench, "ar/components/tile.html", "First") == [["../stories/tile--first.html", nil, nil]])
        // Links in the top folder are not marked.
        #expect(try links(bench, "index.html", "Terms").allSatisfy { $0 == ["terms.html", nil, nil] })
        // Links that components write.
        let signs = try page(bench, "de/tiles.html").all("a").filter { $0["class"] == "sign" }
        #expect(
            signs.map { $0["href"] } == ["../terms.html", "../terms.html#terms--sent", "../law.html", "last.html"])
        #expect(signs.map { $0["hreflang"] } == ["en", "en", "en", nil])
        // A link in the pager between stories.
        let pager = try page(bench, "de/stories/parcel--hello.html").all("a").first { $0["rel"] == "next" }
        #expect(pager?["href"] == "../../stories/parcel--sent.html" && pager?["hreflang"] == "en")
    }

    @Test("The page of a component shows their stories in their own language")
    func storiesOnPagesOfComponents() async throws {
        let bench = try bench()
        defer { bench.remove() }
        let report = try await build(bench)
        let stages = try page(bench, "de/components/parcel.html").all("div").filter { $0["class"] == "stage" }
        #expect(stages.map { $0.all("p").map(\.text) } == [["21. Sept. 2026"], ["Sep 21, 2026"]])
        #expect(stages.map { $0["lang"] } == [nil, "en"])
        #expect(stages.map { $0["dir"] } == [nil, "ltr"])
        // These sections need no translation, so none of their texts is reported as missing; texts of other sections
        // are.
        #expect(report.remarks.map(\.finding.message).filter { $0.contains("Terms") } == [])
        #expect(report.remarks.map(\.finding.message).contains { $0.contains("“Hello”") })
    }

    @Test("Their pages have no alternate links; the list of languages leads to the index of each language")
    func languages() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await build(bench)
        for (path, top) in [("terms.html", ""), ("stories/tile--fine-print.html", "../")] {
            let root = try page(bench, path)
            #expect(root.all("link").filter { $0["rel"] == "alternate" }.isEmpty)
            let list = root.all("ul").first { $0["class"] == "languages" }?.all("a") ?? []
            #expect(list.map { $0["href"] } == ["\(top)\(path)", "\(top)de/index.html", "\(top)ar/index.html"])
            #expect(list.map { $0["aria-current"] } == ["page", nil, nil])
        }
        #expect(try page(bench, "tiles.html").all("link").contains { $0["rel"] == "alternate" })
    }

    @Test("If the site's own language also has a folder, they are still only in the top folder")
    func ownLanguageWithFolder() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await build(bench, locales: ["en", "de"])
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
        #expect(bench.tree("out")["en/terms.html"] == nil && bench.tree("out")["en/tiles.html"] != nil)
        #expect(try links(bench, "en/index.html", "Terms").contains(["../terms.html", nil, nil]))
        let list = try page(bench, "terms.html").all("ul").first { $0["class"] == "languages" }?.all("a") ?? []
        #expect(list.map { $0["href"] } == ["terms.html", "de/index.html"])
        #expect(list.map { $0["aria-current"] } == ["page", nil])
    }

    @Test("In a site with one language, it makes no difference that sections exist only in that language")
    func oneLanguage() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await build(bench, Self.sections(.all), locales: [], to: "all")
        try await build(bench, locales: [], to: "own")
        #expect(bench.tree("own") == bench.tree("all"))
    }

    @Test("Former addresses in the top folder and in a language's folder lead to them")
    func formerAddresses() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await build(bench, Self.sections(.all), to: "release")
        let since: (inout BuildOptions) -> Void = { $0.since = "\(bench.path)/release" }
        let dead = try await build(bench) { since(&$0) }.findings.filter { $0.rule == "dead-address" }.map(\.path)
        #expect(dead.contains("de/terms.html") && !dead.contains("terms.html"))
        let moved = dead.map { "\($0): \($0.dropFirst(3))\n" }.joined()
        try bench.write("old.html: terms.html\n" + moved, to: "site/moved.yml")
        let report = try await build(bench) { since(&$0) }
        #expect(report.findings.filter { $0.rule != "missing-string" } == [])
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
        let story = "stories/tile--fine-print.html"
        #expect(try page(bench, "de/\(story)").first("a")?["href"] == "../../\(story)")
        #expect(try page(bench, "old.html").first("a")?["href"] == "terms.html")
        #expect(bench.tree("out")["de/old.html"] == nil && bench.tree("out")["de/de/terms.html"] == nil)
        try bench.write("de/tiles.html: terms.html\n", to: "site/moved.yml")
        let failure = await #expect(throws: BuildFailure.self) { try await build(bench) }
        #expect(
            failure?.lines == [
                "\(bench.path)/site/moved.yml:1: error: “de/tiles.html” is a page of this site, so it cannot be "
                    + "redirected; remove the entry"
            ])
    }

    @Test("Their changes are listed in all languages, with links to the top folder")
    func changes() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await build(bench, to: "release")
        try await build(bench, Self.sections(word: "Other")) { $0.since = "\(bench.path)/release" }
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
        let links = try page(bench, "de/changes.html").all("a").filter { $0.text == "Tile, Fine print" }
        #expect(links.map { $0["href"] } == ["../stories/tile--fine-print.html"])
        #expect(links.map { $0["hreflang"] } == ["en"])
        let tree = try page(bench, "de/components/tile.html").all("article").map { $0.all("h2").map(\.text) }
        #expect(tree.joined().contains { $0.hasPrefix("Fine print ") })
    }

    @Test("The page of design tokens links to them as examples in all languages")
    func tokens() async throws {
        let bench = try bench()
        defer { bench.remove() }
        let own = Self.sections().filter { $0.languages == .own }
        try await build(bench, own)
        let links = try page(bench, "de/design-tokens.html").first("tbody").map { _ in
            try page(bench, "de/design-tokens.html").all("a").compactMap { $0["href"] }
        }
        #expect(links?.contains { $0.hasPrefix("../stories/") || $0.hasPrefix("../terms.html") } == true)
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
    }

    @Test("One of their pages can be selected by its path, is listed as “own”, and is served only in the top folder")
    func choiceListAndServer() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await build(bench)
        let before = bench.tree("out")
        let report = try await build(bench) { $0.only = "terms.html" }
        #expect(report.check.pages.count == 1)
        #expect(bench.tree("out") == before)
        var options = BuildOptions()
        options.locales = ["de"]
        let site = Site(
            sections: Self.sections(), registry: Self.registry, folder: bench.site, configuration: SiteConfiguration())
        let list = try SiteListing(site).json
        #expect(list.contains(#""path":"terms.html","languages":"own""#))
        #expect(!list.contains(#""path":"tiles.html","languages""#))
        let pages = try LivePages(site, options: options)
        #expect(pages.file("terms.html") != nil && pages.file("de/tiles.html") != nil)
        #expect(pages.file("de/terms.html") == nil && pages.file("de/stories/tile--fine-print.html") == nil)
        let texts = try SiteTexts(of: site).entries.map(\.key)
        #expect(texts.filter { ["Terms", "Hello", "Fine print"].contains($0) } == ["Hello"])
    }
}
