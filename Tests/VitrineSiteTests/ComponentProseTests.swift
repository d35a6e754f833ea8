import Foundation
import TestSupport
import Testing
import VitrineComponents
import VitrineHTML

@testable import VitrineSite

@Suite("Texts about components, from files")
struct ComponentProseTests {
    @discardableResult
    private static func build(
        _ bench: Workbench, locales: [String] = [], readsMarkdown: Bool = true, memory: Bool = false
    ) async throws(BuildFailure) -> BuildReport {
        var configuration = SiteConfiguration()
        configuration.readsMarkdown = readsMarkdown
        var options = BuildOptions()
        options.output = bench.output
        options.locales = locales
        options.isDurable = false
        if memory { options.memory = "\(bench.path)/memory" }
        let site = Site(
            sections: Samples.sections(), registry: .samples, folder: bench.site, configuration: configuration)
        return try await site.build(options)
    }

    /// Returns a package around the site, with files in the folder of its code.
    private static func bench(_ files: [String: String]) throws -> Workbench {
        let bench = try Workbench()
        try bench.write("", to: "Package.swift")
        try bench.write("struct Tile {}\n", to: "Sources/Shop/Tile.swift")
        for (name, text) in files { try bench.write(text, to: "Sources/Shop/\(name)") }
        return bench
    }

    /// Returns the markup of the prose on a page, from its first element to the list of facts; nil if the page has no
    /// prose.
    private static func prose(_ bench: Workbench, _ page: String = "components/tile.html") throws -> String? {
        try bench.read("out/\(page)").split(separator: "<div class=\"prose\"").dropFirst().first.map {
            "<div class=\"prose\"" + $0.split(separator: "<dl class=\"facts\">")[0]
        }
    }

