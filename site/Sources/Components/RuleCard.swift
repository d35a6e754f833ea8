import Vitrine

/// A rule of the checker: the requirement, the reason, the reference, and markup that breaks and follows it.
struct RuleCard: Component, Identifiable {
    let id: String
    var isAdvice: Bool
    var reason: String
    /// The document that contains the rule; nil for a rule that is Vitrine's own.
    var document: String?
    var address: String?
    var wrong: [String]
    var right: [String]
}
