import VitrineMarkup
import VitrineSupport

/// Checks the links of pages against the files of the site. Every worker needs its own instance.
final class LinkJudge {
    private let site: SiteFiles
    private var resolver: LinkTargets
    /// A map from the lowercase path of each file to its number in `site.paths`, for suggestions. It is created when
    /// the first link to a missing file is found.
    private lazy var spellings = Self.spellings(site)

    init(_ site: SiteFiles) {
        self.site = site
        resolver = LinkTargets(site)
    }

    /// The facts collected while the links of one page are checked.
    private struct Gathered {
        var fragments: [PageFacts.Fragment] = []
        var linkedPages: [Int32] = []
        var firstAlternate: Int?
        var hasAlternateElsewhere = false
    }

    /// Returns whether a path is that of a page of the site, in which case the links of the page are checked.
    func follows(_ path: String) -> Bool {
        if case .page = site.entry(path.utf8) { true } else { false }
    }

    /// Checks the links of a page, as far as this is possible without reading other pages.
    /// - Returns: the facts for checking the links of the whole site; nil for a page that is not one of the site's.
    func check(_ page: PageTree, _ path: String, _ report: Report) -> PageFacts? {
        guard case .page(let number) = site.entry(path.utf8) else { return nil }
        var facts = PageFacts(page: number)
        facts.isComplete = page.document.problems.isEmpty
        facts.anchors = Self.anchors(page)
        begin(page, path, number)
        var gathered = Gathered()
        PageReference.all(in: page) { judge($0, page, report, &facts, &gathered) }
        if let redirect = PageReference.redirect(in: page) {
            facts.isRedirect = true
            judge(redirect, page, report, &facts, &gathered)
        }
        facts.fragments = Self.unique(gathered.fragments)
        facts.linkedPages = Self.unique(gathered.linkedPages)
        if let first = gathered.firstAlternate, !gathered.hasAlternateElsewhere, facts.canonical ?? number == number,
            !facts.alternates.contains(where: { $0.page == Int32(number) })
        {
            report.add(.hreflangSelf, at: first, LinkMessages.noSelf)
        }
        return facts
    }

    private func begin(_ page: PageTree, _ path: String, _ number: Int) {
        resolver.begin(path, page: number, base: page.baseAddress)
    }

    private static func unique<Element: Comparable>(_ elements: [Element]) -> [Element] {
        var found: [Element] = []
        for element in elements.sorted() where element != found.last { found.append(element) }
        return found
    }

    private static func anchors(_ page: PageTree) -> [UInt64] {
        var found = page.ids.keys.map { StableHash.of($0) }
        for node in page.elements(.a) {
            if let name = page.value(.name, node) { found.append(StableHash.of(name)) }
        }
        return found.sorted()
    }

    // MARK: - One link

    private func judge(
        _ reference: PageReference, _ page: PageTree, _ report: Report, _ facts: inout PageFacts,
        _ gathered: inout Gathered
    ) {
        // An empty address of a resource is reported by the rules about values of attributes.
        if reference.kind == .resource, reference.value.allSatisfy({ $0 <= 0x20 }) { return }
        let (target, detour) = resolver.resolve(reference.value)
        switch target {
        case .nothing(let reason): nothing(reason, reference, page, report)
        case .file: break
        case .elsewhere: gathered.hasAlternateElsewhere = gathered.hasAlternateElsewhere || reference.kind == .alternate
        case .page(let number, let fragment):
            if let detour { self.detour(detour, reference, page, report) }
            if number != facts.page, reference.kind != .canonical { gathered.linkedPages.append(Int32(number)) }
            switch reference.kind {
            case .way:
                guard let fragment, let wanted = PageFacts.Fragment(number, fragment) else { break }
                if number != facts.page {
                    gathered.fragments.append(wanted)
                } else if facts.isComplete, !facts.has(wanted) {
                    broken(fragment, in: nil, reference, page, report)
                }
            case .resource: break
            case .canonical:
                if let before = facts.canonical, before != number {
                    add(.canonicalConsistent, LinkMessages.twoCanonicals, reference, page, report)
                } else {
                    facts.canonical = number
                }
            case .alternate:
                gathered.firstAlternate = gathered.firstAlternate ?? reference.node
                alternate(number, reference, page, report, &facts)
            }
        }
    }

    private func alternate(
        _ number: Int, _ reference: PageReference, _ page: PageTree, _ report: Report, _ facts: inout PageFacts
    ) {
        let language = page.keyword(.hreflang, reference.node) ?? ""
        let found = PageFacts.Alternate(language: StableHash.of(language.utf8), page: Int32(number))
        if facts.alternates.contains(where: { $0.language == found.language && $0.page != found.page }) {
            add(.hreflangUnique, LinkMessages.twice(language), reference, page, report)
        }
        facts.alternates.append(found)
    }

