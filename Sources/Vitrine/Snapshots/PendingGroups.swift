import VitrineSupport
import VitrineSnapshots

/// Pending results as they are reviewed: groups of equal changes, then snapshots whose markup differs but means the
/// same, then new snapshots by component, then damaged ones.
struct PendingGroups: Sendable {
    /// Changes that are accepted or rejected together.
    struct Entry: Sendable {
        /// The name for the command `accept`: that of a group or a snapshot, or a glob such as `todo-row/*`.
        var name: String
        /// A sentence that describes the change.
        var sentence: String
        /// The place of the first change; for new snapshots, the names of up to five stories; otherwise the name of the
        /// snapshot.
        var place: String
        /// The texts before and after the first change; nil if there are none.
        var before: String?
        var after: String?
        /// The snapshots that are affected.
        var ids: [SnapshotID]
        /// The digest of the results to decide on.
        var digest = ""
    }

    let entries: [Entry]
    let results: [PendingSnapshot]
    /// The changes of each snapshot, with the name of the entry that each change belongs to.
    private let changes: [SnapshotID: [(entry: String, change: AcceptedChange)]]

    init(_ results: [PendingSnapshot]) {
        self.results = results
        var entries: [Entry] = []
        let pairs = results.filter { $0.damage == nil }.compactMap(\.pair)
        let places = Dictionary(results.map { ($0.id.description, $0.id) }) { first, _ in first }
        let hashes = Dictionary(results.map { ($0.id, $0.content.hash) }) { first, _ in first }
        let grouped = ChangeGroups(pairs.map { ($0.id.description, $0.changes) })
        var changes: [SnapshotID: [(entry: String, change: AcceptedChange)]] = [:]
        for (pair, numbers) in zip(pairs, grouped.numbers) {
            changes[pair.id] = zip(pair.changes, numbers).map { change, number in
                let accepted = AcceptedChange(id: pair.id, hash: hashes[pair.id] ?? "", change: change.signature.digest)
                return (grouped.groups[number].id, accepted)
            }
        }
        self.changes = changes
        for group in grouped.groups {
            entries.append(
                Entry(
                    name: group.id, sentence: group.summary, place: "\(group.pages[0]), \(group.example.element)",
                    before: group.example.before, after: group.example.after, ids: group.pages.compactMap { places[$0] }
                ))
        }
        for pair in pairs where pair.changes.isEmpty {
            entries.append(
                Entry(
                    name: "\(pair.id)",
                    sentence: "the markup of \(pair.id) differs from the snapshot, but means the same",
                    place: "\(pair.id)", ids: [pair.id]))
        }
        let new = Dictionary(grouping: results.filter { $0.pair == nil && $0.damage == nil }, by: \.id.component)
        for (component, all) in new.sorted(by: { $0.key < $1.key }) {
            let count = Count.of(all.count, "story has", "stories have")
            entries.append(
                Entry(
                    name: "\(component)/*", sentence: "\(component): \(count) no snapshot yet",
                    place: all.prefix(5).map(\.id.story).joined(separator: ", ") + (all.count > 5 ? ", …" : ""),
                    ids: all.map(\.id)))
        }
        for result in results {
            guard let damage = result.damage else { continue }
            entries.append(
                Entry(
                    name: "\(result.id)",
                    sentence: "\(result.id) \(damage)"
                        + (result.conflict?.sides.map { "\n    \($0.sentence)" }.joined() ?? ""), place: "\(result.id)",
                    ids: [result.id]))
        }
        self.entries = entries.map { entry in
            var entry = entry
            entry.digest = DecisionDigest.of(entry.ids.map { ($0, hashes[$0] ?? "") })
            return entry
        }
    }

