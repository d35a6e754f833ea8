/// For each atom, a list of rules or tests, which are identified by their numbers. An atom is the number of a name, id
/// or class in an ``AtomTable``.
struct AtomLists: Sendable {
    private var lists: [[Int32]] = []

    /// The rules or tests of an atom; nil if it has none.
    subscript(atom: Int32) -> [Int32]? {
        guard atom > 0, Int(atom) < lists.count, !lists[Int(atom)].isEmpty else { return nil }
        return lists[Int(atom)]
    }

    /// Adds a rule or test to the list of an atom.
    mutating func append(_ rule: Int32, to atom: Int32) {
        while lists.count <= Int(atom) { lists.append([]) }
        lists[Int(atom)].append(rule)
    }

    /// All lists, one after another.
    var flat: Flat {
        var result = Flat()
        for list in lists {
            result.numbers += list
            result.starts.append(Int32(result.numbers.count))
        }
        return result
    }

    /// All lists in one array, so that a lookup does no reference counting.
    struct Flat: Sendable {
        fileprivate(set) var starts: [Int32] = [0]
        fileprivate(set) var numbers: [Int32] = []
    }
}
