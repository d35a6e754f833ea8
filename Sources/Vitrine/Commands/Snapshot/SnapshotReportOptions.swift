import ArgumentParser
import Foundation
import VitrinePixels
import VitrineSite
import VitrineSnapshots
import VitrineSupport

/// The options for reporting differences from the snapshots.
struct SnapshotReportOptions: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, junit, github, markdown
    }

    @Option(help: "How to print the result.")
    var format = Format.text
    @Option(
        help: ArgumentHelp(
            "Write a page that shows both versions: a folder, or one file that ends in .html.", valueName: "dir|file"))
    var report: String?
    @Option(
        help: ArgumentHelp(
            "Layers whose changes fail the check: accessibility, data, markup, style, separated by commas, or none. "
                + "(default: failOn in vitrine.yml, otherwise all)",
            valueName: "layers"),
        transform: FailingLayers.init(_:))
    var failOn: FailingLayers?
    @OptionGroup var pixelOptions: PixelOptions
    @Flag(help: "List everything, without a limit.")
    var all = false

    /// Whether an option is set that applies only to reports.
    var isForReport: Bool { format != .text || report != nil || failOn != nil || pixelOptions.pixels || all }

    /// Reports the outcome of a run and, outside of CI, stores the differences until they are accepted.
    /// - Parameter isFull: whether all snapshots were checked.
    /// - Throws: an `ExitCode` if pictures cannot be taken, if the report or the differences cannot be written, or if
    ///   the status of the run is not 0.
    func finish(_ run: SnapshotRun, _ found: SnapshotRun.Outcome, isFull: Bool) throws {
        var outcome = found
        let store = run.snapshots.store
        var hasDrawn = true
        if pixelOptions.pixels {
            do throws(DrawingProblem) {
                outcome = try run.drawn(outcome, pixelOptions)
            } catch {
                // If no pictures can be taken, the comparison is still reported.
                CommandOutput.say(error.description)
                hasDrawn = false
            }
        }
        try CommandOutput.write(text(outcome.report))
        try writeReview(run, outcome)
        // The differences have already been printed, so they are not lost if storing them fails.
        if !Snapshots.isCI {
            try Snapshots.writing { () throws(SnapshotProblem) in
                try store.keepPending(outcome.checks, isFull: isFull, styles: outcome.styles)
            }
            store.saveMemory()
        }
        if !hasDrawn { throw ExitCode(3) }
        if outcome.report.status != 0 { throw ExitCode(outcome.report.status) }
    }

    private func writeReview(_ run: SnapshotRun, _ outcome: SnapshotRun.Outcome) throws {
        guard let report else { return }
        do {
            try run.review(outcome, program: ProgramName.current).write(to: report)
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
        case .markdown: ComparisonMarkdown.text(report.comparison(), suite: .snapshots)
        }
    }

    /// Advice on what to do next.
    private func advice(_ report: SnapshotReport) -> String {
        let program = ProgramName.current
        var lines: [String] = []
        let hasNew = !report.missing.isEmpty
        if !report.pairs.isEmpty {
            lines.append("\(program) snapshot review shows the changes; \(program) snapshot accept accepts them all.")
        } else if hasNew {
            lines.append("\(program) snapshot record writes missing snapshots.")
        }
        if report.unreadable.contains(where: { $0.damage.isInTheWay && !$0.damage.isNewer }) {
            lines.append(
                "Repair damaged snapshots with git, or write them again with \(program) snapshot record --all.")
        }
        if !report.orphans.isEmpty { lines.append("\(program) snapshot prune removes snapshots without a story.") }
        if Snapshots.isCI, !lines.isEmpty {
            lines.append(
                "The environment variable CI is set, so run the check again on your own computer, use these commands "
                    + "there, and commit the files.")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
