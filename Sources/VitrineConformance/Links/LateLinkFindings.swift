/// The problems with the links of one page that show only when all pages are known.
public struct LateLinkFindings: Sendable {
    /// The number of the page in ``SiteFiles/pages``.
    public let page: Int
    var isOrphan = false
    var fragments: Set<PageFacts.Fragment> = []
    var canonical: String?
    var alternates: [Late] = []

    struct Late: Sendable {
        var alternate: PageFacts.Alternate
        var rule: Rule
        var text: String
    }

    init(page: Int) { self.page = page }

    var isEmpty: Bool { !isOrphan && !needsPage }

    /// Whether the page has to be read again to find the places of the problems.
    public var needsPage: Bool { !fragments.isEmpty || canonical != nil || !alternates.isEmpty }

    /// The findings for which the page need not be read again.
    public func verdict(path: String) -> PageVerdict {
        guard isOrphan else { return PageVerdict(path: path) }
        let rule = Rule.orphanPage
        return PageVerdict(
            path: path,
            findings: [
                Finding(
                    path: path, line: 1, column: 1, severity: rule.severity, rule: rule.id, message: LinkMessages.orphan
                )
            ])
    }
}
