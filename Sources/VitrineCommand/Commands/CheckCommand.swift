import VitrineSupport
import ArgumentParser
import Foundation
import VitrineConformance
import VitrineMarkup

/// Checks pages and the links between them.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check HTML against the HTML Standard, WAI-ARIA and ARIA in HTML, and the links of a folder.",
        discussion: """
            Pages are files ending in .html and .htm, read as browsers read HTML, and in .xhtml and .xht, read as XML. Other \
            files in a folder are not checked as pages; a file that is given by name is. With \
            --syntax both, HTML must also be well-formed XML with the same tree. Links, orphans, canonical \
            URLs and languages are checked if a whole folder is given. The key “check” of vitrine.yml in the \
            current folder applies too.

            Examples:
              vitrine check _site                              A folder.
              vitrine check about.html news.html               Some pages, without their links.
              curl -s https://example.org/ | vitrine check -   Standard input.
              vitrine check _site --rules house.yml            With your own rules.
              vitrine check _site --syntax both                HTML that is also XML.
              vitrine check _site --ignore 'orphan-page:drafts/**'
              vitrine check _site --format sarif --output vitrine.sarif
              vitrine check --explain broken-link

            Exit status: 0 no errors, 1 errors found (with --strict also warnings), 3 there was nothing to check or a report \
            could not be written, 64 wrong usage, 70 an internal error.
            """)

    @Argument(help: ArgumentHelp("Folders and files; - is standard input.", valueName: "path"))
    var paths: [String] = []
    @Option(help: "How to print the report.")
    var format = ReportFormat.text
    @Option(name: .shortAndLong, help: ArgumentHelp("Write the report to a file.", valueName: "file"))
    var output: String?
    @Option(help: ArgumentHelp("Add a summary in Markdown to a file, such as $GITHUB_STEP_SUMMARY.", valueName: "file"))
    var summary: String?
    @Option(help: ArgumentHelp("A file of your own rules in YAML; repeatable.", valueName: "file"))
    var rules: [String] = []
    @Option(
        help: ArgumentHelp(
            "Ignore findings of a rule, on all or on matching pages; repeatable.", valueName: "rule[:glob]"))
    var ignore: [String] = []
    @Option(help: SyntaxChoice.help)
    var syntax: SyntaxChoice?
    @Option(help: ArgumentHelp("The URL at which the folder is published, to check links to it.", valueName: "url"))
    var address: String?
    @Option(help: ArgumentHelp("Settings to use instead of vitrine.yml.", valueName: "file"))
    var config: String?
    @Option(help: ArgumentHelp("How many pages are checked at the same time. (default: one per core)", valueName: "n"))
    var jobs: Int?
    @Flag(help: "Fail on warnings too.")
    var strict = false
    @Flag(help: "Do not check links between files.")
    var noLinks = false
    @Flag(help: "Do not check the contrast of text.")
    var noContrast = false
    @Flag(help: "Follow symbolic links that lead out of the folder.")
    var followLinks = false
    @Flag(help: "Also list unused styles and images of a folder.")
    var unused = false
    @Flag(help: "Print only findings: no progress and no summary.")
    var quiet = false
    @Flag(help: "List all rules.")
    var listRules = false
    @Option(help: ArgumentHelp("Explain a rule, with examples.", valueName: "rule"))
    var explain: String?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
        if paths.isEmpty, !listRules, explain == nil {
            throw ValidationError("no folder or file to check; add one, or - for standard input")
        }
        if let address, SiteAddress(address) == nil {
            throw ValidationError("--address must begin with https:// or http:// and a host, found \(quoted(address))")
        }
        for text in ignore where Ignore(text) == nil {
            throw ValidationError("--ignore must be RULE or RULE:GLOB, found \(quoted(text))")
        }
    }

    func run() async throws {
        let fails: Bool
        do throws(CommandProblems) {
            let settings = try CheckOptions(self)
            if listRules || explain != nil { return try describe(settings.userRules) }
            let start = ContinuousClock.now
            let report = try await report(settings)
            do throws(CommandProblem) {
                try write(report, ContinuousClock.now - start)
            } catch {
                throw CommandProblems(all: [error])
            }
            fails = report.fails
        } catch {
            StandardStream.say(error.all.map { "\($0)\n" }.joined())
            throw ExitCode(error.status)
        }
        if fails { throw ExitCode(1) }
    }

    private func describe(_ userRules: UserRules) throws(CommandProblems) {
        let rules = Rules.known + userRules.rules.map(\.rule)
        if let explain {
            guard let rule = rules.first(where: { $0.id == explain }) else {
                throw CommandProblems(all: [.noSuchRule(explain)])
            }
            print(RuleListing.explanation(rule), terminator: "")
        } else {
            print(RuleListing.table(rules), terminator: "")
        }
    }

    private func report(_ options: CheckOptions) async throws(CommandProblems) -> CheckReport {
        let input = try CheckInput(paths: paths, address: options.address, syntax: syntax, followsLinks: followLinks)
        let run = CheckRun(
            input: input, userRules: options.userRules, checksLinks: options.checksLinks,
            judgesContrast: options.judgesContrast, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            progress: ProgressLine("Checked", on: quiet ? .nowhere : .terminal))
        var found: FindingStore
        do throws(CommandProblem) {
            found = try await run.findings(Exceptions(options.ignores))
        } catch {
            throw CommandProblems(all: [error])
        }
        if unused { UnusedRun(input).add(to: &found) }
        return options.report(input, found)
    }

    // MARK: - Writing

    private func write(_ report: CheckReport, _ duration: Duration) throws(CommandProblem) {
        if let summary { try ReportFile.append(Array(report.markdown.utf8), to: summary) }
        guard let output else {
            let hasColors = TerminalColors.areShown(on: STDOUT_FILENO)
            let bytes = format.bytes(report, hasSummary: !quiet) {
                TextReport(report, hasColors: hasColors, hasSummary: !quiet, duration: duration).text
            }
            return try ReportFile.print(bytes)
        }
        // A report in a file has no durations, so that it stays the same as long as the pages do.
        let bytes = format.bytes(report, hasSummary: !quiet) { TextReport(report, hasSummary: !quiet).text }
        try ReportFile.write(bytes, to: output)
        if !quiet { print(TextReport.lastLine(report, duration)) }
    }
}
