/// Finds the elements whose style a difference between rules can change.
package struct AffectedElements: Sendable {
    private let difference: RuleDifference
    private var rules: [RuleSet.Rule] = []
    private var buckets = RuleBuckets()
    private let states: Set<String>

    /// Gets ready for documents that are indexed against the atoms of the newer set, which has those of the older one.
    package init(_ difference: RuleDifference) {
        self.difference = difference
        states = difference.new.conditions.states
        for (set, numbers) in [(difference.old, difference.oldRules), (difference.new, difference.newRules)] {
            for number in numbers {
                var rule = set.rules[Int(number)]
                // A pseudo-element belongs to the element that the rest of its selector matches.
                rule.selector.pseudoElement = nil
                buckets.add(Int32(rules.count), rule.selector)
                rules.append(rule)
            }
        }
    }

    /// The elements that rules match that are not the same, in the order of the document.
    package func elements(_ tree: ElementTree) -> [Int] {
        if difference.isWhole { return Array(tree.elements.indices) }
        guard !rules.isEmpty else { return [] }
        var matcher = SelectorMatcher(tree, states: states)
        return tree.elements.indices.filter { isAffected($0, tree, &matcher) }
    }

    private func isAffected(_ element: Int, _ tree: ElementTree, _ matcher: inout SelectorMatcher) -> Bool {
        let info = tree.elements[element]
        if info.id != 0, matches(buckets.byID[info.id], element, &matcher) { return true }
        for index in info.classes where matches(buckets.byClass[tree.classes[Int(index)]], element, &matcher) {
            return true
        }
        if info.name != 0, matches(buckets.byName[info.name], element, &matcher) { return true }
        return matches(buckets.others, element, &matcher)
    }

    private func matches(_ numbers: [Int32]?, _ element: Int, _ matcher: inout SelectorMatcher) -> Bool {
        guard let numbers else { return false }
        return numbers.contains { number in
            let rule = rules[Int(number)]
            // What a scope means is found out when styles are computed.
            return rule.isProven || rule.scope >= 0 || matcher.matches(rule.selector, element)
        }
    }

    /// Marks the elements whose styles have to be computed: those that are affected, what their differences can reach,
    /// and everything around them.
    package func needed(_ affected: [Int], _ tree: ElementTree) -> [Bool] {
        var needed = [Bool](repeating: false, count: tree.elements.count)
        for element in affected {
            switch difference.reach {
            case .element: needed[element] = true
            case .children:
                needed[element] = true
                var child = Int(tree.elements[element].firstChild)
                while child >= 0 {
                    needed[child] = true
                    child = Int(tree.elements[child].next)
                }
            case .descendants:
                for inner in element..<Int(tree.elements[element].end) { needed[inner] = true }
            }
        }
        // Styles come down from the root.
        for element in tree.elements.indices.reversed() where needed[element] {
            let parent = Int(tree.elements[element].parent)
            if parent >= 0 { needed[parent] = true }
        }
        return needed
    }
}
