import Testing
import VitrineComponents
import VitrineConformance

@testable import VitrineSite

/// The limits under `budget` in `vitrine.yml`. Exceeding a limit of bytes is an error, exceeding the limit of seconds a
/// warning.
@Suite("Budgets")
struct BudgetTests {
    private func site(_ bench: Workbench, _ settings: String) throws -> Site {
        try bench.write(settings, to: "site/vitrine.yml")
        try bench.write("a { color: red }\n" + String(repeating: " ", count: 5_000), to: "site/assets/big.css")
        return Site(
            sections: Samples.sections(), registry: .samples, folder: bench.site,
            configuration: try SiteConfiguration(folder: bench.site))
    }

    private func findings(_ settings: String) async throws -> [String] {
        let bench = try Workbench()
        defer { bench.remove() }
        let verdict = try await site(bench, settings).check()
        return verdict.check.findings.filter { $0.rule == "budget" }.map { "\($0)" }
    }

    private func problems(_ settings: String) throws -> [String] {
        let bench = try Workbench()
        defer { bench.remove() }
        let problems = try #require(#expect(throws: SiteProblems.self) { try site(bench, settings) })
        return problems.all.map(\.message)
    }

    @Test func exceededSizesAreErrors() async throws {
        #expect(try await findings("budget: {page: 1 MB, story: 1 MB, styles: 1 MB, site: 1 GB}\n") == [])
        #expect(try await findings("budget: {}\n") == [])
        let pages = try await findings("budget: {page: 1.5 kB}\n")
        #expect(
            pages.contains {
                $0.hasPrefix("tiles.html: error: ")
                    && $0.contains(" kB, more than the budget of 1.5 kB for a page [budget]")
            })
        #expect(!pages.contains { $0.hasPrefix("bare/") || $0.hasPrefix("mirrored/") })
        let stories = try await findings("budget: {story: 100 B}\n")
        #expect(stories.count { $0.hasPrefix("bare/") } == 5, "\(stories)")
        #expect(stories.count { $0.hasPrefix("mirrored/") } == stories.count - 5, "\(stories)")
        #expect(stories.allSatisfy { $0.contains("more than the budget of 100 B for a story [budget]") })
        let sheets = try await findings("budget: {styles: 5 kB}\n")
        #expect(sheets.count == 1)
        #expect(sheets.first?.hasPrefix("vitrine: error: the stylesheets total ") == true, "\(sheets)")
        #expect(sheets.first?.contains("more than the budget of 5 kB; the largest: assets/") == true)
        #expect(sheets.first?.contains("assets/big.css (5.1 kB)") == true, "\(sheets)")
        let whole = try await findings("budget: {site: 20 kB}\n")
        #expect(whole.first?.hasPrefix("vitrine: error: the site totals ") == true && whole.count == 1, "\(whole)")
    }

    @Test(arguments: [
        (1_000, 1_001, "1.1 kB, more than the budget of 1 kB"),
        (1_250, 1_260, "1.3 kB, more than the budget of 1.25 kB"),
        (999, 1_000, "1 kB, more than the budget of 999 B"),
        (999_999, 1_000_000, "1 MB, more than the budget of 999.999 kB"),
        (900_000, 999_950, "1 MB, more than the budget of 900 kB"),
        (1_250_000, 1_250_001, "1.3 MB, more than the budget of 1.25 MB"),
        (1_500_000_000, 1_500_000_001, "1,500.1 MB, more than the budget of 1,500 MB"),
        (3_000_004, 3_000_005, "3.1 MB, more than the budget of 3.000004 MB"),
    ]) func exceedingSizeNeverLooksEqualToLimit(limit: Int, size: Int, message: String) {
        var budget = Budget()
        budget.styles = limit
        let findings = BudgetCheck(budget).findings(pages: [], assets: [BudgetCheck.File(path: "a.css", bytes: size)])
        #expect(findings.count == 1)
        #expect(findings.first?.message.hasPrefix("the stylesheets total \(message); the largest: a.css (") == true)
    }

    @Test func errorKeepsSiteAndExceptionAllowsIt() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let site = try site(bench, "budget: {styles: 1 B}\n")
        var options = BuildOptions()
        options.output = bench.output
        options.isDurable = false
        let failure = await #expect(throws: BuildFailure.self) { try await site.build(options) }
        #expect(failure?.findings.map(\.rule) == ["budget"])
        #expect(bench.tree("out").isEmpty)
        options.ignores = [try #require(Ignore("budget"))]
        #expect(try await site.build(options).check.findings.isEmpty)
    }

    @Test func slowBuildIsWarning() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        var options = BuildOptions()
        options.output = bench.output
        options.isDurable = false
        let report = try await site(bench, "budget: {time: 0.001 s}\n").build(options)
        let finding = try #require(report.check.findings.first { $0.rule == "budget" })
        #expect(finding.severity == .warning && report.check.warnings == 1)
        #expect(finding.message.hasSuffix(" s, more than the budget of 0.001 s"))
    }

    @Test func mistakesNameKey() throws {
        #expect(
            try problems("budget: {page: 100}\n") == [
                "budget: page must be a number with its unit, such as 100 kB, found “100”"
            ])
        for text in ["-1 kB", "kB", "1e3 kB", "0 B", "9999999999 GB", "1 KiB", "x"] {
            #expect(try problems("budget: {site: \(text)}\n").count == 1, "\(text)")
        }
        #expect(
            try problems("budget: {time: 5 min}\n") == [
                "budget: time must be a number with its unit, such as 60 s, found “5 min”"
            ])
        #expect(try problems("budget: 3\n") == ["budget must be keys and values"])
        #expect(
            try problems("budget: {pages: 1 kB}\n") == [
                "unknown key “pages” (did you mean “page”?); the keys are page, site, story, styles, time"
            ])
    }

    @Test func allMistakesAreReportedWithTheirLines() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let yaml = """
            budget:
              page: 100
              site: 1 MB
              pge: 1 kB
              time: 5 min
            devices: {Phone: 390}
            locales:
              - de
              - x_y
            source:
              folder: ..
              lnk: https://example.org/{file}
            """
        let found = try #require(#expect(throws: SiteProblems.self) { try site(bench, yaml) })
        #expect(found.all.map(\.line) == [2, 4, 5, 9, 12])
    }
}