    /// Returns the results whose changes are all accepted, and those with a change that is accepted now and another
    /// that is not accepted, with a sentence about the latter.
    /// - Parameters:
    ///   - names: the names of the entries that are accepted now.
    ///   - before: changes that were accepted earlier.
    func covered(
        by names: Set<String>, and before: Set<AcceptedChange> = []
    ) -> (results: [PendingSnapshot], partly: [(id: SnapshotID, also: String)]) {
        var covered: [PendingSnapshot] = []
        var partly: [(id: SnapshotID, also: String)] = []
        for result in results {
            let own = entries.filter { $0.ids.contains(result.id) }
            let open = own.filter { !names.contains($0.name) && !isAccepted($0.name, of: result.id, before) }
            if open.isEmpty {
                covered.append(result)
            } else if own.contains(where: { names.contains($0.name) }) {
                partly.append((result.id, open[0].sentence))
            }
        }
        return (covered, partly)
    }

    /// Returns whether all changes of a snapshot that belong to an entry were accepted earlier; false if there are no
    /// such changes.
    private func isAccepted(_ entry: String, of id: SnapshotID, _ before: Set<AcceptedChange>) -> Bool {
        let own = changes[id, default: []].filter { $0.entry == entry }
        return !own.isEmpty && own.allSatisfy { before.contains($0.change) }
    }

    /// Returns the entries to decide on, without the groups whose changes were all accepted earlier.
    func undecided(after before: Set<AcceptedChange>) -> [Entry] {
        entries.filter { entry in !entry.ids.allSatisfy { isAccepted(entry.name, of: $0, before) } }
    }

    /// Changes that were accepted earlier, without those of entries that are rejected now.
    func stillAccepted(_ before: Set<AcceptedChange>, rejecting rejected: Set<String>) -> Set<AcceptedChange> {
        before.subtracting(changes.values.joined().filter { rejected.contains($0.entry) }.map(\.change))
    }

    /// The changes that remain to be remembered: those in entries that are accepted now, and those that were accepted
    /// earlier.
    /// - Parameters:
    ///   - names: the names of the entries that are accepted now.
    ///   - before: the changes that were accepted earlier.
    ///   - done: the snapshots that were written, whose changes are left out.
    func accepted(by names: Set<String>, and before: Set<AcceptedChange>, without done: Set<SnapshotID>) -> Set<
        AcceptedChange
    > {
        var kept: Set<AcceptedChange> = []
        for (id, own) in changes where !done.contains(id) {
            for (entry, change) in own where names.contains(entry) || before.contains(change) { kept.insert(change) }
        }
        return kept
    }

    /// The result of a selection by names.
    struct Choice: Sendable {
        /// The results to accept.
        var results: [PendingSnapshot]
        /// Results with a change that is accepted and another that is not, with a sentence about the latter.
        var partly: [(id: SnapshotID, also: String)] = []
        /// Names that match nothing.
        var unknown: [String] = []
        /// The names of the entries that were selected by name.
        var groups: Set<String> = []
    }

    /// Returns the results that the names select. A name is that of a snapshot or a group, or a glob for snapshots.
    /// - Parameter before: changes that were accepted earlier.
    func choice(of names: [String], and before: Set<AcceptedChange> = []) -> Choice {
        var chosen: Set<SnapshotID> = []
        var accepted: Set<String> = []
        var choice = Choice(results: [])
        for name in names {
            let glob = Glob(name)
            let found = results.filter { glob.matches($0.id.description) }
            if entries.contains(where: { $0.name == name }) {
                accepted.insert(name)
            } else if found.isEmpty {
                choice.unknown.append(name)
            }
            chosen.formUnion(found.map(\.id))
        }
        choice.groups = accepted
        let covered = covered(by: accepted, and: before)
        choice.partly = covered.partly.filter { !chosen.contains($0.id) }
        // If no entry is named, only the named snapshots are chosen.
        if !accepted.isEmpty { chosen.formUnion(covered.results.map(\.id)) }
        choice.results = results.filter { chosen.contains($0.id) }
        return choice
    }
}
