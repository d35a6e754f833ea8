import VitrineCSS

/// Which components use which design tokens.
struct TokenUsers: Sendable {
    /// The components that match a rule, as indices in the plan, keyed by the number of the rule.
    private var components: [Int: Set<Int>] = [:]
    /// The tokens that pages mention in styles of their own.
    private var mentioned: Set<String> = []

    init(_ tokens: DesignTokens, _ facts: SiteStyleFacts, _ plan: SitePlan) {
        var numbers: [String: Int] = [:]
        for (number, component) in plan.components.enumerated() where numbers[component.entry.name] == nil {
            numbers[component.entry.name] = number
        }
        for path in facts.paths {
            guard let page = facts[path] else { continue }
            mentioned.formUnion(page.mentions)
            for (name, rules) in page.rules {
                guard let number = numbers[name] else { continue }
                for rule in rules { components[rule, default: []].insert(number) }
            }
        }
    }

    /// The components that use a token, as indices in the plan, in order.
    func components(using token: DesignToken) -> [Int] {
        token.uses.reduce(into: Set<Int>()) { $0.formUnion(components[$1] ?? []) }.sorted()
    }

    /// Whether nothing uses a token.
    func isUnused(_ token: DesignToken) -> Bool { token.isUnused && !mentioned.contains(token.name) }
}
