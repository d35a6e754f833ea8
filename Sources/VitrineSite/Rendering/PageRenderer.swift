import VitrineComponents
import VitrineHTML
import VitrineSupport

/// Renders one page after another: first the content, then the layout around it. Every worker has a renderer with views
/// and writers of its own, and no pages are kept.
final class PageRenderer {
    let site: PreparedSite
    /// Renders the content of pages.
    let session: RenderSession
    private let known: Lineage
    private let styles: SiteStyleFacts
    private let storyFacts: StoryFacts?
    private let knowsPairs: Bool
    private let page = HTML(capacity: 64 * 1024)
    private lazy var reader = StoryReader(site)
    /// Whether the last composed page has scripts that its policy blocks.
    private var blocksScripts = false
    /// The policy for what an inline page in a frame loads and runs; the page around it must allow the same.
    private var framed = PagePolicy()
    /// A cache of policy elements, because most pages have the same policy.
    private var elements: [PolicyKey: [UInt8]] = [:]

    private struct PolicyKey: Hashable {
        var kind: PagePolicy
        var content: PagePolicy
    }

    /// Creates a renderer.
    /// - Parameters:
    ///   - lineage: which component renders which, as found by earlier rounds.
    ///   - styles: what the pages of earlier rounds reported about styles.
    ///   - storyFacts: the findings about stories, and the changes since a release; nil before they are known.
    ///   - knowsPairs: whether contrast is checked, so that pages report which colors occur together.
    init(
        _ site: PreparedSite, lineage: Lineage, styles: SiteStyleFacts = SiteStyleFacts(),
        storyFacts: StoryFacts? = nil, knowsPairs: Bool = false
    ) {
        self.site = site
        known = lineage
        self.styles = styles
        self.storyFacts = storyFacts
        self.knowsPairs = knowsPairs
        session = RenderSession(registry: site.plan.registry, templates: site.templates)
    }

    /// Which component rendered which, on the pages of this renderer.
    var lineage: Lineage { session.lineage }

    /// Renders the content of a page, without the layout around it.
    func renderContent(of job: PageJob) -> PageContent {
        let frame = site.frame(of: job)
        CrashNote.page(frame.sitePath)
        let locale = site.locales[job.locale]
        session.reset()
        framed = PagePolicy()
        if case .mirrored = job.subject { session.context = locale.mirrored } else { session.context = locale.context }
        let own = site.locales.first.flatMap { first in
            job.locale > 0 && first.tag != locale.tag
                ? Chrome.OwnLanguage(tag: first.tag, direction: first.context.direction, context: first.context) : nil
        }
        session.context.links = SiteLinks(
            table: site.links, root: frame.root, top: frame.top, otherLanguage: own?.tag)
        var chrome = Chrome(
            plan: site.plan, locale: locale, lineage: known, root: frame.root, hasTokens: site.tokens != nil,
            coverage: site.coverage, hasSearch: site.configuration.hasSearch, formerAnchors: site.moved.anchors)
        chrome.top = frame.top
        chrome.siteProse = site.prose
        chrome.language = own
        chrome.pathsOnlyAtTop = site.pathsOnlyAtTop
        if site.showsFacts(job) {
            chrome.findings = storyFacts?.findings
            chrome.changes = storyFacts?.changes?[job.locale]
        }
        switch job.subject {
        case .index: chrome.indexPage(session.html, top: frame.top)
        case .stories: chrome.storiesPage(ListPart(list: .stories, number: 1), session.html, top: frame.top)
        case .list(let number): chrome.listPage(site.plan.furtherPages[number], session.html, top: frame.top)
        case .coverage: chrome.coveragePage(session.html)
        case .changes: chrome.changesPage(session.html)
        case .everything: chrome.everythingPage(session.html, height: frameHeight(job.locale))
        case .components: chrome.componentsPage(session.html)
        case .section(let number): chrome.sectionPage(number, session)
        case .component(let number): chrome.componentPage(number, session)
        case .guide(let number):
            chrome.guidePage(number, session, height: frameHeight(job.locale))
        case .story(let number), .mirrored(let number): renderStory(number)
        case .moved(let number):
            MovedPage.write(frame.title, address: frame.root + site.moved.pages[number].to, locale, session.html)
        case .storyPage(let number): renderPage(about: number, chrome, job.locale)
        case .tokens: renderTokens(chrome, locale, top: frame.top)
        }
        return PageContent(job: job, frame: frame, chrome: chrome, problems: session.takeLocatedProblems())
    }

    private func renderTokens(_ chrome: Chrome, _ locale: SiteLocale, top: String) {
        guard let tokens = site.tokens else { return }
        let titles = PageTitles(site.plan, locale)
        TokensPage(
            chrome: chrome, tokens: tokens.tokens, uses: TokenUsers(tokens.tokens, styles, site.plan),
            pairs: knowsPairs ? PairRows(tokens.tokens, styles, titles) : nil, top: top
        ).write(session.html)
    }

    /// Returns a function that estimates the height of the frame of a story in a list or a text, in CSS pixels.
    private func frameHeight(_ locale: Int) -> (Int) -> Int {
        { [reader, site] story in
            let reading = reader.reading(of: story, locale: site.plan.isOnlyAtTop(story: story) ? 0 : locale)
            return reading.tree.map { FrameHeight(width: 640).height(of: $0) } ?? 320
        }
    }

    private func renderPage(about number: Int, _ chrome: Chrome, _ locale: Int) {
        let reading = reader.reading(of: number, locale: locale)
        let motion = motion(of: number, locale)
        let looks = StoryLooks(site, number, locale: locale, reading, motion: motion)
        chrome.storyPage(number, reading, looks, site.variants.rows(of: number, in: site.plan), session.html)
    }

