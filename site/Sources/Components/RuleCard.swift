import Vitrine

/// A rule of the checker: the requirement, the reason, the reference, and markup that breaks and follows it.
struct RuleCard: Component, Identifiable {
    let id: String
    var isAdvice: Bool
    var reason: String
    /// The document that states the rule; nil for rules of this program.
    var document: String?
    var address: String?
    var wrong: [String]
    var right: [String]
}
