/// Finds the elements whose style a difference between rules can change.
package struct AffectedElements: Sendable {
    /// Rules, grouped by an id, class or name that their subject must have.
    private struct Rules: Sendable {
        var rules: [RuleSet.Rule] = []
        var buckets = RuleBuckets()

        mutating func add(_ rule: RuleSet.Rule) {
            var rule = rule
            // A pseudo-element belongs to the element that the rest of its selector matches.
            rule.selector.pseudoElement = nil
            buckets.add(Int32(rules.count), rule.selector)
            rules.append(rule)
        }
    }

    private let isWhole: Bool
    private let states: Set<String>
    private var rules = Rules()
    private var pseudoRules: [String: Rules] = [:]
    private let reach: RuleDifference.Reach
    /// The custom properties that the rules declare.
    private let customs: Set<String>

    /// Prepares the search in documents that are indexed with the atoms of the newer set. These atoms must contain
    /// those of the older set.
    /// - Parameter state: if it is not nil, only rules whose selectors test this state are considered.
    package init(_ difference: RuleDifference, state: String? = nil) {
        isWhole = difference.isWhole && state == nil
        states = difference.new.conditions.states
        func counts(_ rule: RuleSet.Rule) -> Bool {
            guard let state else { return true }
            var states: Set<String> = []
            rule.selector.collectStates(&states)
            return states.contains(state)
        }
        let old = difference.oldRules.filter { counts(difference.old.rules[Int($0)]) }
        let new = difference.newRules.filter { counts(difference.new.rules[Int($0)]) }
        for rule in old.map({ difference.old.rules[Int($0)] }) + new.map({ difference.new.rules[Int($0)] }) {
            if let name = rule.selector.pseudoElement {
                pseudoRules[name, default: Rules()].add(rule)
            } else {
                rules.add(rule)
            }
        }
        reach = difference.reach(old, new)
        customs = state == nil ? difference.customs : difference.customs(old, new)
    }

    /// The elements that match a rule that can make a difference, in document order; all elements if everything can
    /// differ. Elements that a rule in `@scope` may match are included.
    package func elements(_ tree: ElementTree) -> [Int] {
        if isWhole { return Array(tree.elements.indices) }
        return matched(rules, tree)
    }

    /// The names of the pseudo-elements in rules that can make a difference, each with the elements that such a rule
    /// matches, or with all elements if everything can differ.
    package func pseudoElements(_ tree: ElementTree) -> [(name: String, elements: [Int])] {
        pseudoRules.sorted { $0.key < $1.key }.map { name, rules in
            (name, isWhole ? Array(tree.elements.indices) : matched(rules, tree))
        }
    }

    private func matched(_ rules: Rules, _ tree: ElementTree) -> [Int] {
        guard !rules.rules.isEmpty else { return [] }
        var matcher = SelectorMatcher(tree, states: states)
        return tree.elements.indices.filter { Self.isAffected($0, rules, tree, &matcher) }
    }

    private static func isAffected(
        _ element: Int, _ rules: Rules, _ tree: ElementTree, _ matcher: inout SelectorMatcher
    ) -> Bool {
        rules.buckets.contains(for: tree.elements[element], in: tree) { number in
            let rule = rules.rules[Int(number)]
            // Scopes are evaluated when styles are computed.
            return rule.isProven || rule.scope >= 0 || matcher.matches(rule.selector, element)
        }
    }

    /// Returns the `style` attributes of a document that make the styles of their elements, and of all descendants,
    /// depend on the difference.
    /// - Parameter affected: the result of ``elements(_:)`` for the document.
    func dependent(_ attributes: StyleAttributes, _ affected: [Int], _ tree: ElementTree) -> [StyleAttributes.Item] {
        guard !attributes.items.isEmpty else { return [] }
        // If differences reach all descendants, the elements that inherit them are needed anyway.
        let affected: Set<Int> = reach < .descendants ? Set(affected) : []
        return attributes.items.filter { item in
            if !item.attribute.customs.isDisjoint(with: customs) { return true }
            guard item.attribute.inherits, !affected.isEmpty else { return false }
            var parent = Int(tree.elements[item.element].parent)
            while parent >= 0, !affected.contains(parent) { parent = Int(tree.elements[parent].parent) }
            return parent >= 0
        }
    }

    /// Marks the elements whose styles must be computed: the affected elements, their children or all their descendants
    /// if differences can reach that far (``RuleDifference/Reach``), and the ancestors of all of these.
    /// - Parameters:
    ///   - others: elements that are needed, too, but without their descendants.
    ///   - whole: elements that are needed with all their descendants.
    package func needed(
        _ affected: [Int], others: [Int] = [], whole: [Int] = [], _ tree: ElementTree
    ) -> [Bool] {
        var needed = [Bool](repeating: false, count: tree.elements.count)
        for element in others { needed[element] = true }
        for element in whole {
            for inner in element..<Int(tree.elements[element].end) { needed[inner] = true }
        }
        for element in affected {
            switch reach {
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
        // A style depends on that of the parent, so the parents of needed elements are needed, too.
        for element in tree.elements.indices.reversed() where needed[element] {
            let parent = Int(tree.elements[element].parent)
            if parent >= 0 { needed[parent] = true }
        }
        return needed
    }
}
