import ArgumentParser
import Foundation
import VitrineConformance
import VitrineSite

/// Judges the pages without writing a site.
struct CheckCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "check", abstract: "Render and check every page and the links between them; write nothing.",
            discussion: """
                Findings name the component, the row and the place in Swift where the row is declared. The key check of \
                vitrine.yml holds besides the options.

                Examples:
                  gallery check                                        A verdict.
                  gallery check --strict --ignore 'orphan-page'        Warnings count, but for one rule.
                  gallery check --format sarif > vitrine.sarif         For code scanning.
                  gallery check --only 'components/*'                  Some pages, without their links.

                Exit status: 0 no errors, 1 errors found (with --strict also warnings), 3 the pages could not be \
                rendered to a temporary folder, 64 wrong usage.
                """)
    }

    /// How a check prints what it found.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, junit, sarif, github
    }

    @OptionGroup var siteOptions: SiteOptions
    @Option(help: "How to print the report.")
    var format = Format.text
    @OptionGroup var ruleOptions: RuleOptions
    @OptionGroup var pageOptions: PageOptions

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-check-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = BuildOptions()
        options.output = folder.appendingPathComponent("site").path
        pageOptions.apply(to: &options)
        ruleOptions.apply(to: &options)
        let start = ContinuousClock.now
        let found: BuildFailure
        var remarks = ""
        do throws(BuildFailure) {
            let site = try siteOptions.load(Content.self)
            let report = try await site.build(options, progress: TextProgress())
            if format == .text { remarks = report.remarks.map { $0.text + "\n" }.joined() }
            found = BuildFailure(findings: report.findings, paths: report.paths)
        } catch {
            found = error
        }
        // What keeps pages from being rendered is no finding about a page.
        let isRendered = found.site.isEmpty && found.render.isEmpty
        if isRendered || !found.paths.isEmpty { try write(found, remarks, ContinuousClock.now - start) }
        guard isRendered else {
            throw BuildFailure(site: found.site, render: found.render).report(.text, output: "", end: "")
        }
        if found.findings.contains(where: { $0.severity == .error || found.isStrict }) { throw ExitCode(1) }
    }

    private func write(_ found: BuildFailure, _ remarks: String, _ duration: Duration) throws {
        let report = CheckReport(
            version: VitrineVersion.current, pages: found.paths, findings: found.findings, isStrict: found.isStrict)
        let format = ReportFormat(rawValue: format.rawValue) ?? .text
        let bytes = format.bytes(report) { TextReport(report, duration: duration).text }
        try Snapshots.print(remarks + String(decoding: bytes, as: UTF8.self))
    }
}
