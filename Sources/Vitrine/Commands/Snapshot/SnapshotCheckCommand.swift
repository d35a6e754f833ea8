import ArgumentParser
import VitrineSite
import VitrineSnapshots
import VitrineSupport

/// Reports what differs from the snapshots.
struct SnapshotCheckCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "check", abstract: "List the differences from the snapshots, in sentences.",
            discussion: """
                This command never writes snapshots. Differences are kept next to them, ignored by git, until they are \
                accepted; if the environment variable CI is set, they are not kept. Changed stylesheets, images and fonts \
                count too: the report says which components they change, and how.

                Examples:
                  \(ProgramName.current) snapshot check
                  \(ProgramName.current) snapshot check --only 'todo-row/*'
                  \(ProgramName.current) snapshot check --report review.html   With a review page.
                  \(ProgramName.current) snapshot check --pixels --report review   With pictures of both versions.
                  \(ProgramName.current) snapshot check --format markdown >> "$GITHUB_STEP_SUMMARY"
                  \(ProgramName.current) snapshot check --shard 1/4 --output parts/1   A part; snapshot merge joins all of them.

                Exit status: 0 the same, 1 differences, 2 only missing snapshots, snapshots without a story or, if \
                the layer markup does not fail a check, renamed stories, 3 something could not be compared, 64 wrong \
                usage or settings. With --shard: 0 the part is written, 3 it is not.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
    @OptionGroup var options: SnapshotOptions
    @OptionGroup var shardOptions: SnapshotShardOptions
    @OptionGroup var reportOptions: SnapshotReportOptions

    func validate() throws {
        guard shardOptions.shard != nil else { return }
        if options.only != nil { throw ValidationError("--shard and --only cannot be used together") }
        if reportOptions.isForReport {
            throw ValidationError(
                "--shard writes a part and no report; --format, --report, --fail-on, --pixels and --all are for snapshot merge"
            )
        }
    }

    func run() async throws {
        let run = try await siteOptions.snapshotRun(of: Content.self)
        if let shard = shardOptions.shard { return try await make(shard, run) }
        let outcome: SnapshotRun.Outcome
        do throws(BuildFailure) {
            outcome = try await run.check(
                only: options.only, jobs: options.jobs, failOn: reportOptions.failOn, progress: TextProgress())
        } catch {
            throw error.reportOfSnapshots()
        }
        try reportOptions.finish(run, outcome, isFull: options.only == nil)
    }

    private func make(_ shard: Shard, _ run: SnapshotRun) async throws {
        let part: SnapshotRun.Part
        do throws(BuildFailure) {
            part = try await run.part(shard, jobs: options.jobs, progress: TextProgress())
        } catch {
            throw error.reportOfSnapshots()
        }
        try shardOptions.write(part)
    }
}
