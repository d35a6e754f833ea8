/// One version of a page, whose elements are numbered once for all rule sets with the same ``StyleContexts``.
struct PageVersion {
    /// The elements of the page.
    let tree: ElementTree
    /// The `style` attributes whose values may depend on stylesheets or on the styles of other elements.
    let attributes: StyleAttributes
    private let schemes: [String]
    private var numbers: [ObjectIdentifier: Numbers] = [:]

    private struct Numbers {
        var numbers: [Int32]?
        /// The generation of the contexts that the numbers belong to.
        var generation: Int
    }

    init(_ tree: ElementTree) {
        self.tree = tree
        attributes = StyleAttributes(tree)
        schemes = tree.colorSchemes
    }

    /// Computes the styles of elements.
    /// - Parameters:
    ///   - memo: styles of other pages with the same rules.
    ///   - needed: for each element, whether its style is needed.
    mutating func styles(_ rules: RuleSet, _ memo: StyleMemo, needed: [Bool]) -> DocumentStyles {
        let contexts = memo.contexts ?? StyleContexts([rules])
        memo.contexts = contexts
        let key = ObjectIdentifier(contexts)
        var known = numbers[key]
        // When the elements of another version were numbered, all earlier numbers may have been discarded.
        if known?.generation != contexts.generation {
            let found = contexts.numbers(tree, schemes: schemes)
            known = Numbers(numbers: found, generation: contexts.generation)
            numbers[key] = known
        }
        return DocumentStyles(tree, rules, memo, schemes: schemes, contexts: known?.numbers, needed: needed)
    }
}
