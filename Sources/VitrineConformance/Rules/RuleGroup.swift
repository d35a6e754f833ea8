import VitrineMarkup

/// A group of related rules, with the function that applies them to a page.
protocol RuleGroup: Sendable {
    static var rules: [Rule] { get }
    /// Checks a page and reports the violations of the group's rules.
    static func check(_ page: PageTree, _ report: Report)
}
