/// The selectors that nested style rules and `@scope` rules give to the rules inside them.
///
/// The limits of a scope, and which elements are in it, are not considered, so a selector may match more elements than
/// in a browser.
struct SelectorNesting: Sendable {
    /// The maximum depth of nested style rules and scopes; deeper rules have no selectors.
    static let limit = 64

    /// The selectors of the innermost style rule; nil outside of style rules.
    var selectors: [Selector]?
    /// The number of style rules and scopes around.
    private(set) var depth = 0
    private var isScoped = false
    /// The selectors for the roots of the scope; nil if it has no start.
    private var scope: [Selector]?

    /// Enters a `@scope` rule.
    mutating func enterScope(_ list: TokenList, _ prelude: Range<Int>, atoms: inout AtomTable) {
        defer { (isScoped, selectors) = (true, nil) }
        depth += 1
        guard depth <= Self.limit, let start = prelude.first, list[start].kind == .openRound else { return }
        var context = SelectorParser.Context()
        (context.parents, context.scope) = (selectors, scope)
        scope = try? SelectorParser.parse(list, list.inside(start), context: context, atoms: &atoms)
    }

    /// Enters a style rule. If its selectors are not valid, it has none.
    mutating func enterStyleRule(_ list: TokenList, _ prelude: Range<Int>, atoms: inout AtomTable) {
        depth += 1
        guard depth <= Self.limit else {
            selectors = []
            return
        }
        var context = SelectorParser.Context()
        (context.parents, context.isNested) = (selectors, selectors != nil)
        (context.scope, context.isScoped) = (scope, isScoped)
        selectors = (try? SelectorParser.parse(list, prelude, context: context, atoms: &atoms)) ?? []
    }
}