    /// Returns the look of a story with reduced motion; nil if the story has no bare page, or if nothing in it moves or
    /// looks different with reduced motion. If the look has a page of its own and policies are computed, the policy for
    /// the story's content is stored in `framed`.
    private func motion(of number: Int, _ locale: Int) -> SiteMotion.Look? {
        guard !site.motion.isEmpty, let path = site.plan.stories[number].path else { return nil }
        let context = session.context
        // Problems are dropped here, because the story's bare page reports them.
        let content = renderContent(of: PageJob(locale: locale, subject: .story(number)))
        let page = withPage(content) { Array($0.bytes) }
        let look = site.motion.look(of: page, path: site.locales[locale].folder + path)
        if look?.page != nil, site.policy.readsContent {
            let allowsScripts = site.policy.allowsScripts
            framed = session.html.withBytes { PolicyReader.policy(of: $0, allowsScripts: allowsScripts) }
        }
        session.reset()
        session.context = context
        return look
    }

    private func renderStory(_ number: Int) {
        let story = site.plan.stories[number]
        guard let component = site.plan.component(of: story) else { return }
        session.render(component, id: story.anchor, instance: story.instance, role: story.role, place: story.place)
    }

    /// Fills the layout around the last rendered content, and passes the page to a closure.
    func withPage<Result>(_ content: PageContent, _ body: (ComposedPage) -> Result) -> Result {
        let contentStart = fillLayout(content)
        return page.withBytes { bytes in
            body(
                ComposedPage(
                    frame: content.frame, bytes: bytes, sourceMap: session.sourceMap, contentStart: contentStart,
                    blocksScripts: blocksScripts))
        }
    }

    /// The `meta` element with the policy of the page; empty if pages have no policy.
    private func policy(_ layout: Layout, _ frame: PageFrame) -> [UInt8] {
        let policies = site.policy
        let kind = frame.kind
        let isList = kind == .list && frame.component == nil
        // The index and the lists of sections and stories contain no components, so their only script is that of the
        // search field.
        let allowsScripts =
            policies.allowsScripts || site.configuration.hasSearch && (kind == .index || kind == .stories || isList)
        var content =
            policies.readsContent
            ? session.html.withBytes { PolicyReader.policy(of: $0, allowsScripts: allowsScripts) }
            : PagePolicy()
        if kind == .storyPage { content.formUnion(framed) }
        blocksScripts = content.blocksScripts
        if policies.readsContent, site.plan.hasComponentList, kind != .story, kind != .mirrored {
            content.allow(.frame, "'self'")
        }
        if let known = elements[PolicyKey(kind: layout.policy, content: content)] { return known }
        let element = policies.element(layout, content)
        elements[PolicyKey(kind: layout.policy, content: content)] = element
        return element
    }

    /// Fills the layout, and returns the offset at which the content begins; nil if the layout has no content.
    private func fillLayout(_ content: PageContent) -> Int? {
        let (frame, chrome) = (content.frame, content.chrome)
        let locale = chrome.locale
        page.reset()
        blocksScripts = false
        var contentStart: Int?
        let layout = site.layout(frame.kind, locale: content.job.locale)
        for segment in layout.segments {
            switch segment {
            case .bytes(let bytes): page.append(rendered: bytes)
            case .policy: page.append(rendered: policy(layout, frame))
            case .slot(.content, _):
                contentStart = contentStart ?? page.count
                page.append(session.html)
            case .slot(.navigation, _):
                chrome.navigation(
                    section: frame.section, component: frame.component, guide: frame.guide, kind: frame.kind, page)
            case .slot(.breadcrumb, _):
                if let anchor = frame.anchor {
                    chrome.breadcrumb(
                        frame.group, anchor: anchor, parent: frame.parent, current: frame.title, page)
                }
            case .slot(.pager, _): chrome.pager(previous: frame.previous, next: frame.next, page)
            case .slot(.title, let isQuoted): text(frame.title, isInSingleQuotes: isQuoted)
            case .slot(.description, let isQuoted):
                text(site.description(of: frame, locale), isInSingleQuotes: isQuoted)
            case .slot(.lang, let isQuoted): text(locale.tag, isInSingleQuotes: isQuoted)
            case .slot(.dir, let isQuoted):
                text(
                    (frame.direction ?? locale.context.direction).rawValue, isInSingleQuotes: isQuoted)
            case .slot(.root, let isQuoted): text(frame.root, isInSingleQuotes: isQuoted)
            case .slot(.top, let isQuoted): text(frame.top, isInSingleQuotes: isQuoted)
            case .slot(.alternates, _): chrome.alternates(of: frame, among: site.locales, page)
            case .slot(.looks, _):
                if case .story(let number) = content.job.subject, site.plan.stories[number].page != nil {
                    for anchor in TextSize.allCases.map(\.anchor) + [TextSize.outlines] {
                        page.i(.id(anchor), .hidden) {}
                    }
                }
            case .slot(.languages, _): chrome.languages(of: frame, among: site.locales, page)
            }
        }
        return contentStart
    }

    private func text(_ text: String, isInSingleQuotes: Bool) {
        guard isInSingleQuotes else { return page.text(anywhere: text) }
        // The text is split as bytes, because an apostrophe and a following combining mark form a single `Character`,
        // which is not equal to an apostrophe.
        let parts = text.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
        for (number, part) in parts.enumerated() {
            if number > 0 { page.append(rendered: Array("&#39;".utf8)) }
            page.text(anywhere: String(decoding: part, as: UTF8.self))
        }
    }
}
