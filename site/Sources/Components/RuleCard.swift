import Vitrine

/// A rule of the checker: its name, the reason, the reference, and examples of wrong and right markup.
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
