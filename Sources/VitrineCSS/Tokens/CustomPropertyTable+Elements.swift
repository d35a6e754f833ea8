import VitrineMarkup

extension CustomPropertyTable {
    /// The uses that elements of a document match, in any state, by whom the elements belong to.
    /// - Parameter owner: whose an element is, by the number of its node; nil for nobody's.
    /// - Returns: numbers of ``uses`` for each owner.
    package func matches(_ document: MarkupDocument, owner: (Int) -> String?) -> [String: Set<Int>] {
        let tree = ElementTree(document, atoms: atoms)
        var calm = SelectorMatcher(tree)
        var busy = SelectorMatcher(tree, states: PseudoClasses.states)
        var found: [String: Set<Int>] = [:]
        for (number, element) in tree.elements.enumerated() {
            guard let owner = owner(Int(element.node)) else { continue }
            var own = found[owner] ?? []
            for use in buckets.candidates(element, tree) where !own.contains(use) {
                let selectors = uses[use].selectors
                if selectors.contains(where: { calm.matches($0, number) || busy.matches($0, number) }) {
                    own.insert(use)
                }
            }
            found[owner] = own
        }
        return found.filter { !$0.value.isEmpty }
    }
}
