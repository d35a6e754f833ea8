/// Rules, grouped by an id, class or name that their subject must have, so that an element is tested only against rules
/// that may match it.
struct RuleBuckets: Sendable {
    var byID = AtomLists()
    var byClass = AtomLists()
    var byName = AtomLists()
    var others: [Int32] = []
    /// The rules of pseudo-elements, by the name of the pseudo-element.
    var pseudoElements: [String: [Int32]] = [:]

    mutating func add(_ rule: Int32, _ selector: Selector) {
        if let name = selector.pseudoElement {
            pseudoElements[name, default: []].append(rule)
            return
        }
        var name: Int32?
        var anyClass: Int32?
        for test in selector.compounds[0].tests {
            switch test {
            case .id(let atom):
                byID.append(rule, to: atom)
                return
            case .class(let atom): anyClass = atom
            case .type(let exact, let lower): name = exact == lower ? exact : nil
            case .any(let selectors):
                // A rule with alternatives, as in `:is()`, can be in several buckets if each alternative has a key.
                if let keys = Self.keys(selectors) {
                    for key in keys { insert(key, rule) }
                    return
                }
            default: break
            }
        }
        if let anyClass {
            byClass.append(rule, to: anyClass)
        } else if let name {
            byName.append(rule, to: name)
        } else {
            others.append(rule)
        }
    }

    /// Whether any of the rules that may match an element satisfies a predicate. Rules of pseudo-elements are not
    /// tested; a rule with alternatives may be tested more than once.
    func contains(
        for element: ElementTree.Element, in tree: borrowing ElementTree, where predicate: (Int32) -> Bool
    ) -> Bool {
        if element.id != 0, Self.contains(byID[element.id], predicate) { return true }
        for index in element.classes where Self.contains(byClass[tree.classes[Int(index)]], predicate) { return true }
        return Self.contains(byName[element.name], predicate) || Self.contains(others, predicate)
    }

    /// Whether any of the rules satisfies a predicate. The loop uses indices, because in unoptimized builds an iterator
    /// costs more than most predicates.
    private static func contains(_ rules: [Int32]?, _ predicate: (Int32) -> Bool) -> Bool {
        guard let rules else { return false }
        var index = 0
        while index < rules.count {
            if predicate(rules[index]) { return true }
            index += 1
        }
        return false
    }

    /// Whether a selector matches every element for which its bucket is searched and therefore need not be tested.
    static func isProof(_ selector: Selector) -> Bool {
        guard selector.compounds.count == 1, selector.compounds[0].tests.count == 1, selector.pseudoElement == nil
        else { return false }
        switch selector.compounds[0].tests[0] {
        case .id, .class: return true
        case .type(let exact, let lower): return exact == lower
        default: return false
        }
    }

    private enum Key: Hashable { case id(Int32), anyClass(Int32), name(Int32) }

    private mutating func insert(_ key: Key, _ rule: Int32) {
        switch key {
        case .id(let atom): byID.append(rule, to: atom)
        case .anyClass(let atom): byClass.append(rule, to: atom)
        case .name(let atom): byName.append(rule, to: atom)
        }
    }

    /// The keys of alternatives; nil if one of them has none.
    private static func keys(_ selectors: [Selector]) -> Set<Key>? {
        var keys: Set<Key> = []
        for selector in selectors {
            var key: Key?
            for test in selector.compounds[0].tests {
                switch test {
                case .id(let atom): key = .id(atom)
                case .class(let atom): key = .anyClass(atom)
                case .type(let exact, let lower): if key == nil, exact == lower { key = .name(exact) }
                default: break
                }
            }
            guard let key else { return nil }
            keys.insert(key)
        }
        return keys
    }
}
