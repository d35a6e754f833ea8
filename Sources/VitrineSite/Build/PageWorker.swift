import VitrineComponents
import VitrineConformance
import VitrineHTML

/// Makes one page after the other: renders, puts into the layout, checks, hashes and writes. Each worker has its own
/// writers, views and parser; pages are never kept.
final class PageWorker {
    private let site: SiteBuild
    private let session: RenderSession
    private let page = HTML(capacity: 64 * 1024)
    private let check: ConformanceCheck
    private let receiver: (any PageReceiver)?
    private var buffer: [UInt8] = []

    private(set) var records: [PageRecord] = []
    private(set) var problems: [RenderProblem] = []
    private(set) var findings: [Finding] = []
    private(set) var outputProblem: SiteProblem?
    /// What the pages that were checked tell about their links.
    var facts: [String: PageFacts] { check.facts }
    var exceptions: Exceptions { check.exceptions }
    var lineage: Lineage { session.lineage }

    init(_ site: SiteBuild) throws {
        self.site = site
        session = RenderSession(registry: site.plan.registry, templates: site.templates)
        receiver = try site.request?.receiver()
        check = try ConformanceCheck(site.checks, site: site.files)
    }

    /// Makes a page and keeps what is to be said of it.
    func make(_ job: PageJob) {
        let frame = site.frame(of: job)
        let locale = site.locales[job.locale]
        session.reset()
        session.context = locale.context
        session.context.links = SiteLinks(table: site.links, root: frame.root, top: frame.top)
        let chrome = Chrome(plan: site.plan, locale: locale, lineage: site.lineage, root: frame.root)
        write(job, chrome)
        let found = session.takeLocatedProblems()
        if let receiver {
            guard let request = site.request, request.wants(site.plan.page(job.subject)) else { return }
            if frame.kind != .story { _ = compose(frame, job, chrome) }
            let rendered = RenderedPage(
                page: site.plan.page(job.subject), bytes: (frame.kind == .story ? session.html : page).bytes(),
                problems: found.map(\.problem).filter(\.isError).map(\.description))
            return receiver.receive(rendered)
        }
        guard site.wants(frame) else { return }
        problems += found.map(\.problem)
        let contentStart = compose(frame, job, chrome)
        let remarks = found.filter { !$0.problem.isError }
        page.withBytes { bytes in finish(frame, locale, bytes, contentStart, remarks) }
    }

    private func write(_ job: PageJob, _ chrome: Chrome) {
        switch job.subject {
        case .index: chrome.indexPage(session.html)
        case .section(let number): chrome.sectionPage(number, session)
        case .component(let number): chrome.componentPage(number, session)
        case .story(let number):
            let story = site.plan.stories[number]
            guard let component = site.plan.component(of: story) else { return }
            session.render(component, id: story.anchor, instance: story.instance, role: story.role, place: story.place)
        }
    }

    /// Fills the layout. Returns where the content begins.
    private func compose(_ frame: PageFrame, _ job: PageJob, _ chrome: Chrome) -> Int? {
        page.reset()
        var contentStart: Int?
        for segment in site.layout(frame.kind, job.locale).segments {
            switch segment {
            case .bytes(let bytes): page.append(rendered: bytes)
            case .slot(.content):
                contentStart = contentStart ?? page.count
                page.append(session.html)
            case .slot(.navigation): chrome.navigation(section: frame.section, component: frame.component, page)
            case .slot(.breadcrumb):
                if let anchor = frame.anchor {
                    chrome.breadcrumb(frame.group, anchor: anchor, current: frame.title, page)
                }
            case .slot(.pager): chrome.pager(previous: frame.previous, next: frame.next, page)
            case .slot(.title): page.text(anywhere: frame.title)
            case .slot(.description): page.text(anywhere: site.description(of: frame, chrome.locale))
            case .slot(.lang): page.text(anywhere: chrome.locale.tag)
            case .slot(.dir): page.text(anywhere: chrome.locale.context.direction.rawValue)
            case .slot(.root): page.text(anywhere: frame.root)
            case .slot(.top): page.text(anywhere: frame.top)
            case .slot(.alternates): chrome.alternates(of: frame, among: site.locales, page)
            case .slot(.languages): chrome.languages(of: frame, among: site.locales, page)
            }
        }
        return contentStart
    }

    /// Checks and writes a page. A page that is byte for byte in the last good site has passed the checks already; what was
    /// remarked while it was rendered is remarked every time.
    private func finish(
        _ frame: PageFrame, _ locale: SiteLocale, _ bytes: UnsafeBufferPointer<UInt8>, _ contentStart: Int?,
        _ remarks: [RenderSession.Located]
    ) {
        let path = frame.sitePath
        var record = PageRecord(
            path: path, kind: frame.kind, title: frame.title, hash: "", bytes: bytes.count,
            component: frame.componentName, instance: frame.instance, source: frame.source, locale: locale.tag)
        let checked = CheckedPage(path: path, bytes: bytes, sourceMap: session.sourceMap, contentStart: contentStart)
        record.findings = remarks.map { checked.finding($0) }
        guard let output = site.output else { return }
        let kept = site.writes ? output.keep(path, bytes, buffer: &buffer) : nil
        if kept == nil || output.wasRemarked(path) || site.judgesAll {
            let found = check.findings(in: checked)
            record.findings += found
            findings += found
            if !found.isEmpty || check.hasExceptions || site.leavesLinks { output.remark(path) }
            if let invalid = site.invalid, found.contains(where: { $0.severity == .error }) {
                do throws(SiteProblem) {
                    try invalid.write(path, bytes)
                } catch {
                    outputProblem = outputProblem ?? error
                }
            }
        }
        if let kept {
            record.hash = kept
        } else {
            guard site.writes else { return }
            guard outputProblem == nil else { return }
            do throws(SiteProblem) {
                record.hash = try output.write(path, bytes)
            } catch {
                outputProblem = error
            }
        }
        records.append(record)
    }
}