    @Test(arguments: ["Tile.md", "Tile.swift"]) func unreadableFileIsError(name: String) async throws {
        let bench = try Self.bench([name: ""])
        defer { bench.remove() }
        // A sparse file takes no disk space.
        try #require(truncate("\(bench.path)/Sources/Shop/\(name)", 3_000_000_000) == 0)
        let failure = await #expect(throws: BuildFailure.self) { try await Self.build(bench) }
        #expect(
            failure?.site.map(\.description) == [
                "Sources/Shop/\(name): error: cannot be read: it is larger than 2 GB"
            ])
    }

    #if Markdown
        @Test func markdownFileNextToTypeIsShownFirst() async throws {
            let bench = try Self.bench([
                "Tile.md": """
                # Tile

                A *tile* for [frames](Frame.swift) and [one](components/frame.html).

                ### When

                See [When](#when) and [Note](Note.md#about-notes).
                """,
                "Frame.swift": "struct Frame {}", "Note.md": "# About notes\n\nWords.",
                "Ghost.md": "Nobody has this name.",
            ])
            defer { bench.remove() }
            let report = try await Self.build(bench, locales: [])
            #expect(report.hints == [])
            let prose = try #require(try Self.prose(bench))
            #expect(prose.contains("<p>A <em>tile</em> for <a href=\"../components/frame.html\">frames</a>"))
            #expect(!prose.contains("Tile</h"))
            #expect(prose.contains("<h2 id=\"prose_when\">When</h2>"))
            #expect(prose.contains("<a href=\"#prose_when\">When</a>"))
            #expect(prose.contains("<a href=\"../components/note.html#prose_about-notes\">Note</a>"))
            #expect(try Self.prose(bench, "components/note.html")?.contains("About notes</h2>") == true)
        }

        @Test func brokenLinkHasLineOfFile() async throws {
            let bench = try Self.bench(["Tile.md": "# Tile\n\nA tile,\nwith a [link](nowhere.html).\n"])
            defer { bench.remove() }
            let failure = await #expect(throws: BuildFailure.self) { try await Self.build(bench) }
            let finding = try #require(failure?.check.findings.first)
            #expect(finding.path == "components/tile.html")
            #expect(finding.component == "Tile")
            #expect(finding.source == "Sources/Shop/Tile.md:4")
        }

        @Test func tooDeepNestingIsTextAndReported() async throws {
            let quotes = String(repeating: "> ", count: 70)
            let bench = try Self.bench(["Tile.md": "# Tile\n\n\(quotes)deep *words*\n\n- one\n"])
            defer { bench.remove() }
            let report = try await Self.build(bench)
            #expect(try Self.prose(bench)?.contains("deep words") == true)
            let finding = try #require(report.check.findings.first { $0.rule == "markdown-depth" })
            #expect(finding.path == "Sources/Shop/Tile.md" && finding.line == 3)
            #expect(
                finding.message
                    == "Markdown is nested deeper than 64 levels, so it is shown as plain text; use fewer levels")
        }

        @Test func linkThatRunsCodeIsError() async throws {
            let bench = try Self.bench(["Tile.md": "A tile.\n\n- [x](javascript:alert(1))\n"])
            defer { bench.remove() }
            let failure = await #expect(throws: BuildFailure.self) { try await Self.build(bench) }
            #expect(failure?.render.first?.place?.description == "Sources/Shop/Tile.md:3")
        }

        @Test func documentationCommentIsUsedWithoutFile() async throws {
            let bench = try Self.bench([
                "Tile.swift": """
                import Shop

                /// This one is not used.
                struct Tiles {}

                /// A *tile* with `code`,
                /// see [this](Frame.swift) and <https://example.org>.
                ///
                /// - Links into the package are text.
                @frozen
                public final class Tile: Component {}
                """
            ])
            defer { bench.remove() }
            try await Self.build(bench)
            let prose = try #require(try Self.prose(bench))
            #expect(prose.contains("<p>A <em>tile</em> with <code>code</code>,\nsee this and <a href=\"https://"))
            #expect(prose.contains("<ul><li>Links into the package are text.</li></ul>"))
            #expect(try Self.prose(bench, "components/frame.html") == nil)
        }

        @Test func languageIsMarkedOnPagesInOtherLanguages() async throws {
            let bench = try Self.bench(["Tile.md": "A tile."])
            defer { bench.remove() }
            try await Self.build(bench, locales: ["ar"])
            #expect(try Self.prose(bench)?.hasPrefix("<div class=\"prose\">") == true)
            let prose = try Self.prose(bench, "ar/components/tile.html")
            #expect(prose?.hasPrefix("<div class=\"prose\" lang=\"en\" dir=\"ltr\">") == true)
        }

        @Test func fileInFolderOfTypeTakesPrecedence() async throws {
            let bench = try Self.bench(["Tile.md": "The right one."])
            defer { bench.remove() }
            try bench.write("The wrong one.", to: "Documentation/Tile.md")
            try await Self.build(bench)
            #expect(try Self.prose(bench)?.contains("The right one.") == true)
        }

        @Test func fileInUnrelatedFolderIsNotUsed() async throws {
            let bench = try Self.bench([:])
            defer { bench.remove() }
            try bench.write("About notes.", to: "Documentation/Note.md")
            try await Self.build(bench)
            #expect(try Self.prose(bench, "components/note.html") == nil)
        }
    #endif

    @Test func missingParserGivesPlainParagraphs() async throws {
        let bench = try Self.bench(["Tile.md": "A *tile*.\n\nMore.", "Frame.swift": "/// Just words.\nstruct Frame {}"])
        defer { bench.remove() }
        let report = try await Self.build(bench, readsMarkdown: false)
        #expect(try Self.prose(bench)?.contains("<p>A *tile*.</p><p>More.</p>") == true)
        #expect(
            report.hints == [
                """
                1 text is shown without formatting: add traits: ["Markdown"] to the dependency on Vitrine \
                in Package.swift, and install cmark-gfm
                """
            ])
    }

    @Test func changedFileRebuildsOnlyItsComponentPage() async throws {
        let bench = try Self.bench(["Tile.md": "A tile."])
        defer { bench.remove() }
        try bench.write("", to: "site/vitrine.yml")
        try await Self.build(bench, memory: true)
        let before = Tree.stamps(of: bench.output)
        try bench.write("A better tile.", to: "Sources/Shop/Tile.md")
        let report = try await Self.build(bench, memory: true)
        #expect(report.changed == ["components/tile.html", "index.json"])
        #expect(try Self.prose(bench)?.contains("A better tile.") == true)
        #expect(Tree.stamps(of: bench.output)["components/frame.html"] == before["components/frame.html"])
        try bench.remove("Sources/Shop/Tile.md")
        let again = try await Self.build(bench, memory: true)
        // The prose is gone, and with it its elements. The page of design tokens counts elements with styles, so it
        // changes, too.
        #expect(again.changed == ["components/tile.html", "design-tokens.html", "index.json"])
        #expect(try Self.prose(bench) == nil)
    }
}
