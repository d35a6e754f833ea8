/// Lists of rules by atom.
struct AtomLists: Sendable {
    private var lists: [[Int32]] = []

    /// The rules of an atom; nil when it has none.
    subscript(atom: Int32) -> [Int32]? {
        guard atom > 0, Int(atom) < lists.count, !lists[Int(atom)].isEmpty else { return nil }
        return lists[Int(atom)]
    }

    /// Adds a rule to those of an atom.
    mutating func append(_ rule: Int32, to atom: Int32) {
        while lists.count <= Int(atom) { lists.append([]) }
        lists[Int(atom)].append(rule)
    }
}
