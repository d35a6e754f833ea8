/// Rules by what the subjects of their selectors ask for, so that most elements are compared with few of them.
struct UseBuckets: Sendable {
    private var byAtom: [Int32: [Int]] = [:]
    private var others: [Int] = []

    /// Adds a selector of a rule.
    mutating func add(_ selector: Selector, of rule: Int) {
        for test in selector.compounds[0].tests {
            switch test {
            case .id(let atom), .class(let atom), .type(let atom, _):
                byAtom[atom, default: []].append(rule)
                // The name of an HTML element is compared in small letters.
                if case .type(_, let lower) = test, lower != atom { byAtom[lower, default: []].append(rule) }
                return
            default: continue
            }
        }
        others.append(rule)
    }

    /// The rules that an element may match, each once, in order.
    func candidates(_ element: ElementTree.Element, _ tree: ElementTree) -> [Int] {
        var found = others
        var atoms = [element.name, element.id]
        for index in element.classes { atoms.append(tree.classes[Int(index)]) }
        for atom in atoms where atom != 0 { found += byAtom[atom] ?? [] }
        return Set(found).sorted()
    }
}
