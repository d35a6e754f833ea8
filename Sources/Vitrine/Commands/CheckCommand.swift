import ArgumentParser
import Foundation
import VitrineConformance
import VitrineSite

/// By which rules pages are judged, as `build` and `check` ask for it.
struct RuleOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Rules of your own, in YAML; repeatable.", valueName: "file"))
    var rules: [String] = []
    @Option(
        help: ArgumentHelp("Leave out findings of a rule, on pages that match; repeatable.", valueName: "rule[:glob]"))
    var ignore: [String] = []
    @Flag(help: "Let warnings fail as errors do.")
    var strict = false

    func validate() throws {
        for text in ignore where Ignore(text) == nil {
            throw ValidationError("--ignore must be RULE or RULE:GLOB, not \"\(text)\"")
        }
    }

    func apply(to options: inout BuildOptions) {
        options.rules = rules
        options.ignores = ignore.compactMap { Ignore($0) }
        options.isStrict = strict
    }
}

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
    @Option(help: ArgumentHelp("A theme by name, or the folder of one.", valueName: "name|dir"))
    var theme: String?
    @Option(
        help: ArgumentHelp(
            "Check the site in this language too; repeatable.",
            discussion: "Without it: the locales of vitrine.yml.", valueName: "tag"))
    var locale: [String] = []
    @Option(
        help: ArgumentHelp("Only pages whose path matches; * stays within a folder, ** does not.", valueName: "glob"))
    var only: String?
    @Option(help: ArgumentHelp("Pages to work on at once. (default: one per core)", valueName: "n"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
    }

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-check-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = BuildOptions()
        options.output = folder.appendingPathComponent("site").path
        options.theme = theme
        options.locales = locale
        options.only = only
        options.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        ruleOptions.apply(to: &options)
        let start = ContinuousClock.now
        do throws(BuildFailure) {
            let site = try siteOptions.load(Content.self)
            let report = try await site.build(options, progress: TextProgress())
            if format == .text { print(report.remarks.map { $0.text + "\n" }.joined(), terminator: "") }
            write(report.findings, report.paths, ContinuousClock.now - start)
        } catch {
            // What keeps pages from being rendered is no finding about a page.
            let found = BuildFailure(site: error.site, render: error.render)
            if !error.paths.isEmpty || found.count == 0 {
                write(error.findings, error.paths, ContinuousClock.now - start)
            }
            if found.count > 0 { throw found.report(.text, output: "", end: "") }
            throw ExitCode(1)
        }
    }

    private func write(_ findings: [Finding], _ paths: [String], _ duration: Duration) {
        let report = CheckReport(
            version: VitrineVersion.current, pages: paths, findings: findings, isStrict: ruleOptions.strict)
        let format = ReportFormat(rawValue: format.rawValue) ?? .text
        let bytes = format.bytes(report) { TextReport(report, duration: duration).text }
        FileHandle.standardOutput.write(Data(bytes))
    }
}
