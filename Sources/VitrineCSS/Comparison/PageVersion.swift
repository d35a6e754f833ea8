/// One version of a page, whose elements are numbered once for all rule sets with the same ``StyleContexts``.
struct PageVersion {
    /// The elements of the page.
    let tree: ElementTree
    private let schemes: [String]
    private var numbers: [ObjectIdentifier: [Int32]] = [:]

    init(_ tree: ElementTree) {
        self.tree = tree
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
        let known = numbers[key] ?? contexts.numbers(tree, schemes: schemes)
        numbers[key] = known
        return DocumentStyles(tree, rules, memo, schemes: schemes, contexts: known, needed: needed)
    }
}
