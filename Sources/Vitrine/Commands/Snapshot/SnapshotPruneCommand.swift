import VitrineSupport
import ArgumentParser
import VitrineSite
import VitrineSnapshots

/// Removes snapshots without a story.
struct SnapshotPruneCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "prune", abstract: "Remove snapshots that no story has any more.",
            discussion: """
                Nothing is rendered: which stories there are is known before. Files that are no snapshots stay.

                Examples:
                  \(ProgramName.current) snapshot prune --dry-run       Which they are.
                  \(ProgramName.current) snapshot prune

                Exit status: 0 done, 3 something could not be removed, 64 wrong usage; so it is with CI set.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
    @Flag(help: "Only list them.")
    var dryRun = false

    func run() async throws {
        if !dryRun { try Snapshots.refuseUnderCI("removed") }
        let run: SnapshotRun
        do throws(BuildFailure) {
            run = try SnapshotRun(try await siteOptions.load(Content.self))
        } catch {
            throw error.reportOfSnapshots()
        }
        let store = run.snapshots.store
        // What waits as the former snapshot of a story is not left over.
        let waiting = store.pendingOrigins
        let orphans = store.orphans(besides: Set(run.planned.values)).filter { waiting[$0] == nil }
        for (from, to) in waiting.sorted(by: { $0.key < $1.key }) {
            CommandOutput.say("left as it is: \(from) is the former snapshot of \(to); accept \(to) moves it")
        }
        for id in orphans { print(id) }
        if dryRun {
            print("\(Count.of(orphans.count, "snapshot has", "snapshots have")) no story.")
            return
        }
        let report = try Snapshots.writing { () throws(SnapshotProblem) in try store.prune(orphans) }
        Snapshots.say(report.refused)
        print("\(Count.of(report.written.count, "snapshot", "snapshots")) removed from \(store.folder)/.")
        if !report.refused.isEmpty { throw ExitCode(3) }
    }
}
