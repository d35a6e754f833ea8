import ArgumentParser
import VitrineSite
import VitrineSnapshots
import VitrineSupport

/// Merges the parts of a check and reports what differs from the snapshots.
struct SnapshotMergeCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "merge", abstract: "Join the parts of a check that snapshot check --shard has made.",
            discussion: """
                The result is the same as that of a check in one run. Use the same program, files and snapshots as for \
                the parts. Parts that are missing, duplicate, damaged or made from different inputs are listed as \
                errors.

                Examples:
                  \(ProgramName.current) snapshot check --shard 1/4 --output parts/1   On one machine; 2/4, 3/4 and 4/4 on others.
                  \(ProgramName.current) snapshot merge parts/*                        All of them, in any order.
                  \(ProgramName.current) snapshot merge parts/* --report review.html   Also write a review page.

                Exit status: 0 the same, 1 differences, 2 only missing snapshots, snapshots without a story or, if \
                the layer markup does not fail a check, renamed stories, 3 something could not be compared, or a part \
                is missing or cannot be used, 64 wrong usage or settings.
                """)
    }

    @Argument(help: ArgumentHelp("The files of all parts.", valueName: "part"))
    var parts: [String]
    @OptionGroup var siteOptions: SiteOptions
    @OptionGroup var reportOptions: SnapshotReportOptions

    func run() async throws {
        let run = try await siteOptions.snapshotRun(of: Content.self)
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
