import VitrineSupport
import ArgumentParser
import VitrineSnapshots

/// Accepts results of the last check as the new snapshots.
struct SnapshotAcceptCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "accept", abstract: "Accept the changes that the last check found.",
            discussion: """
                Nothing is rendered again: what check found and review shows is accepted. A snapshot that has changed since \
                is left as it is.

                Examples:
                  \(ProgramName.current) snapshot accept                       Everything.
                  \(ProgramName.current) snapshot accept todo-row/completed    One story.
                  \(ProgramName.current) snapshot accept 'todo-row/*'          The stories of a component.
                  \(ProgramName.current) snapshot accept 3f61b02c9d4e          One group of equal changes, as review lists it.
                  \(ProgramName.current) snapshot accept --from decisions.txt  The decisions of the review page.

                A story with changes of several groups is accepted when all its groups are; accept them one by one in any \
                order.
                Exit status: 0 done, 3 something was left as it is or ignored, 64 wrong usage or settings, or the \
                environment variable CI is set.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
    @Argument(help: ArgumentHelp("Snapshots, globs that match snapshots, or groups.", valueName: "id|group"))
    var names: [String] = []
    @Option(help: ArgumentHelp("The file of decisions that the review page saved.", valueName: "file"))
    var from: String?

    func run() async throws {
        try Snapshots.refuseUnderCI("accepted")
        let store = try siteOptions.snapshotStore()
        let results = try Snapshots.writing { () throws(SnapshotProblem) in try store.pending() }
        let groups = PendingGroups(results)
        let decided = try from.map { try decisions(in: $0, about: groups) }
        let before = groups.stillAccepted(store.acceptedChanges, rejecting: decided?.rejectedGroups ?? [])
        let names = names + (decided?.accepted ?? [])
        let choice =
            names.isEmpty && from == nil
            ? PendingGroups.Choice(results: results) : try choose(names, from: groups, before)
        guard try !results.isEmpty || Snapshots.writing({ () throws(SnapshotProblem) in store.hasPendingStyles }) else {
            print("Nothing is waiting to be accepted; look for changes with \(ProgramName.current) snapshot check.")
            if decided?.isStale == true { throw ExitCode(3) }
            return
        }
        let exact = Set(names.compactMap { SnapshotID($0) })
        let damaged = choice.results.filter { exact.contains($0.id) && $0.damage != nil }
        let report = try Snapshots.writing { () throws(SnapshotProblem) in
            try store.accept(choice.results, named: exact)
        }
        for result in damaged where report.written.contains(result.id) {
            if let damage = result.damage { CommandOutput.say("replaced: \(result.id), which \(damage)") }
        }
        let rejected = decided?.rejected.subtracting(report.written) ?? []
        try Snapshots.writing { () throws(SnapshotProblem) in
            try store.keepAccepted(groups.accepted(by: choice.groups, and: before, without: Set(report.written)))
            try store.forgetPending(Array(rejected))
        }
        Snapshots.say(report.refused)
        for (id, also) in choice.partly {
            CommandOutput.say("left as it is: \(id), because it also has another change: \(also)")
        }
        print("\(Count.of(report.written.count, "snapshot", "snapshots")) accepted into \(store.folder)/.")
        if report.styled > 0 {
            let count = Count.of(report.styled, "snapshot", "snapshots")
            print("The changed stylesheets of \(count), in which nothing else changed, were recorded too.")
        }
        if !rejected.isEmpty {
            print("\(Count.of(rejected.count, "snapshot", "snapshots")) rejected; the next check shows them again.")
        }
        if from != nil { sayWhatRemains(groups, done: Set(report.written).union(rejected)) }
        if !report.refused.isEmpty || !choice.partly.isEmpty || decided?.isStale == true { throw ExitCode(3) }
        if from != nil, !store.pendingIDs.isEmpty { throw ExitCode(3) }
    }

    /// Lists on standard error the groups with snapshots that are still waiting.
    private func sayWhatRemains(_ groups: PendingGroups, done: Set<SnapshotID>) {
        for entry in groups.entries where !entry.ids.allSatisfy(done.contains) {
            CommandOutput.say("waits: \(entry.name)  \(entry.sentence)")
        }
    }

    /// Reads decisions about groups from a file. A decision about a group that is no longer waiting, or that has
    /// changed since it was reviewed, is ignored and reported.
    /// - Returns: the names of the accepted groups, the names and snapshots of the rejected groups, and whether any
    ///   decision was ignored.
    /// - Throws: exit status 64 if the file cannot be read or is not valid.
    private func decisions(
        in path: String, about groups: PendingGroups
    ) throws -> (accepted: [String], rejectedGroups: Set<String>, rejected: Set<SnapshotID>, isStale: Bool) {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try FileReader.bytes(of: path, limit: DecisionFile.largest)
        } catch {
            CommandOutput.say("error: \(path): cannot be read: \(error.reason)")
            throw ExitCode(64)
        }
        let file: DecisionFile
        do throws(DecisionFile.Mistake) {
            file = try DecisionFile(String(decoding: bytes, as: UTF8.self))
        } catch {
            CommandOutput.say("error: \(path):\(error.line): \(error.text)")
            throw ExitCode(64)
        }
        var accepted: [String] = []
        var rejectedGroups: Set<String> = []
        var rejected: Set<SnapshotID> = []
        var isStale = false
        let entries = Dictionary(groups.entries.map { ($0.name, $0) }) { first, _ in first }
        for decision in file.decisions {
            guard let entry = entries[decision.group], entry.digest == decision.digest else {
                CommandOutput.say(
                    "decision ignored: group \(decision.group) is no longer waiting to be accepted, or has changed since "
                        + "it was reviewed; run \(ProgramName.current) snapshot check, then decide again"
                )
                isStale = true
                continue
            }
            if decision.isAccepted {
                accepted.append(entry.name)
            } else {
                rejectedGroups.insert(entry.name)
                rejected.formUnion(entry.ids)
            }
        }
        return (accepted, rejectedGroups, rejected, isStale)
    }

    /// Returns the results that the names select.
    /// - Parameter before: changes that were accepted earlier.
    /// - Throws: exit status 64 if a name matches nothing.
    private func choose(
        _ names: [String], from groups: PendingGroups, _ before: Set<AcceptedChange>
    ) throws -> PendingGroups.Choice {
        let choice = groups.choice(of: names, and: before)
        guard choice.unknown.isEmpty else {
            for name in choice.unknown { CommandOutput.say("error: nothing named \(name) is waiting to be accepted") }
            CommandOutput.say("\(ProgramName.current) snapshot review shows what is waiting.")
            throw ExitCode(64)
        }
        return choice
    }
}
