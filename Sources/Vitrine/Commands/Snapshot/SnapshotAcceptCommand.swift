import VitrineSupport
import ArgumentParser
import VitrineSnapshots

/// Makes results of the last check the snapshots.
struct SnapshotAcceptCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "accept", abstract: "Take what the last check found as the snapshots.",
            discussion: """
                Nothing is rendered: what is taken is what check found and review shows. Where a snapshot has changed since, \
                it is left as it is.

                Examples:
                  \(ProgramName.current) snapshot accept                       Everything.
                  \(ProgramName.current) snapshot accept todo-row/completed    One story.
                  \(ProgramName.current) snapshot accept 'todo-row/*'          The stories of a component.
                  \(ProgramName.current) snapshot accept 3f61b02c9d4e          One group of equal changes, as review lists it.

                A story with changes of several groups is taken when all of them are.
                Exit status: 0 done, 3 something was left as it is, 64 wrong usage; so it is with CI set.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
    @Argument(help: ArgumentHelp("Snapshots, globs of them, or groups.", valueName: "id|group"))
    var names: [String] = []

    func run() async throws {
        try Snapshots.refuseUnderCI("accepted")
        let store = try siteOptions.snapshotStore()
        let results = try Snapshots.writing { () throws(SnapshotProblem) in try store.pending() }
        let choice = names.isEmpty ? PendingGroups.Choice(results: results) : try choose(from: results)
        guard try !results.isEmpty || Snapshots.writing({ () throws(SnapshotProblem) in store.hasPendingStyles }) else {
            return print("Nothing waits to be accepted; \(Snapshots.program) snapshot check finds what differs.")
        }
        let exact = Set(names.compactMap { SnapshotID($0) })
        let damaged = choice.results.filter { exact.contains($0.id) && $0.damage != nil }
        let report = try Snapshots.writing { () throws(SnapshotProblem) in
            try store.accept(choice.results, named: exact)
        }
        for result in damaged where report.written.contains(result.id) {
            if let damage = result.damage { CommandOutput.say("replaced: \(result.id), which \(damage)") }
        }
        Snapshots.say(report.refused)
        for (id, also) in choice.partly { CommandOutput.say("left as it is: \(id) has another change too: \(also)") }
        print("\(Count.of(report.written.count, "snapshot", "snapshots")) accepted into \(store.folder)/.")
        if report.styled > 0 {
            let count = Count.of(report.styled, "snapshot", "snapshots")
            print("The changed style sheets of \(count) were recorded too; nothing else changes there.")
        }
        if !report.refused.isEmpty || !choice.partly.isEmpty { throw ExitCode(3) }
    }

    /// The results that the names stand for.
    private func choose(from results: [PendingSnapshot]) throws -> PendingGroups.Choice {
        let choice = PendingGroups(results).choice(of: names)
        guard choice.unknown.isEmpty else {
            for name in choice.unknown { CommandOutput.say("error: nothing that waits is called \(name)") }
            CommandOutput.say("\(Snapshots.program) snapshot review lists what waits.")
            throw ExitCode(64)
        }
        return choice
    }
}
