import VitrineMarkup

extension CustomPropertyTable {
    /// Finds the uses whose selectors match elements of a document, either without active states or with all states
    /// active, grouped by the owners of the elements.
    /// - Parameter owner: returns the owner of an element, such as the name of its component, given the index of its
    ///   node; nil if the element has none.
    /// - Returns: the indices of the matching uses in ``uses``, keyed by owner.
    package func matches(_ document: MarkupDocument, owner: (Int) -> String?) -> [String: Set<Int>] {
        let tree = ElementTree(document, atoms: atoms)
        var calm = SelectorMatcher(tree)
        var busy = SelectorMatcher(tree, states: PseudoClasses.states)
        var found: [String: Set<Int>] = [:]
        for (number, element) in tree.elements.enumerated() {
            guard let owner = owner(Int(element.node)) else { continue }
            var own = found[owner] ?? []
            func matches(_ selector: Selector) -> Bool {
                calm.matches(selector, number) || busy.matches(selector, number)
            }
            _ = buckets.contains(for: element, in: tree) { use in
                if !own.contains(Int(use)), uses[Int(use)].selectors.contains(where: matches) { own.insert(Int(use)) }
                return false
            }
            found[owner] = own
        }
        return found.filter { !$0.value.isEmpty }
    }
}
