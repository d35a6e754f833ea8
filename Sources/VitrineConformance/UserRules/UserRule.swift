import VitrineSupport
import VitrineMarkup

/// A rule that a user wrote, ready to be applied.
public struct UserRule: Sendable {
    /// Name, severity and reason, as reports give them; without examples and reference.
    public let rule: Rule
    /// The pages that it is for; empty for all.
    let files: [Glob]
    /// What is looked at.
    let select: XPathExpression
    /// What must be true at each; nil when nothing may be there.
    let assert: XPathExpression?
    let message: MessageTemplate
    /// Where it is written: `rules.yml:3`.
    let place: String

    /// Whether the rule is for a page, of which any of the paths is a name.
    func applies(to paths: [String]) -> Bool {
        files.isEmpty || files.contains { glob in paths.contains { glob.matches($0) } }
    }
}
