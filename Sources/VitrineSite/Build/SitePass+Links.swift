import VitrineConformance

extension SitePass {
    /// A page with link problems that depend on other pages.
    struct LatePage: Sendable {
        let path: String
        /// The job that renders the page again; nil if no job makes the page.
        let job: PageJob?
        let findings: LateLinkFindings
    }

    /// Collects the links of all pages, and finds the problems that depend on several pages. Pages that were not
    /// checked because they are unchanged are read for their links. All this is skipped if the site has no new page and
    /// either no page was checked or ``hasSameLinks(as:among:_:)`` is true.
    func followLinks(_ all: inout PageResults) async {
        guard let files else { return }
        let known = all.facts
        let isUnchanged = output?.old.map { Set($0.files.keys).isSuperset(of: files.pages) } ?? false
        guard !known.isEmpty || !isUnchanged else { return }
        if isUnchanged, await hasSameLinks(as: known, among: files, all) { return }
        let judged = Set(known.pages)
        let unread = files.pages.indices.filter { !judged.contains($0) }.map { files.pages[$0] }
        all.add(round: await share(unread, all.known) { $0.readLinks(of: $1) })
        let late = SiteLinkCheck(files, all.facts).late
        all.facts = LinkFacts()
        guard !late.isEmpty else { return }
        let wanted = Set(late.map { files.pages[$0.page] })
        var jobs: [String: PageJob] = [:]
        for round in PreparedSite.Round.allCases {
            for job in site.jobs(round) {
                let path = site.path(of: job)
                if wanted.contains(path) { jobs[path] = jobs[path] ?? job }
            }
        }
        let pages = late.map { LatePage(path: files.pages[$0.page], job: jobs[files.pages[$0.page]], findings: $0) }
        for page in pages { output?.remark(page.path) }
        all.add(round: await share(pages, all.known) { $0.process($1) })
    }
}

extension SitePass {
    /// Whether the last good site passed the same checks without warnings or exceptions, and the pages that were
    /// checked have the same links as in that site. Then there are no link findings, and no other page has to be read.
    /// If half of the pages or more were checked, the links are not compared, and the result is false.
    private func hasSameLinks(
        as known: LinkFacts, among files: SiteFiles, _ all: PageResults
    ) async -> Bool {
        guard let output, output.isOfTheseRules, output.old?.remarked.isEmpty == true,
            known.count * 2 < files.pages.count
        else { return false }
        let former = await share(known.pages.map { files.pages[$0] }, all) { $0.readFormerLinks(of: $1) }
        var facts = LinkFacts()
        for result in former { facts.add(result.facts) }
        return facts.isEquivalent(to: known)
    }
}

extension SiteFiles {
    /// Lists the files that a site will have.
    init(_ site: PreparedSite, address: SiteAddress?) {
        let plan = site.plan
        let pages =
            ["index.html"] + plan.sections.indices.map { plan.path(section: $0) }
            + plan.components.map(\.path) + plan.guides.map(\.path)
            + plan.stories.compactMap(\.path) + plan.stories.compactMap(\.page) + site.moved.pages.map(\.from)
            + plan.stories.indices.filter(site.isMirrored).compactMap { plan.stories[$0].mirrored }
            + (plan.stories.isEmpty ? [] : [SitePlan.storiesPath])
            + (site.coverage == nil ? [] : [SitePlan.coveragePath])
            + (plan.hasEverything ? [SitePlan.everythingPath] : [])
            + (plan.hasComponentList ? [SitePlan.componentsPath] : [])
            + (site.former == nil ? [] : [SitePlan.changesPath])
            + (site.tokens == nil ? [] : [SitePlan.tokensPath])
        let lists = plan.furtherPages.map { plan.path(of: $0) }
        let all = pages + lists
        let further = site.pathsOnlyAtTop.isEmpty ? all : all.filter { !site.pathsOnlyAtTop.contains($0) }
        let files = site.locales.flatMap { locale in
            (locale.folder.isEmpty ? all : further).map { File(locale.folder + $0, isPage: true) }
        }
        let others = site.assets.map(\.path) + ["index.json", Manifest.path]
        self.init(files + others.map { File($0) }, address: address)
    }
}
