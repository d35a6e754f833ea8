import VitrineSnapshots

/// Asks for each group whether to accept it.
struct ReviewDialogue {
    private let groups: PendingGroups
    /// The names of the groups that were accepted.
    private(set) var accepted: Set<String> = []
    /// The snapshots of the groups that were rejected.
    private(set) var rejected: Set<SnapshotID> = []

    init(_ groups: PendingGroups) { self.groups = groups }

    /// Shows one group after another. The end of the input counts as `q`.
    /// - Parameters:
    ///   - write: shows a text.
    ///   - read: returns the next line of input; nil at its end.
    mutating func run(write: (String) -> Void, read: () -> String?) {
        for (number, entry) in groups.entries.enumerated() {
            write("\n\(number + 1) of \(groups.entries.count)  \(Self.text(entry))")
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
            case "r": rejected.formUnion(entry.ids)
            case "q": return
            default: break
            }
        }
    }

    /// The groups with the commands that accept them.
    static func list(_ groups: PendingGroups, program: String) -> String {
        var out = groups.entries.map { "\($0.name)  \(text($0))" }.joined(separator: "\n")
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
