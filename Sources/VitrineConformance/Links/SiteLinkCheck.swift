import VitrineSupport

/// Collects the links of all pages of a site, and finds the problems that cannot be found by reading a single page.
///
/// ```swift
/// var check = SiteLinkCheck(site)
/// for page in site.pages { /* check it with a ConformanceChecker */ check.add(verdict.facts) }
/// for late in check.late { /* check the page again, with late: late */ }
/// ```
///
/// Pages may be added in any order; the result does not depend on the order.
public struct SiteLinkCheck: Sendable {
    private let site: SiteFiles
    private var facts = LinkFacts()
    /// The position of each page in ``facts``; nil for a page that has not been added.
    private var positions: [Int32?]
    /// Whether each page is linked from another page.
    private var isLinked: [Bool]
    private var isComplete: [Bool]
    /// The indices of the pages that redirect.
    private var redirects: Set<Int> = []
    /// The fragments in links from one page to another, without duplicates.
    private var fragments: Set<PageFacts.Fragment> = []
    private var canonicals: [Int: Int] = [:]
    private var alternates: [Int: [PageFacts.Alternate]] = [:]

    /// Creates a check to which no page has been added.
    public init(_ site: SiteFiles) {
        self.site = site
        positions = Array(repeating: nil, count: site.pages.count)
        isLinked = Array(repeating: false, count: site.pages.count)
        isComplete = isLinked
    }

    /// Adds the facts about a page; nil is ignored.
    public mutating func add(_ found: PageFacts?) {
        guard let found, positions.indices.contains(found.page) else { return }
        let position = facts.count
        facts.add(found)
        note(found, at: position)
    }

    /// Creates a check from the facts about many pages, instead of adding them page by page.
    package init(_ site: SiteFiles, _ facts: LinkFacts) {
        self.init(site)
        self.facts = facts
        for position in 0..<facts.count {
            let found = facts[position]
            if positions.indices.contains(found.page) { note(found, at: position) }
        }
    }

    private mutating func note(_ found: PageFacts, at position: Int) {
        let page = found.page
        positions[page] = Int32(clamping: position)
        isComplete[page] = found.isComplete
        for other in found.linkedPages where isLinked.indices.contains(Int(other)) { isLinked[Int(other)] = true }
        if found.isRedirect { redirects.insert(page) } else { redirects.remove(page) }
        fragments.formUnion(found.fragments)
        canonicals[page] = found.canonical
        alternates[page] = found.alternates.isEmpty ? nil : found.alternates
    }

    /// The problems that can be found only when all pages have been read, page by page in the order of the site.
    public var late: [LateLinkFindings] {
        let isWhole = isComplete.allSatisfy(\.self)
        let broken = broken
        return positions.indices.compactMap { page in
            guard let position = positions[page] else { return nil }
            var late = LateLinkFindings(page: page)
            late.isOrphan = isWhole && !isLinked[page] && !redirects.contains(page) && !isEntrance(site.pages[page])
            if !broken.isEmpty { late.fragments = broken.intersection(facts[Int(position)].fragments) }
            late.canonical = canonical(of: page)
            late.alternates = (alternates[page] ?? []).flatMap { findings(about: $0, on: page) }
            return late.isEmpty ? nil : late
        }
    }

    /// The fragments that do not exist on the pages that they refer to. The pages are visited one after another, so
    /// that the facts about each page are unpacked only once.
    private var broken: Set<PageFacts.Fragment> {
        var broken: Set<PageFacts.Fragment> = []
        var target: PageFacts?
        for fragment in fragments.sorted() {
            let page = Int(fragment.page)
            guard isComplete.indices.contains(page), isComplete[page], let position = positions[page] else { continue }
            if target?.page != page { target = facts[Int(position)] }
            if target?.has(fragment) == false { broken.insert(fragment) }
        }
        return broken
    }

    /// Returns whether readers reach a page without a link: the home page, and the error pages that a server shows,
    /// such as `404.html`.
    private func isEntrance(_ path: String) -> Bool {
        if ["index.html", "index.htm", "index.xhtml"].contains(path) { return true }
        let name = path.split(separator: "/").last { !$0.hasPrefix("index.") } ?? ""
        return name.wholeMatch(of: /[45]\d\d(\.x?html?)?/) != nil
    }

    private func canonical(of page: Int) -> String? {
        guard let target = canonicals[page], target != page, let other = canonicals[target], other != target
        else { return nil }
        return LinkMessages.canonical(site.pages[target], gives: site.pages[other])
    }

    private func findings(about alternate: PageFacts.Alternate, on page: Int) -> [LateLinkFindings.Late] {
        let number = Int(alternate.page)
        guard number != page, isComplete.indices.contains(number), isComplete[number] else { return [] }
        let (own, theirs) = (alternates[page] ?? [], alternates[number] ?? [])
        guard theirs.contains(where: { $0.page == Int32(page) }) else {
            return [.init(alternate: alternate, rule: .hreflangReturn, text: LinkMessages.noReturn(site.pages[number]))]
        }
        func standard(_ alternates: [PageFacts.Alternate]) -> Int32? {
            alternates.first { $0.language == PageFacts.Alternate.anyLanguage }?.page
        }
        guard let mine = standard(own), let other = standard(theirs), mine != other,
            alternate.language != PageFacts.Alternate.anyLanguage
        else { return [] }
        return [.init(alternate: alternate, rule: .hreflangUnique, text: LinkMessages.otherDefault(site.pages[number]))]
    }
}
