import VitrineSupport
import VitrineSnapshots

/// Waiting results as they are reviewed: equal changes together, then what is new by component, then what is damaged.
struct PendingGroups: Sendable {
    /// What is decided on at once.
    struct Entry: Sendable {
        /// What `accept` calls it: a group, `todo-row/*`, or a snapshot.
        var name: String
        /// What it is, in a sentence.
        var sentence: String
        /// Where the first of it is.
        var place: String
        /// What was there and what is there now, for a change.
        var before: String?
        var after: String?
        /// The snapshots that it touches.
        var ids: [SnapshotID]
    }

    let entries: [Entry]
    let results: [PendingSnapshot]

    init(_ results: [PendingSnapshot]) {
        self.results = results
        var entries: [Entry] = []
        let pairs = results.filter { $0.damage == nil }.compactMap(\.pair)
        let places = Dictionary(results.map { ($0.id.description, $0.id) }) { first, _ in first }
        for group in ChangeGroup.groups(pairs.map { ($0.id.description, $0.changes) }) {
            entries.append(
                Entry(
                    name: group.id, sentence: group.summary, place: "\(group.pages[0]), \(group.example.element)",
                    before: group.example.before, after: group.example.after, ids: group.pages.compactMap { places[$0] }
                ))
        }
        for pair in pairs where pair.changes.isEmpty {
            entries.append(
                Entry(
                    name: "\(pair.id)", sentence: "\(pair.id) is written otherwise and says the same",
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
                    name: "\(result.id)", sentence: "\(result.id) \(damage)", place: "\(result.id)", ids: [result.id]))
        }
        self.entries = entries
    }

    /// The results that are covered by entries that are accepted: a story with another change too is not.
    func covered(by names: Set<String>) -> (results: [PendingSnapshot], partly: [(id: SnapshotID, also: String)]) {
        var covered: [PendingSnapshot] = []
        var partly: [(id: SnapshotID, also: String)] = []
        for result in results {
            let own = entries.filter { $0.ids.contains(result.id) }
            let open = own.filter { !names.contains($0.name) }
            if open.isEmpty {
                covered.append(result)
            } else if open.count < own.count {
                partly.append((result.id, open[0].sentence))
            }
        }
        return (covered, partly)
    }

    /// What is to be accepted, and what is not.
    struct Choice: Sendable {
        /// The results that are accepted.
        var results: [PendingSnapshot]
        /// Results of which a change is to be accepted and another one is not, with that one in a sentence.
        var partly: [(id: SnapshotID, also: String)] = []
        /// Names that nothing has.
        var unknown: [String] = []
    }

    /// The results that names stand for: snapshots, globs of them, or groups.
    func choice(of names: [String]) -> Choice {
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
        let covered = covered(by: accepted)
        choice.partly = covered.partly.filter { !chosen.contains($0.id) }
        chosen.formUnion(covered.results.map(\.id))
        choice.results = results.filter { chosen.contains($0.id) }
        return choice
    }
}
