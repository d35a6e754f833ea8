import VitrineSupport
import ArgumentParser
import VitrineSite
import VitrineSnapshots

/// Writes missing snapshots and, with options, those that differ or are damaged.
struct SnapshotRecordCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "record", abstract: "Write snapshots that are missing.",
            discussion: """
                Examples:
                  \(ProgramName.current) snapshot record                         Only what is missing.
                  \(ProgramName.current) snapshot record --failed                Also what differs, without review.
                  \(ProgramName.current) snapshot record --all                   Everything, even what is damaged.
                  \(ProgramName.current) snapshot record --only 'todo-row/*'

                Exit status: 0 done, 3 something could not be rendered or written or was left as it is, 64 wrong \
                usage or settings, or the environment variable CI is set.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
    @OptionGroup var options: SnapshotOptions
    @Flag(help: "Also write snapshots that differ.")
    var failed = false
    @Flag(help: "Write all snapshots, and replace those that are damaged.")
    var all = false

    func run() async throws {
        try Snapshots.refuseUnderCI("recorded")
        let outcome: SnapshotRun.Outcome
        let store: SnapshotStore
        do throws(BuildFailure) {
            let run = try SnapshotRun(try await siteOptions.load(Content.self))
            store = run.snapshots.store
            outcome = try await run.check(only: options.only, jobs: options.jobs, progress: TextProgress())
        } catch {
            throw error.reportOfSnapshots()
        }
        let mode: RecordMode = all ? .all : failed ? .failed : .missing
        let written = try Snapshots.writing { () throws(SnapshotProblem) in
            let written = try store.record(outcome.checks, mode, styles: outcome.styles)
            try store.forgetPending(written.written)
            return written
        }
        store.saveMemory()
        Snapshots.say(written.refused)
        // With --all, the current styles were written, even where the former ones are damaged.
        let failures = outcome.report.failures.filter { $0.isOfStory || mode != .all }
        for failure in failures {
            CommandOutput.say(
                failure.isOfStory
                    ? "not rendered: \(failure.id): \(failure.message)" : "error: \(failure.id): \(failure.message)")
        }
        print("\(Count.of(written.written.count, "snapshot", "snapshots")) written to \(store.folder)/.")
        if written.mendsManifest { print("The manifest was rewritten.") }
        if mode == .missing, !outcome.report.pairs.isEmpty {
            let count = outcome.report.pairs.count
            print(
                "\(Count.of(count, "snapshot", "snapshots")) \(count == 1 ? "differs and was" : "differ and were") not written: \(ProgramName.current) snapshot check shows how; --failed writes \(count == 1 ? "it" : "them") too."
            )
        }
        if !written.refused.isEmpty || !failures.isEmpty { throw ExitCode(3) }
    }
}
