import VitrineSupport
import VitrineMarkup

/// A user-defined rule that is ready to be applied.
public struct UserRule: Sendable {
    /// The name, severity, title and reason, as in reports. A user-defined rule has no examples and no reference.
    public let rule: Rule
    /// Patterns for the paths of the pages to which the rule applies; empty for all pages.
    let files: [Glob]
    /// The expression that selects the nodes to check.
    let select: XPathExpression
    /// The condition that each selected node must meet; nil if every selected node breaks the rule.
    let assert: XPathExpression?
    let message: MessageTemplate
    /// The file and line of the rule's name, such as `rules.yml:3`.
    let place: String

    /// Returns whether the rule applies to a page, given all paths of the page: `files` must be empty, or one of its
    /// globs must match one of the paths.
    func applies(to paths: [String]) -> Bool {
        files.isEmpty || files.contains { glob in paths.contains { glob.matches($0) } }
    }
}
