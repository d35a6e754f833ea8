import Foundation
import TestSupport
import Testing
import VitrineComponents
import VitrineHTML

@testable import VitrineSupport
@testable import VitrineSite

/// Tests sites that are built in parts: the merged site must equal the site of one run, byte for byte, and parts that
/// do not fit together are refused.
@Suite("Parts of a site")
struct PartTests {
    /// A component that causes findings and remarks, and whose link and colors become facts that each part must record.
    private struct Card: Component, Identifiable {
        let id: String
        var markup: String
    }

    private struct CardView: ComponentView {
        private let card: Card

        init(viewModel: Card) { card = viewModel }

        func body(_ html: HTML) {
            html.div(.class("card")) {
                html.p(card.markup)
                html.a(
                    "elsewhere",
                    .href("https://example.org/site/\(card.id == "one-2" ? "two.html#nowhere" : "tiles.html")"))
            }
        }
    }

    /// A site in three languages, with design tokens, links, findings and remarks.
    private struct Desk {
        let bench: Workbench
        /// The settings of the site, which ignore broken fragments. Whether a fragment exists on another page is only
        /// known after all pages have been built.
        static let settings = "check:\n  address: https://example.org/site/\n  ignore: [\"broken-fragment\"]\n"
        var names = ["one", "two", "three", "four", "five", "six"]
        var word = "text"
        var configure: @Sendable (inout BuildOptions) -> Void = { _ in }

        init() throws {
            bench = try Workbench()
            try bench.write(
                ":root { --ink: #111111 } .card { color: var(--ink); background: #eeeeee }", to: "site/assets/site.css")
            try bench.write(Self.settings, to: "site/vitrine.yml")
            try bench.write("# Guide\n\n```story\ntile--tiles-1\n```\n", to: "site/pages/guide.md")
            try bench.write("# Leitfaden\n", to: "site/pages/guide.de.md")
            try bench.write("<p class=\"note\">{{text}}</p>\n", to: "site/templates/note.mustache")
        }

        var site: Site {
            var registry = Registry.samples
            registry.register(viewModelType: Card.self, viewType: CardView.self)
            var configuration = SiteConfiguration()
            configuration.locales = ["de", "ar"]
            let sections =
                Samples.sections()
                + names.map { name in
                    Section(
                        id: "\(name)", title: name.capitalized,
                        rows: (0..<3).map {
                            Card(id: "\(name)-\($0)", markup: $0 == 1 ? "a\u{1}b" : "\(word) \($0) of \(name)")
                        }
                    ).languages(name == "three" ? .own : .all)
                }
            return Site(sections: sections, registry: registry, folder: bench.site, configuration: configuration)
        }

        private func options(_ output: String) -> BuildOptions {
            var options = BuildOptions()
            options.output = "\(bench.path)/\(output)"
            options.isDurable = false
            options.allowsRemoval = true
            configure(&options)
            return options
        }

        @discardableResult
        func build(_ output: String = "out") async throws(BuildFailure) -> BuildReport {
            try await site.build(options(output))
        }

        @discardableResult
        func part(_ shard: String, _ output: String, costs: String? = nil) async throws -> PartReport {
            try await site.build(try #require(Shard(shard)), options(output), costs: costs)
        }

        @discardableResult
        func merge(_ parts: [String], to output: String = "merged", costs: String? = nil) async throws(BuildFailure)
            -> BuildReport
        {
            try await site.merge(parts.map { "\(bench.path)/\($0)" }, options(output), costs: costs)
        }

        /// Builds all parts of a site, and returns the names of their folders.
        func parts(_ count: Int, costs: String? = nil) async throws -> [String] {
            for number in 1...count { try await part("\(number)/\(count)", "p\(number)", costs: costs) }
            return (1...count).map { "p\($0)" }
        }

        /// Merges parts, and returns the messages of the failure, without the folder of the test; empty if the merge
        /// succeeds.
        func refusal(_ parts: [String]) async -> [String] {
            do {
                try await merge(parts)
                return []
            } catch {
                return error.lines.map { $0.replacing("\(bench.path)/", with: "") }
            }
        }
    }

    @Test(arguments: [1, 2, 3, 7, 16]) func mergedPartsEqualOneRun(count: Int) async throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        let one = try await desk.build()
        let names = try await desk.parts(count)
        let merged = try await desk.merge(names.shuffled())
        #expect(desk.bench.files("merged") == desk.bench.files("out"))
        #expect(
            desk.bench.files("out").keys.contains("manifest.sha256")
                && desk.bench.files("out").keys.contains("index.json"))
        #expect(merged.check.findings == one.check.findings)
        #expect(!one.check.findings.isEmpty)
        #expect(merged.check.summary == one.check.summary)
        #expect(merged.remarks == one.remarks && !one.remarks.isEmpty)
        #expect((merged.pages, merged.stories) == (one.pages, one.stories))
        #expect(merged.added == one.added)
        // Parts can also be merged over an existing site, even over the site of the same parts.
        try await desk.merge(names, to: "out")
        #expect(desk.bench.files("merged") == desk.bench.files("out"))
        #expect(try await desk.merge(names).changed == [])
    }

