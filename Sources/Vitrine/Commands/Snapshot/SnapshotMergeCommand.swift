import ArgumentParser
import VitrineSite
import VitrineSnapshots
import VitrineSupport

/// Says what differs from the snapshots, as the parts of a check found it.
struct SnapshotMergeCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "merge", abstract: "Put the parts of a check together, which snapshot check --shard has made.",
            discussion: """
                Report, review page and status are those of one run. A part that is missing, doubled, damaged or made from \
                something else is refused and named. The same program, the same files and the same snapshots are needed as for the \
                parts.

                Examples:
                  \(ProgramName.current) snapshot check --shard 1/4 --output parts/1   On one machine; 2/4, 3/4 and 4/4 on others.
                  \(ProgramName.current) snapshot merge parts/*                        All of them, in any order.
                  \(ProgramName.current) snapshot merge parts/* --report review.html   And a page to look at.

                Exit status: 0 the same, 1 differences, 2 only missing snapshots and those without a story, 3 something \
                could not be compared, or a part is missing or cannot be used, 64 wrong usage.
                """)
    }

    @Argument(help: ArgumentHelp("The files of all parts.", valueName: "part"))
    var parts: [String]
    @OptionGroup var siteOptions: SiteOptions
    @OptionGroup var reportOptions: SnapshotReportOptions

    func run() async throws {
        let run: SnapshotRun
        do throws(BuildFailure) {
            run = try SnapshotRun(try await siteOptions.load(Content.self))
        } catch {
            throw error.reportOfSnapshots()
        }
        let outcome: SnapshotRun.Outcome
        do {
            outcome = try run.merge(parts, failOn: reportOptions.failOn)
        } catch let failure as BuildFailure {
            throw failure.reportOfSnapshots()
        } catch let problems as PartFileProblems {
            for problem in problems.all { CommandOutput.say("\(problem)") }
            throw ExitCode(3)
        }
        try reportOptions.finish(run, outcome, isFull: true)
    }
}
