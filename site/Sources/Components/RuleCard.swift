import Vitrine

/// A rule of the checker: what holds, why, where it is written, and markup that breaks and keeps it.
struct RuleCard: Component, Identifiable {
    let id: String
    var isAdvice: Bool
    var reason: String
    /// Where the rule is written; nil for rules of this program.
    var document: String?
    var address: String?
    var wrong: [String]
    var right: [String]
}
