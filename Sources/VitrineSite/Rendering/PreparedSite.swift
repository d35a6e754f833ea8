import Foundation
import VitrineComponents

/// Everything that the pages of a site are rendered from, such as the plan, the languages, the theme and the targets of
/// links. It is read only once, and all workers share it.
struct PreparedSite: Sendable {
    /// The rounds of pages. Sections and stories are first, because they reveal which component renders which;
    /// component pages and the coverage page show this. Pages about a story show what was found on the story's bare
    /// page. The page of the design tokens is last, because it shows the colors of other pages.
    enum Round: CaseIterable {
        case first, second, last
    }

    let plan: SitePlan
    let configuration: SiteConfiguration
    /// All renderings of the site, its own language first.
    let locales: [SiteLocale]
    let templates: ComponentTemplates
    let links: LinkTable
    let assets: [AssetFile]
    /// The folders from which assets of the theme and the site are copied.
    let assetFolders: [URL]
    /// The design tokens of the stylesheets; nil if there are none.
    let tokens: SiteTokens?
    /// Which of the gallery's own components and values have stories; nil if it has no components of its own.
    let coverage: Coverage?
    /// For each story, the stories that differ from it in only one value.
    let variants: StoryVariants
    /// Former addresses and their targets.
    let moved: MovedPages
    /// The earlier release to compare the site with; nil without `--since`.
    var former: FormerSite?
    /// The paths of the pages that exist only at the top of a site with several languages.
    let pathsOnlyAtTop: Set<String>
    /// The pages to which redirects can lead, keyed by address; empty if there are no redirects.
    let targets: [String: PageJob.Subject]
    /// The code of stories.
    let sources: StorySources
    /// The stylesheets for people who prefer reduced motion, and the look of stories with these stylesheets.
    let motion: SiteMotion
    /// The documentation of components, and the guides.
    let prose: SiteProse
    /// The content security policies of the pages.
    let policy: SitePolicy
    /// The digest of the component templates, the String Catalogs, the name of the theme, the site's own language and
    /// the policies.
    let textDigest: String
    /// Whether the site has a String Catalog of its own.
    let hasCatalog: Bool
    private let layouts: [[PageKind: Layout]]

    /// Reads the theme, templates, assets, String Catalogs, guides and other inputs of a site, and plans its pages.
    /// - Parameters:
    ///   - theme: a name or folder; nil to use the one from the configuration.
    ///   - languages: tags of additional languages; empty to use those from the configuration.
    /// - Throws: ``SiteProblems`` with the problems of the first input that has any.
    init(_ site: Site, theme wanted: String? = nil, languages: [String] = []) throws(SiteProblems) {
        let theme = try Theme(wanted ?? site.configuration.theme, site: site.folder)
        templates = try ComponentTemplates(theme: theme, site: site.folder)
        let files = try AssetFile.all(theme: theme, site: site.folder, hasSearch: site.configuration.hasSearch)
        motion = SiteMotion(files)
        assets = (files + motion.variants).sorted { $0.path < $1.path }
        assetFolders = theme.assets.map(\.folder) + [site.folder.url.appendingPathComponent("assets")]
        var plan = SitePlan(
            sections: site.sections, registry: site.registry, limits: site.configuration.limits)
        let settings = site.configuration.source
        let code = SourceFiles(
            named: StorySources.names(plan).union(SiteProse.names(plan)), around: site.folder, settings)
        plan.guides = try GuideReader.guides(
            in: site, plan, languages: site.configuration.tags(languages), base: code.path(of: site.folder))
        let strings = try SiteStrings(site.folder)
        hasCatalog = strings.hasCatalog
        locales = try SiteLocale.all(
            languages, configuration: site.configuration, plan: plan, strings: strings, taps: site.taps)
        let paths = Set(assets.map(\.path))
        var layouts: [[PageKind: Layout]] = []
        let layoutTemplates = LayoutTemplates(theme.layouts)
        for locale in locales { layouts.append(try Self.layouts(layoutTemplates, theme.name, locale, assets: paths)) }
        self.layouts = layouts
        links = LinkTable(plan, assets: paths)
        policy = SitePolicy(site.configuration.policy, assets: assets)
        tokens = SiteTokens.read(files, layout: layouts.first?[.tokens] ?? Layout.empty)
        let coverage = Coverage(plan)
        self.coverage = coverage.components > 0 ? coverage : nil
        variants = StoryVariants(plan)
        let folders = locales.map(\.folder).filter { !$0.isEmpty }
        let onlyAtTop = folders.isEmpty ? [] : plan.pathsOnlyAtTop
        var moved = try MovedPages(site.folder, plan, folders: folders, onlyAtTop: onlyAtTop)
        if Set(locales.map(\.context.direction)).count > 1 { moved.leaveOutMirrored(keeping: onlyAtTop) }
        self.moved = moved
        pathsOnlyAtTop = onlyAtTop.union(moved.pathsOnlyAtTop)
        targets = moved.pages.isEmpty ? [:] : plan.addresses
        sources = try StorySources(plan, code, settings)
        prose = try SiteProse(plan, code, readsMarkdown: site.configuration.readsMarkdown)
        self.plan = plan
        configuration = site.configuration
        var input = InputBytes()
        templates.add(to: &input)
        input.add(strings.digest)
        input.add(theme.name)
        input.add(site.configuration.language)
        policy.add(to: &input)
        textDigest = input.digest
    }