    @Test func everyPageIsInOnePart() async throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        try await desk.build()
        var found: [String: Int] = [:]
        for name in try await desk.parts(3) {
            for file in desk.bench.files(name).keys where file.hasSuffix(".html") { found[file, default: 0] += 1 }
        }
        #expect(found.values.allSatisfy { $0 == 1 })
        let stories = desk.bench.files("out").keys.filter {
            $0.contains("bare/")
        }
        #expect(stories.allSatisfy { found[$0] == 1 })
    }

    @Test func missingDuplicateOrForeignPartIsNamed() async throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        _ = try await desk.parts(3)
        try await desk.part("2/3", "again")
        try await desk.part("1/2", "half")
        #expect(await desk.refusal(["p1", "p2", "p3"]) == [])
        #expect(
            await desk.refusal(["p1", "p3"]) == [
                "error: part 2 of 3 is missing; build --shard 2/3 --output DIR makes it"
            ])
        #expect(
            await desk.refusal(["p2"]) == [
                "error: parts 1 and 3 of 3 are missing; build --shard 1/3 --output DIR makes the first of them"
            ])
        #expect(
            await desk.refusal(["p1", "p2", "again", "p3"])
                == [
                    "again: error: is part 2/3, like \(desk.bench.path)/p2; list each part only once"
                ].map { $0.replacing("\(desk.bench.path)/", with: "") })
        #expect(
            await desk.refusal(["p1", "p2", "p3", "half"]) == ["half: error: is one of 2 parts, but p1 is one of 3"])
        #expect(
            await desk.refusal(["p1", "site", "p3"]) == [
                "site: error: is not a part of a site: it has no part.json; build --shard writes one"
            ])
        #expect(await desk.refusal(["p1", "gone", "p3"]).first == "gone: error: there is no such folder")
        #expect(desk.bench.files("merged") != [:])
    }

    @Test func partOfAnotherSiteIsNamed() async throws {
        var desk = try Desk()
        defer { desk.bench.remove() }
        _ = try await desk.parts(2)
        let ours = desk
        desk.names[3] = "other"
        #expect(
            await desk.refusal(["p1", "p2"]) == [
                "p1: error: was made from a site with different pages than this site",
                "p2: error: was made from a site with different pages than this site",
            ])
        desk = ours
        // The same pages with other values.
        desk.word = "words"
        #expect(
            await desk.refusal(["p1", "p2"]) == [
                "p1: error: was made from different data than this site",
                "p2: error: was made from different data than this site",
            ])
        desk = ours
        let style = try desk.bench.read("site/assets/site.css")
        try desk.bench.write(style + "\n", to: "site/assets/site.css")
        #expect(await desk.refusal(["p1", "p2"]).first == "p1: error: was made with different assets than this site")
        try desk.bench.write(style, to: "site/assets/site.css")
        try desk.bench.write("<p class=\"note\">{{text}}!</p>\n", to: "site/templates/note.mustache")
        try await desk.part("2/2", "other")
        #expect(
            await desk.refusal(["p1", "other"]) == [
                "p1: error: was made with different settings, translations, templates or layouts than this site"
            ])
        try desk.bench.write("<p class=\"note\">{{text}}</p>\n", to: "site/templates/note.mustache")
        desk.configure = {
            $0.ignores = []; $0.rules = []
        }
        try desk.bench.write(Desk.settings.replacing("]", with: ", \"orphan-page\"]"), to: "site/vitrine.yml")
        #expect(
            await desk.refusal(["p1", "p2"]).first
                == "p1: error: was checked with different rules or exceptions than the merge")
    }

    /// A part with a damaged or missing file is refused, and the message names the part's folder.
    @Test func damagedPartIsNamed() async throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        _ = try await desk.parts(2)
        let whole = desk.bench.files("p1")
        let page = try #require(whole.keys.sorted().first { $0.hasSuffix(".html") })
        for file in [page, "part.bin", "part.json", "manifest.sha256"] {
            let bytes = Array(try #require(whole[file]))
            for spoiled in [Array(bytes.dropLast()), bytes + [0x0A], [], bytes.reversed(), nil] {
                if let spoiled {
                    try desk.bench.write(spoiled, to: "p1/\(file)")
                } else {
                    try desk.bench.remove("p1/\(file)")
                }
                let lines = await desk.refusal(["p1", "p2"])
                #expect(
                    lines.count == 1 && lines[0].hasPrefix("p1: error: "), "\(file) \(spoiled?.count ?? -1): \(lines)")
                try desk.bench.write(bytes, to: "p1/\(file)")
            }
        }
        #expect(await desk.refusal(["p1", "p2"]) == [])
    }

    @Test func partsAndSitesDoNotReplaceEachOther() async throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        try await desk.build("site-folder")
        try await desk.part("1/2", "part-folder")
        let before = (desk.bench.files("site-folder"), desk.bench.files("part-folder"))
        let site = await #expect(throws: BuildFailure.self) { try await desk.part("1/2", "site-folder") }
        #expect(site?.site.first?.message == "is a site, not a part of one; choose another output")
        let part = await #expect(throws: BuildFailure.self) { try await desk.build("part-folder") }
        #expect(part?.site.first?.message == "is a part of a site; choose another output")
        #expect((desk.bench.files("site-folder"), desk.bench.files("part-folder")) == before)
        // Another part of the site may replace this part.
        try await desk.part("2/2", "part-folder")
    }

    @Test func partWithErrorsIsNotWritten() async throws {
        var desk = try Desk()
        defer { desk.bench.remove() }
        desk.configure = { $0.isStrict = true }
        let failure = await #expect(throws: BuildFailure.self) { try await desk.part("1/1", "strict") }
        #expect(failure?.findings.isEmpty == false)
        #expect(desk.bench.files("strict") == [:])
    }

    /// If the file system supports it, the pages of the merged site are hard links to files of the parts. They must
    /// remain when the parts are deleted.
    @Test func mergedSiteDoesNotNeedParts() async throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        try await desk.build()
        for part in try await desk.parts(2) { try await desk.part(part == "p1" ? "1/2" : "2/2", part) }
        try await desk.merge(["p1", "p2"])
        for number in 1...2 { try desk.bench.remove("p\(number)") }
        #expect(desk.bench.files("merged") == desk.bench.files("out"))
        try await desk.build("merged")
        #expect(desk.bench.files("merged") == desk.bench.files("out"))
    }

    @Test func measuredCostsDividePages() async throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        try await desk.build()
        let file = "\(desk.bench.path)/costs.json"
        try await desk.merge(try await desk.parts(2, costs: file), costs: file)
        let plan = SitePlan(sections: desk.site.sections, registry: desk.site.registry)
        let text = try desk.bench.read("costs.json")
        #expect(text.contains(#"{"pages":"section tiles","count":3,"microseconds":"#))
        #expect(text.contains(#"{"pages":"section one","count":3,"microseconds":"#))
        #expect(PageCosts(Array(text.utf8), plan)?.json(plan) == Array(text.utf8))
        #expect(PageCosts(PageCosts().json(plan), plan)?.json(plan) == PageCosts().json(plan))
        // Costs of pages that no longer exist are ignored; a truncated file is refused.
        let other = text.replacing("\"section one\"", with: "\"section gone\"")
        #expect(PageCosts(Array(other.utf8), plan)?.json(plan).count ?? 0 < text.utf8.count)
        for count in 0..<text.utf8.count - 1 { #expect(PageCosts(Array(text.utf8.prefix(count)), plan) == nil) }
        let names = try await desk.parts(2, costs: file)
        try await desk.part("2/2", "estimated")
        #expect(
            await desk.refusal(["p1", "estimated"]) == [
                "estimated: error: was built with different --costs than \(desk.bench.path)/p1; give all parts the same --costs, or none"
                    .replacing("\(desk.bench.path)/", with: "")
            ])
        try await desk.merge(names)
        #expect(desk.bench.files("merged") == desk.bench.files("out"))
        try desk.bench.write("{}", to: "costs.json")
        let failure = await #expect(throws: BuildFailure.self) { try await desk.part("1/2", "p1", costs: file) }
        #expect(failure?.site.first?.message == "is not a costs file; write one with merge --costs")
    }

    @Test("If the costs cannot be written, nothing is written")
    func costsThatCannotBeWritten() async throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        let names = try await desk.parts(2)
        let file = "\(desk.bench.path)/missing/costs.json"
        let failure = await #expect(throws: BuildFailure.self) { try await desk.merge(names, costs: file) }
        #expect(failure?.site.count == 1)
        #expect(Tree.files(of: "\(desk.bench.path)/merged").isEmpty)
    }
}
