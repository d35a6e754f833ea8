import VitrineSnapshots

/// Asks the user about each undecided group of pending changes.
struct ReviewDialogue {
    private let groups: PendingGroups
    private let undecided: [PendingGroups.Entry]
    /// The names of the groups that were accepted.
    private(set) var accepted: Set<String> = []
    /// The names of the groups that were rejected.
    private var rejectedGroups: Set<String> = []
    /// The snapshots of the groups that were rejected.
    private(set) var rejected: Set<SnapshotID> = []

    /// Creates a dialogue.
    /// - Parameter before: changes that were accepted earlier. A group with only such changes is not asked about.
    init(_ groups: PendingGroups, after before: Set<AcceptedChange> = []) {
        self.groups = groups
        undecided = groups.undecided(after: before)
    }

    /// Shows one group after another, and asks for a decision about each. The end of the input ends the dialogue, as
    /// `q` does.
    /// - Parameters:
    ///   - write: shows a text.
    ///   - read: returns the next line of input; nil at its end.
    mutating func run(write: (String) -> Void, read: () -> String?) {
        for (number, entry) in undecided.enumerated() {
            write("\n\(number + 1) of \(undecided.count)  \(Self.text(entry))")
            var answer: Character?
            while answer == nil {
                write("a accept, r reject, s skip, q quit: ")
                guard let line = read() else {
                    write("\n")
                    return
                }
                let first = line.lowercased().first { !$0.isWhitespace }
                answer = first.flatMap { "arsq".contains($0) ? $0 : nil }
            }
            switch answer {
            case "a": accepted.insert(entry.name)
            case "r":
                rejectedGroups.insert(entry.name)
                rejected.formUnion(entry.ids)
            case "q": return
            default: break
            }
        }
    }

    /// What was done with the decisions of a dialogue.
    struct Outcome: Sendable {
        /// What was written, and what was left as it is.
        var report: SnapshotWriteReport
        /// Snapshots with a change that is accepted and another that is not, with a sentence about the latter.
        var partly: [(id: SnapshotID, also: String)]
    }

    /// Accepts the snapshots whose changes are all accepted, now or earlier, and discards the rejected results.
    /// Accepted changes of other snapshots are kept for the next review.
    func apply(to store: SnapshotStore) throws(SnapshotProblem) -> Outcome {
        // The accepted changes are read only now, because another command may have accepted something while the
        // dialogue was open.
        let before = groups.stillAccepted(store.acceptedChanges, rejecting: rejectedGroups)
        let covered = groups.covered(by: accepted, and: before)
        let named = Set(covered.results.map(\.id))
        let report = try store.accept(covered.results, named: named)
        try store.keepAccepted(groups.accepted(by: accepted, and: before, without: Set(report.written)))
        try store.forgetPending(rejected.filter { !named.contains($0) })
        return Outcome(report: report, partly: covered.partly)
    }

    /// The groups with the commands that accept them.
    /// - Parameter before: changes that were accepted earlier. A group with only such changes is left out.
    static func list(_ groups: PendingGroups, after before: Set<AcceptedChange> = [], program: String) -> String {
        var out = groups.undecided(after: before).map { "\($0.name)  \(text($0))" }.joined(separator: "\n")
        out += "\n\(program) snapshot accept NAME    accepts one of these\n"
        return out + "\(program) snapshot accept         accepts all of them\n"
    }

    private static func text(_ entry: PendingGroups.Entry) -> String {
        var out = entry.sentence + "\n"
        if entry.place != entry.name { out += "    \(entry.place)\n" }
        out += lines("-", entry.before) + lines("+", entry.after)
        return out
    }

    /// The first lines of a text, each with a prefix.
    private static func lines(_ mark: String, _ text: String?) -> String {
        guard let text, !text.isEmpty else { return "" }
        let lines = text.split(whereSeparator: \.isNewline)
        let shown = lines.prefix(6).map { line in
            "    \(mark) \(line.count > 100 ? line.prefix(99) + "…" : line)\n"
        }
        return shown.joined() + (lines.count > 6 ? "    \(mark) …\n" : "")
    }
}
