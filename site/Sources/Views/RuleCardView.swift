import Vitrine

/// Shows a rule with its examples side by side. Rules are written in English.
struct RuleCardView: ComponentView {
    let rule: RuleCard

    init(viewModel: RuleCard) { rule = viewModel }

    func body(_ html: HTML) {
        html.section(.class("rule"), .lang("en"), .dir("ltr")) {
            html.p(.class("rule-what")) {
                html.span(
                    rule.isAdvice ? "warning" : "error", .class("badge"), .class("alert", when: !rule.isAdvice))
                html.text(" ")
                html.code(rule.id)
            }
            html.p { prose(rule.reason, html) }
            html.p(.class("rule-reference")) {
                if let document = rule.document, let address = rule.address {
                    html.text("Written in ")
                    html.a(document, .href(address))
                    html.text(". ")
                }
                html.text("On the command line: ")
                html.code("vitrine check --explain \(rule.id)")
            }
            html.div(.class("rule-examples")) {
                examples("Wrong", rule.wrong, .class("rule-wrong"), html)
                examples("Right", rule.right, .class("rule-right"), html)
            }
        }
    }

    /// Writes a text with the parts between backticks as code.
    private func prose(_ text: String, _ html: HTML) {
        for (number, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            if number.isMultiple(of: 2) { html.text(String(part)) } else { html.code(String(part)) }
        }
    }

    private func examples(_ title: String, _ all: [String], _ kind: Attribute, _ html: HTML) {
        html.div(kind) {
            html.h2(title)
            for example in all { html.pre(.tabindex(0)) { html.code(example) } }
        }
    }
}
