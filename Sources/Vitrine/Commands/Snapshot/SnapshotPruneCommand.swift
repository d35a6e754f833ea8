import VitrineSupport
import ArgumentParser
import VitrineSite
import VitrineSnapshots

/// Removes snapshots without a story.
struct SnapshotPruneCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "prune", abstract: "Remove snapshots without a story.",
            discussion: """
                Nothing is rendered. Files that are not snapshots are kept.

                Examples:
                  \(ProgramName.current) snapshot prune --dry-run       Only list them.
                  \(ProgramName.current) snapshot prune

                Exit status: 0 done, 3 something could not be removed, 64 wrong usage or settings, or (without --dry-run) \
                the environment variable CI is set.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
    @Flag(help: "Only list the snapshots; remove nothing.")
    var dryRun = false

    func run() async throws {
        if !dryRun { try Snapshots.refuseUnderCI("removed") }
        let run = try await siteOptions.snapshotRun(of: Content.self)
        let store = run.snapshots.store
        // The former snapshot of a renamed story is not an orphan while the new one is waiting to be accepted.
        let waiting = store.pendingOrigins
        let orphans = store.orphans(besides: Set(run.planned.values)).filter { waiting[$0] == nil }
        for (from, to) in waiting.sorted(by: { $0.key < $1.key }) {
            CommandOutput.say(
                "left as it is: \(from) is the former snapshot of \(to); "
                    + "\(ProgramName.current) snapshot accept \(to) moves it")
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
