import VitrineConformance

extension SitePass {
    /// A page whose links are wrong in a way that only the whole site shows.
    struct LatePage: Sendable {
        let path: String
        /// How to render it again; nil for a page that is not one of the site's.
        let job: PageJob?
        let findings: LateLinkFindings
    }

    /// Brings together what the pages say about their links, and finds what no page alone can tell. Pages that were not
    /// judged, because they are as they were, are read for theirs; when no page was judged, nothing is read.
    func followLinks(_ all: inout PageResults) async {
        guard let files else { return }
        let known = all.facts
        let isUnchanged = output?.old.map { Set($0.files.keys).isSuperset(of: files.pages) } ?? false
        guard !known.isEmpty || !isUnchanged else { return }
        if isUnchanged, await saysTheSame(known, among: files, all) { return }
        let unread = files.pages.filter { known[$0] == nil }
        all.add(round: await share(unread, all) { $0.readLinks(of: $1) })
        var check = SiteLinkCheck(files)
        for facts in all.facts.values { check.add(facts) }
        let late = check.late
        guard !late.isEmpty else { return }
        let jobs = Dictionary(
            PreparedSite.Round.allCases.flatMap { site.jobs($0) }.map { (site.frame(of: $0).sitePath, $0) }
        ) { first, _ in first }
        let pages = late.map { LatePage(path: files.pages[$0.page], job: jobs[files.pages[$0.page]], findings: $0) }
        for page in pages { output?.remark(page.path) }
        all.add(round: await share(pages, all) { $0.process($1) })
    }
}

extension SitePass {
    /// Whether the pages that were judged say the same about links as they did in the last good site. Then all pages together tell
    /// what they said then, which was nothing where no page has warnings, and none need be read.
    private func saysTheSame(
        _ known: [String: PageFacts], among files: SiteFiles, _ all: PageResults
    ) async -> Bool {
        guard let output, output.isOfTheseRules, output.old?.remarked.isEmpty == true,
            known.count * 2 < files.pages.count
        else { return false }
        let former = await share(Array(known.keys), all) { $0.readFormerLinks(of: $1) }
        var facts: [String: PageFacts] = [:]
        for result in former { facts.merge(result.facts) { first, _ in first } }
        return facts == known
    }
}

extension SiteFiles {
    /// The files that a site will have.
    init(_ site: PreparedSite, address: SiteAddress?) {
        let plan = site.plan
        let pages =
            ["index.html"] + plan.sections.indices.map { plan.path(section: $0) }
            + plan.components.map(\.path) + plan.stories.compactMap(\.path) + plan.stories.compactMap(\.page)
            + site.moved.pages.map(\.from)
            + (site.isMirrored ? plan.stories.compactMap(\.mirrored) : [])
            + (plan.stories.isEmpty ? [] : [SitePlan.storiesPath])
            + (site.coverage == nil ? [] : [SitePlan.coveragePath])
            + (plan.hasEverything ? [SitePlan.everythingPath] : [])
            + (plan.hasComponentList ? [SitePlan.componentsPath] : [])
            + (site.former == nil ? [] : [SitePlan.changesPath])
            + (site.tokens == nil ? [] : [SitePlan.tokensPath])
        let files = site.locales.flatMap { locale in pages.map { File(locale.folder + $0, isPage: true) } }
        let others = site.assets.map(\.path) + ["index.json", Manifest.path]
        self.init(files + others.map { File($0) }, address: address)
    }
}
