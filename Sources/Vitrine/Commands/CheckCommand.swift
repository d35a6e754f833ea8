import VitrineSupport
import ArgumentParser
import Foundation
import VitrineConformance
import VitrineSite

/// Checks the pages without writing a site.
struct CheckCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "check", abstract: "Render and check every page and the links between them; write nothing.",
            discussion: """
                Findings name the component, the row and the place in the Swift code where the row is declared. The \
                key “check” of vitrine.yml applies too.

                Examples:
                  \(ProgramName.current) check                                        Check all pages.
                  \(ProgramName.current) check --strict --ignore 'orphan-page'        Fail on warnings, except for one rule.
                  \(ProgramName.current) check --format sarif > vitrine.sarif         For code scanning.
                  \(ProgramName.current) check --require-coverage 80                  Fail if coverage is too low.
                  \(ProgramName.current) check --only 'components/*'                  Only some pages, without their links.

                Exit status: 0 no errors, 1 errors found (with --strict also warnings), 3 the check could not be \
                finished, 64 wrong usage or settings.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
    @Option(help: "How to print the report.")
    var format = ReportFormat.text
    @OptionGroup var ruleOptions: RuleOptions
    @OptionGroup var coverageOptions: CoverageOptions
    @OptionGroup var pageOptions: PageOptions

    func run() async throws {
        var options = BuildOptions()
        pageOptions.apply(to: &options)
        ruleOptions.apply(to: &options)
        let start = ContinuousClock.now
        let verdict: SiteVerdict
        do throws(BuildFailure) {
            verdict = try await siteOptions.load(Content.self).check(options, progress: TextProgress())
        } catch {
            if format != .text { try write(error.asReport, ContinuousClock.now - start) }
            throw error.report(.text, output: "", end: "")
        }
        guard verdict.errors.isEmpty else { throw try report(verdict, ContinuousClock.now - start) }
        try write(verdict.check, ContinuousClock.now - start)
        let isCovered = coverageOptions.areMet(by: verdict.coverage)
        if !verdict.passes || !isCovered { throw ExitCode(1) }
    }

    /// Reports a check in which components could not be rendered. In text, everything is printed on standard error, as
    /// by `build`, because there is no complete check to report. In other formats, the report has everything, and the
    /// errors of these components are also printed on standard error.
    /// - Returns: the exit status.
    private func report(_ verdict: SiteVerdict, _ duration: Duration) throws -> ExitCode {
        guard format != .text else {
            return BuildFailure(render: verdict.errors, check: verdict.check).report(.text, output: "", end: "")
        }
        var report = verdict.check
        report.add(verdict.errors)
        try write(report, duration)
        return BuildFailure(render: verdict.errors).report(.text, output: "", end: "")
    }

    private func write(_ report: CheckReport, _ duration: Duration) throws {
        let bytes = format.bytes(report) {
            TextReport(
                report, hasColors: TerminalColors.areShown(on: STDOUT_FILENO), duration: duration
            ).text
        }
        try CommandOutput.write(String(decoding: bytes, as: UTF8.self))
    }
}