    private func detour(
        _ detour: LinkTargets.Detour, _ reference: PageReference, _ page: PageTree, _ report: Report
    ) {
        // Canonical and alternate addresses may differ from the names of files.
        guard reference.kind == .way || reference.kind == .resource else { return }
        switch (reference.kind, detour) {
        case (.resource, .withoutExtension(let path)):
            let ending = path.lastIndex(of: UInt8(ascii: ".")) ?? path.endIndex
            add(
                .missingFile, LinkMessages.nothing(.noFile(Array(path[..<ending])), hint: nil), reference, page, report)
        case (_, .withoutExtension(let path)):
            add(.linkWithoutExtension, LinkMessages.withoutExtension(path), reference, page, report)
        case (_, .folderWithoutSlash): add(.folderLink, LinkMessages.slash, reference, page, report)
        }
    }

    private func nothing(
        _ reason: LinkTargets.Reason, _ reference: PageReference, _ page: PageTree, _ report: Report
    ) {
        let rule: Rule =
            reason == .leavesFolder ? .linkLeavesFolder : reference.kind == .resource ? .missingFile : .brokenLink
        add(rule, LinkMessages.nothing(reason, hint: hint(reason, reference)), reference, page, report)
    }

    private func broken(
        _ fragment: Bytes, in other: String?, _ reference: PageReference, _ page: PageTree, _ report: Report
    ) {
        let text = LinkMessages.fragment(PageFacts.Fragment.id(fragment), in: other)
        add(.brokenFragment, text, reference, page, report)
    }

    private func add(_ rule: Rule, _ text: String, _ reference: PageReference, _ page: PageTree, _ report: Report) {
        report.add(
            rule, at: reference.node, attribute: reference.attribute,
            "\(LinkMessages.subject(page, reference)): \(text)")
    }

    // MARK: - Advice

    private func hint(_ reason: LinkTargets.Reason, _ reference: PageReference) -> String? {
        guard case .noFile(let path) = reason else { return nil }
        if let other = spellings[Self.folded(path)] { return LinkMessages.spelled(site.paths[other]) }
        let isAbsolute = AddressParts(reference.value).path.first == 0x2F
        guard isAbsolute, site.address == nil, let slash = path.firstIndex(of: 0x2F) else { return nil }
        let rest = Array(path[(slash + 1)...])
        guard site.entry(rest) != nil || site.index(of: rest) != nil else { return nil }
        return LinkMessages.published(under: path[..<slash])
    }

    private static func spellings(_ site: SiteFiles) -> [String: Int] {
        var found: [String: Int] = [:]
        for number in 0..<site.paths.count where site.entries[number] != .folder {
            let path = folded(Array(site.paths[number]))
            if found[path] == nil { found[path] = number }
        }
        return found
    }

    /// Returns a path in lowercase. Swift compares strings by canonical equivalence, so precomposed and decomposed
    /// accents are equal.
    private static func folded(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self).lowercased() }

    // MARK: - Problems that only the whole site shows

    /// Reports the problems of a page that depend on other pages, at the places of its links. An orphan page is
    /// reported without a place.
    func report(_ late: LateLinkFindings, _ page: PageTree, _ path: String, _ report: Report) {
        if late.isOrphan { report.add(.orphanPage, at: nil, LinkMessages.orphan) }
        begin(page, path, late.page)
        PageReference.all(in: page) { look($0, late, page, report) }
        if let redirect = PageReference.redirect(in: page) { look(redirect, late, page, report) }
    }

    private func look(_ reference: PageReference, _ late: LateLinkFindings, _ page: PageTree, _ report: Report) {
        guard case .page(let number, let fragment) = resolver.resolve(reference.value).target else { return }
        switch reference.kind {
        case .way:
            if let fragment, let wanted = PageFacts.Fragment(number, fragment), late.fragments.contains(wanted) {
                broken(fragment, in: site.pages[number], reference, page, report)
            }
        case .resource: break
        case .canonical:
            if let text = late.canonical { add(.canonicalConsistent, text, reference, page, report) }
        case .alternate:
            let language = StableHash.of((page.keyword(.hreflang, reference.node) ?? "").utf8)
            for found in late.alternates where found.alternate == .init(language: language, page: Int32(number)) {
                add(found.rule, found.text, reference, page, report)
            }
        }
    }
}