    /// Whether a page may show facts about other pages. If so, it is rendered after the first round, and never in a
    /// part of the site.
    func showsFacts(_ job: PageJob) -> Bool {
        switch job.subject {
        case .section, .story, .mirrored, .moved: false
        case .list: former != nil
        default: true
        }
    }

    /// Whether a page lists so many others that it can be megabytes large.
    func isLongList(_ job: PageJob) -> Bool {
        switch job.subject {
        case .index: plan.components.count > Self.longList
        case .coverage, .changes, .everything, .tokens: plan.stories.count > Self.longList
        default: false
        }
    }

    private static let longList = 10_000

    /// The layout of a kind of page in a language.
    func layout(_ kind: PageKind, locale: Int) -> Layout { layouts[locale][kind] ?? Layout.empty }

    /// Whether a story that has a page about it also has a bare page in the opposite text direction: only if it has no
    /// bare page in a language with that direction.
    func isMirrored(_ story: Int) -> Bool { hasOneDirection || plan.isOnlyAtTop(story: story) }

    private var hasOneDirection: Bool { Set(locales.map(\.context.direction)).count == 1 }

    /// Whether a page exists in the language of its job.
    func has(_ job: PageJob) -> Bool {
        guard job.locale > 0, !pathsOnlyAtTop.isEmpty else { return true }
        return switch job.subject {
        case .section(let number): !plan.isOnlyAtTop(section: number)
        case .story(let number), .storyPage(let number), .mirrored(let number): !plan.isOnlyAtTop(story: number)
        case .moved(let number): !pathsOnlyAtTop.contains(moved.pages[number].from)
        default: true
        }
    }

    /// The folder of the bare page of a story for readers of a language, with a trailing slash; empty for the top.
    func folder(ofStory story: Int, for locale: Int) -> String {
        plan.isOnlyAtTop(story: story) ? "" : locales[locale].folder
    }

    /// The numbers of the stories that have a page about them.
    private var framed: [Int] { plan.stories.indices.filter { plan.stories[$0].page != nil } }

    /// Whether the bare pages of stories have the elements that frames use to choose a text size.
    func hasTextSizes(locale: Int) -> Bool {
        layout(.story, locale: locale).segments.contains { if case .slot(.looks, _) = $0 { true } else { false } }
    }

    /// The further pages of lists in a round. They show nothing about other pages, except what changed since a release.
    private func lists(_ round: Round) -> [PageJob.Subject] {
        round == (former == nil ? .first : .second) ? plan.furtherPages.indices.map(PageJob.Subject.list) : []
    }

    /// The pages of a round, in some of the languages.
    func jobs(_ round: Round, locales: [Int]) -> [PageJob] {
        let subjects: [PageJob.Subject] =
            switch round {
            case .first:
                plan.sections.indices.map(PageJob.Subject.section)
                    + plan.stories.indices.filter { plan.stories[$0].path != nil }.map(PageJob.Subject.story)
                    + framed.filter(isMirrored).map(PageJob.Subject.mirrored)
                    + moved.pages.indices.map(PageJob.Subject.moved)
            case .second:
                plan.components.indices.map(PageJob.Subject.component) + framed.map(PageJob.Subject.storyPage)
                    + plan.guides.indices.map(PageJob.Subject.guide) + [.index]
                    + (plan.stories.isEmpty ? [] : [.stories]) + (coverage == nil ? [] : [.coverage])
                    + (plan.hasEverything ? [.everything] : []) + (plan.hasComponentList ? [.components] : [])
                    + (former == nil ? [] : [.changes])
            case .last: tokens == nil ? [] : [.tokens]
            }
        return locales.flatMap { locale in
            (subjects + lists(round)).map { PageJob(locale: locale, subject: $0) }.filter(has)
        }
    }

    func jobs(_ round: Round) -> [PageJob] { jobs(round, locales: Array(locales.indices)) }

    private static func layouts(
        _ templates: LayoutTemplates, _ theme: String, _ locale: SiteLocale, assets: Set<String>
    ) throws(SiteProblems) -> [PageKind: Layout] {
        var layouts: [PageKind: Layout] = [:]
        for kind in PageKind.allCases where kind != .asset && kind != .moved {
            let isBare = kind == .story || kind == .mirrored
            let isFrame = isBare || kind == .components
            let constants: [String: any Sendable] = [
                "site": locale.titles.site, "theme": theme,
                "hasStyles": assets.contains("assets/style.css"),
                "hasColors": assets.contains(AssetCatalog.stylesPath),
                "hasSiteStyles": assets.contains("assets/site.css"),
                "isIndex": kind == .index, "isSection": kind == .section, "isComponent": kind == .component,
                "isStories": kind == .stories, "isCoverage": kind == .coverage, "isStory": isFrame,
                "isStoryPage": kind == .storyPage, "isGuide": kind == .guide,
                "isTokens": kind == .tokens,
                "words": locale.words.forLayouts,
            ]
            layouts[kind] = try Layout(isFrame ? "story" : "page", of: templates, constants: constants)
        }
        return layouts
    }
}

extension ComponentTemplates {
    /// Creates the templates of a site: its own take precedence over those of the theme, and these over those of the
    /// default theme.
    init(theme: Theme, site: SiteFolder) throws(SiteProblems) {
        let own = try TemplateFolder(site.url.appendingPathComponent("templates"), display: site.display("templates"))
        let standard = try Theme.standard("components")
        self.init(own.falling(backOn: theme.components).falling(backOn: standard))
    }
}
