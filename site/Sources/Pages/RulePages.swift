import Vitrine
import VitrineConformance

/// A page for each rule of the checker, made from the table that the checker itself uses.
enum RulePages {
    static var sections: [Section] {
        Rules.known.map { rule in
            Section(
                id: .string("rule-\(rule.id)"), title: rule.id, group: "Rules", summary: "",
                rows: [
                    RuleCard(
                        id: rule.id, isAdvice: rule.severity == .warning, title: rule.title, reason: rule.reason,
                        document: rule.reference?.document, address: rule.reference?.address,
                        wrong: rule.wrong.map(\.markup), right: rule.right.map(\.markup))
                ], storyPages: .none)
        }
    }
}
