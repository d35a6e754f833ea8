import ArgumentParser
import Foundation
import VitrinePixels
import VitrineSite
import VitrineSnapshots
import VitrineSupport

/// Says what differs from the snapshots.
struct SnapshotCheckCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "check", abstract: "Say what differs from the snapshots, in sentences.",
            discussion: """
                Snapshots are never written. What differs is kept beside them, where git does not see it, until it is \
                accepted; with CI set not even that. Style sheets, pictures and fonts count: the report says \
                which components they change, and how.

                Examples:
                  \(ProgramName.current) snapshot check
                  \(ProgramName.current) snapshot check --only 'todo-row/*'
                  \(ProgramName.current) snapshot check --report review.html   A page to look at.
                  \(ProgramName.current) snapshot check --pixels --report review   With pictures of both sides.
                  \(ProgramName.current) snapshot check --format markdown >> "$GITHUB_STEP_SUMMARY"

                Exit status: 0 the same, 1 differences, 2 only missing snapshots and those without a story, 3 something \
                could not be compared, 64 wrong usage.
                """)
    }

    /// How the result is printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, junit, github, markdown
    }

    @OptionGroup var siteOptions: SiteOptions
    @OptionGroup var options: SnapshotOptions
    @Option(help: "How to print the result.")
    var format = Format.text
    @Option(
        help: ArgumentHelp(
            "Write a page that shows both versions: a folder, or one file that ends in .html.", valueName: "dir|file"))
    var report: String?
    @Option(
        help: ArgumentHelp(
            "Layers that fail the check: accessibility, data, markup, style, with commas between. (default: failOn in vitrine.yml, else all)",
            valueName: "layers"),
        transform: FailingLayers.init(_:))
    var failOn: FailingLayers?
    @OptionGroup var pixelOptions: PixelOptions
    @Flag(help: "List everything, however much there is.")
    var all = false

    func run() async throws {
        var outcome: SnapshotRun.Outcome
        let run: SnapshotRun
        do throws(BuildFailure) {
            run = try SnapshotRun(try await siteOptions.load(Content.self))
            outcome = try await run.check(
                only: options.only, jobs: options.jobs, failOn: failOn, progress: TextProgress())
        } catch {
            throw error.reportOfSnapshots()
        }
        let store = run.snapshots.store
        var hasDrawn = true
        if pixelOptions.pixels {
            do {
                outcome = try run.drawn(outcome, pixelOptions)
            } catch let problem as PixelProblem {
                CommandOutput.say("error: \(problem)")
                hasDrawn = false
            }
        }
        try CommandOutput.write(text(outcome.report))
        try writeReview(run, outcome)
        // Where nothing can be written, what differs has been said.
        if !Snapshots.isCI {
            try Snapshots.writing { () throws(SnapshotProblem) in
                try store.keepPending(outcome.checks, isFull: options.only == nil, styles: outcome.styles)
            }
            store.saveMemory()
        }
        if !hasDrawn { throw ExitCode(3) }
        if outcome.report.status != 0 { throw ExitCode(outcome.report.status) }
    }

    private func writeReview(_ run: SnapshotRun, _ outcome: SnapshotRun.Outcome) throws {
        guard let report else { return }
        do {
            try run.review(outcome, program: Snapshots.program).write(to: report)
        } catch let failure as BuildFailure {
            throw failure.reportOfSnapshots()
        } catch {
            CommandOutput.say("error: \(error)")
            throw ExitCode((error as? ReviewProblem)?.isDefect == true ? 70 : 3)
        }
    }

    private func text(_ report: SnapshotReport) -> String {
        switch format {
        case .text: SnapshotText.text(report, all: all) + advice(report)
        case .json: ComparisonJSON.text(report.comparison(\.path))
        case .junit: ComparisonJUnit.text(report.comparison(), suite: .snapshots)
        case .github: ComparisonGitHub.text(report.comparison { "\(report.folder)/\($0.path)" })
        case .markdown: ComparisonMarkdown.text(report.comparison())
        }
    }

    /// What to do next.
    private func advice(_ report: SnapshotReport) -> String {
        let program = Snapshots.program
        var lines: [String] = []
        let hasNew = !report.missing.isEmpty
        if !report.pairs.isEmpty {
            lines.append("\(program) snapshot review shows the changes; \(program) snapshot accept takes them all.")
        } else if hasNew {
            lines.append("\(program) snapshot record keeps what is missing.")
        }
        if report.unreadable.contains(where: { $0.damage.isInTheWay }) {
            lines.append(
                "Damaged snapshots: put them right in git, or \(program) snapshot record --all writes them again.")
        }
        if !report.orphans.isEmpty { lines.append("\(program) snapshot prune removes those without a story.") }
        if Snapshots.isCI, !lines.isEmpty {
            lines.append("CI is set, so do that on a computer of your own, and commit.")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
