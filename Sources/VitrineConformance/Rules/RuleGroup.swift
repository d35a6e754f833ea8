import VitrineMarkup

/// Rules that belong together, with the function that applies them to a page.
protocol RuleGroup: Sendable {
    /// All rules of the group.
    static var rules: [Rule] { get }
    /// Checks a page and reports what breaks a rule of the group.
    static func check(_ page: PageTree, _ report: Report)
}
