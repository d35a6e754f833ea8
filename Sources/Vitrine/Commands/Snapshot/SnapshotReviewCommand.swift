import VitrineSupport
import ArgumentParser
import Foundation
import VitrineSnapshots

/// Asks about the pending changes, one group at a time; without a terminal, lists the groups.
struct SnapshotReviewCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "review",
            abstract: "Decide on the changes that the last check found, one group of equal changes at a time.",
            discussion: """
                In a terminal, you are asked about each group: press “a” to accept it, “r” to reject it, \
                “s” to skip it, or “q” to quit. Decisions that you made before quitting are kept. Without a terminal, \
                the groups are listed with the commands that accept them.

                A story with changes of several groups is accepted when all of them are. You are not asked again about \
                changes that you have already accepted.

                Examples:
                  \(ProgramName.current) snapshot check      Find what differs.
                  \(ProgramName.current) snapshot review     Decide on it.

                Exit status: 0 nothing is waiting, 1 something is waiting or was rejected, 3 something was left as it is, \
                64 wrong usage or settings, or (in a terminal) the environment variable CI is set.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions

    func run() async throws {
        let store = try siteOptions.snapshotStore()
        let results = try Snapshots.writing { () throws(SnapshotProblem) in try store.pending() }
        guard !results.isEmpty else {
            return print(
                "Nothing is waiting to be accepted; look for changes with \(ProgramName.current) snapshot check.")
        }
        let groups = PendingGroups(results)
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
            let list = ReviewDialogue.list(groups, after: store.acceptedChanges, program: ProgramName.current)
            print(list, terminator: "")
            throw ExitCode(1)
        }
        try Snapshots.refuseUnderCI("accepted")
        var dialogue = ReviewDialogue(groups, after: store.acceptedChanges)
        dialogue.run(write: { try? StandardStream.write(Array($0.utf8)) }, read: { readLine() })
        let outcome = try Snapshots.writing { () throws(SnapshotProblem) in try dialogue.apply(to: store) }
        let report = outcome.report
        Snapshots.say(report.refused)
        for (id, also) in outcome.partly {
            CommandOutput.say("left as it is: \(id), because it also has another change: \(also)")
        }
        let left = store.pendingIDs.count
        print("\(Count.of(report.written.count, "snapshot", "snapshots")) accepted, \(left) waiting.")
        if !report.refused.isEmpty { throw ExitCode(3) }
        if report.written.count < results.count { throw ExitCode(1) }
    }
}
