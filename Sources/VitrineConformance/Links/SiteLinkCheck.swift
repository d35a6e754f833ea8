import VitrineSupport

/// Collects the links of all pages of a site, and finds the problems that one page alone cannot show.
///
/// ```swift
/// var check = SiteLinkCheck(site)
/// for page in site.pages { /* judge it with a ConformanceChecker */ check.add(verdict.facts) }
/// for late in check.late { /* judge the page again, with late: late */ }
/// ```
///
/// Pages may be added in any order; what is found does not depend on it.
public struct SiteLinkCheck: Sendable {
    private let site: SiteFiles
    private var facts: [PageFacts?]
    private var isLedTo: [Bool]

    /// Begins without pages.
    public init(_ site: SiteFiles) {
        self.site = site
        facts = Array(repeating: nil, count: site.pages.count)
        isLedTo = Array(repeating: false, count: site.pages.count)
    }

    /// Takes what is known of a page.
    public mutating func add(_ found: PageFacts?) {
        guard var found, facts.indices.contains(found.page) else { return }
        for page in found.leadsTo { isLedTo[Int(page)] = true }
        found.leadsTo = []
        facts[found.page] = found
    }

    /// What is wrong that only the whole site shows, page by page in the order of the site.
    public var late: [LateLinkFindings] {
        let isComplete = facts.allSatisfy { $0?.isComplete ?? false }
        return facts.indices.compactMap { page in
            guard let facts = facts[page] else { return nil }
            var late = LateLinkFindings(page: page)
            late.isOrphan = isComplete && !isLedTo[page] && !facts.isRedirect && !isEntrance(site.pages[page])
            late.fragments = Set(facts.fragments.filter { isBroken($0) })
            late.canonical = canonical(facts)
            late.alternates = facts.alternates.flatMap { alternates($0, facts) }
            return late.isEmpty ? nil : late
        }
    }

    private func isBroken(_ fragment: PageFacts.Fragment) -> Bool {
        guard let target = facts[Int(fragment.page)], target.isComplete else { return false }
        return !target.has(fragment)
    }

    /// Whether readers come to a page by another way than a link: the first page, and those that a server shows itself.
    private func isEntrance(_ path: String) -> Bool {
        if ["index.html", "index.htm", "index.xhtml"].contains(path) { return true }
        let name = path.split(separator: "/").last { !$0.hasPrefix("index.") } ?? ""
        return name.wholeMatch(of: /[45]\d\d(\.x?html?)?/) != nil
    }

    private func canonical(_ facts: PageFacts) -> String? {
        guard let target = facts.canonical, target != facts.page, let other = self.facts[target]?.canonical,
            other != target
        else { return nil }
        return LinkMessages.canonical(site.pages[target], gives: site.pages[other])
    }

    private func alternates(_ alternate: PageFacts.Alternate, _ facts: PageFacts) -> [LateLinkFindings.Late] {
        let number = Int(alternate.page)
        guard number != facts.page, let target = self.facts[number], target.isComplete else { return [] }
        guard target.alternates.contains(where: { $0.page == Int32(facts.page) }) else {
            return [.init(alternate: alternate, rule: .hreflangReturn, text: LinkMessages.noReturn(site.pages[number]))]
        }
        func standard(_ facts: PageFacts) -> Int32? {
            facts.alternates.first { $0.language == PageFacts.Alternate.anyLanguage }?.page
        }
        guard let own = standard(facts), let theirs = standard(target), own != theirs,
            alternate.language != PageFacts.Alternate.anyLanguage
        else { return [] }
        return [.init(alternate: alternate, rule: .hreflangUnique, text: LinkMessages.otherDefault(site.pages[number]))]
    }
}
