import Foundation
import Testing
import VitrineComponents
import VitrineMarkup

@testable import VitrineSupport
@testable import VitrineSite

@Suite("A folder for each locale")
struct LocaleFolderTests {
    private func page(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read("out/\(path)")).root
    }

    @Test func otherLanguagesAreInFolders() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let report = try await bench.build(Samples.sections(), locales: ["de", "ar", "ja"])
        let top = Set(bench.tree("out").keys.filter { $0.hasSuffix(".html") && !$0.hasPrefix("de/") })
        let german = bench.tree("out/de").keys.filter { $0.hasSuffix(".html") }
        #expect(Set(german) == Set(top.filter { !$0.hasPrefix("ar/") && !$0.hasPrefix("ja/") }))
        #expect(report.pages % 4 == 0 && report.stories % 4 == 0)
        for (path, language, direction) in [
            ("tiles.html", "en", "ltr"), ("de/tiles.html", "de", "ltr"), ("ar/tiles.html", "ar", "rtl"),
            ("ja/components/tile.html", "ja", "ltr"), ("ar/stories/tile--tiles-1.html", "ar", "rtl"),
        ] {
            let html = try page(bench, path)
            #expect(html["lang"] == language)
            #expect(html["dir"] == direction)
        }
    }

    @Test func pagesLinkToTranslations() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), locales: ["de", "ar"])
        func alternates(_ path: String) throws -> [String] {
            try page(bench, path).all("link").filter { $0["rel"] == "alternate" }.map {
                "\($0["hreflang"] ?? "") \($0["href"] ?? "")"
            }
        }
        #expect(
            try alternates("tiles.html") == [
                "en tiles.html", "de de/tiles.html", "ar ar/tiles.html", "x-default tiles.html",
            ])
        #expect(
            try alternates("ar/components/tile.html") == [
                "en ../../components/tile.html", "de ../../de/components/tile.html", "ar ../../ar/components/tile.html",
                "x-default ../../components/tile.html",
            ])
        let languages = try page(bench, "de/tiles.html").everything.filter { $0["hreflang"] != nil && $0.name == "a" }
        #expect(languages.map(\.text) == ["English", "Deutsch", "العربية"])
        #expect(languages.map { $0["href"] } == ["../tiles.html", "../de/tiles.html", "../ar/tiles.html"])
        #expect(languages.map { $0["aria-current"] } == [nil, "page", nil])
        #expect(languages.map { $0["dir"] } == ["ltr", "ltr", "rtl"])
    }

    @Test func noBrokenLinks() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("a { color: red }", to: "site/assets/site.css")
        try await bench.build(Samples.sections(), locales: ["en", "de", "zh-Hant"])
        let links = try LinkChecker("\(bench.path)/out")
        #expect(links.problems == [])
        #expect(links.count > 100)
    }

    @Test func ownLanguageAsOptionHasFolder() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), locales: ["en", "de"])
        let links = try page(bench, "de/tiles.html").all("link").filter { $0["rel"] == "alternate" }
        #expect(
            links.map { $0["href"] } == ["../en/tiles.html", "../de/tiles.html", "../tiles.html"])
        #expect(try page(bench, "en/tiles.html")["lang"] == "en")
    }

    @Test func equivalentTagsAreOneLanguage() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), locales: ["PT-br", "pt-BR", "ZH-hant"])
        let folders = try FileManager.default.contentsOfDirectory(atPath: "\(bench.path)/out").filter {
            !$0.contains(".")
        }
        #expect(folders.sorted() == ["assets", "bare", "components", "mirrored", "pt-BR", "stories", "zh-Hant"])
    }

    @Test func allUnknownLocalesAreReported() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(Samples.sections(), locales: ["de", "xx", "../up", ""])
        }
        #expect(
            failure?.site.map(\.message) == [
                "--locale: “xx” is not a known language: “xx” is not in ISO 639",
                "--locale: “../up” is not a language tag such as de, pt-BR or zh-Hant",
                "--locale: “” is not a language tag such as de, pt-BR or zh-Hant",
            ])
        #expect(failure?.site.allSatisfy { $0.kind == .usage } == true)
        #expect(bench.names == ["site"])
    }

    @Test func configuredLocalesAreUsedWithoutOption() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        var configuration = SiteConfiguration()
        configuration.locales = ["ja"]
        var options = BuildOptions()
        options.output = bench.output
        let site = Site(
            sections: Samples.sections(), registry: .samples, folder: bench.site, configuration: configuration)
        _ = try await site.build(options)
        #expect(try page(bench, "ja/tiles.html")["lang"] == "ja")
        options.locales = ["de"]
        let report = try await site.build(options)
        #expect(report.removed.contains("ja/tiles.html"))
        #expect(try page(bench, "de/tiles.html")["lang"] == "de")
    }

    @Test func indexHasLocaleOfEveryPage() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), locales: ["ar"])
        let index = try JSONSerialization.jsonObject(with: Data(try bench.read("out/index.json").utf8))
        let object = try #require(index as? [String: Any])
        let locales = try #require(object["locales"] as? [[String: String]])
        #expect(
            locales == [
                ["language": "en", "direction": "ltr", "path": "index.html"],
                ["language": "ar", "direction": "rtl", "path": "ar/index.html"],
            ])
        let stories = try #require(object["stories"] as? [[String: Any]])
        #expect(Set(stories.compactMap { $0["locale"] as? String }) == ["en", "ar"])
        let arabic = stories.first { ($0["path"] as? String)?.hasPrefix("ar/") == true }
        #expect((arabic?["page"] as? String)?.hasPrefix("ar/") == true)
    }

    @Test func singleLocaleIsRebuiltByFolder() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), locales: ["de", "ar"])
        let report = try await bench.build(Samples.sections(), only: "de/**", title: "Neu", locales: ["de", "ar"])
        #expect(report.changed.filter { !$0.hasPrefix("de/") } == ["index.json"])
        #expect(!report.changed.isEmpty)
    }

    @Test func siteWithOneLocaleHasNoLanguageLinks() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let text = try bench.read("out/tiles.html")
        #expect(!text.contains("hreflang"))
        #expect(!text.contains("languages"))
        #expect(!(try bench.read("out/index.json")).contains("locale"))
    }
}
