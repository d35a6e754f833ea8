/// The problems with the links of one page that can be found only when all pages have been read.
public struct LateLinkFindings: Sendable {
    /// The index of the page in ``SiteFiles/pages``.
    public let page: Int
    /// Whether to report that no other page links to the page.
    var isOrphan = false
    /// The fragments of other pages that the page links to but that do not exist.
    var fragments: Set<PageFacts.Fragment> = []
    /// The message about the canonical address of the page; nil if there is no problem with it.
    var canonical: String?
    var alternates: [Late] = []

    /// A problem with one of the language versions that the page lists, with the rule and the message.
    struct Late: Sendable {
        var alternate: PageFacts.Alternate
        var rule: Rule
        var text: String
    }

    init(page: Int) { self.page = page }

    var isEmpty: Bool { !isOrphan && !needsPage }

    /// Whether the page must be read again to find the places of the problems.
    public var needsPage: Bool { !fragments.isEmpty || canonical != nil || !alternates.isEmpty }

    /// Returns the findings for which the page need not be read again: at most one, which reports that no other page
    /// links to it.
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
