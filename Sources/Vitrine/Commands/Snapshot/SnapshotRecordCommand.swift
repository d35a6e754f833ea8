import VitrineSupport
import ArgumentParser
import VitrineSite
import VitrineSnapshots

/// Writes snapshots.
struct SnapshotRecordCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "record", abstract: "Write snapshots that are missing.",
            discussion: """
                Examples:
                  \(ProgramName.current) snapshot record                         What is missing.
                  \(ProgramName.current) snapshot record --failed                Also what differs, without a review.
                  \(ProgramName.current) snapshot record --all                   Everything, also what is damaged.
                  \(ProgramName.current) snapshot record --only 'todo-row/*'

                Exit status: 0 done, 3 something could not be rendered or written or was left as it is, 64 wrong usage; \
                so it is with CI set, where nothing is ever recorded.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
    @OptionGroup var options: SnapshotOptions
    @Flag(help: "Also write those that differ.")
    var failed = false
    @Flag(help: "Write all of them, also over damaged ones.")
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
        for failure in outcome.report.failures { CommandOutput.say("not rendered: \(failure.id): \(failure.message)") }
        print("\(Count.of(written.written.count, "snapshot", "snapshots")) written to \(store.folder)/.")
        if written.mendsManifest { print("The manifest was written again.") }
        if mode == .missing, !outcome.report.pairs.isEmpty {
            let count = outcome.report.pairs.count
            print(
                "\(Count.of(count, "snapshot", "snapshots")) \(count == 1 ? "differs and is" : "differ and are") left: \(Snapshots.program) snapshot check says how, --failed writes \(count == 1 ? "it" : "them") too."
            )
        }
        if !written.refused.isEmpty || !outcome.report.failures.isEmpty { throw ExitCode(3) }
    }
}
