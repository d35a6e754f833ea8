import VitrineSupport
import VitrineMarkup

/// A rule that a user wrote, ready to be applied.
public struct UserRule: Sendable {
    /// Name, severity and reason, as in reports; without examples and reference.
    public let rule: Rule
    /// The pages that the rule applies to; empty for all.
    let files: [Glob]
    /// Selects the nodes to check.
    let select: XPathExpression
    /// The condition that each selected node must meet; nil if no node may be selected.
    let assert: XPathExpression?
    let message: MessageTemplate
    /// The place of its definition: `rules.yml:3`.
    let place: String

    /// Whether the rule applies to a page that is known by any of the given paths.
    func applies(to paths: [String]) -> Bool {
        files.isEmpty || files.contains { glob in paths.contains { glob.matches($0) } }
    }
}
