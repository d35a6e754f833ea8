import VitrineComponents
import VitrineHTML

/// Makes one page after the other: renders, puts into the layout, checks, hashes and writes. Each worker has its own
/// writers, views and parser; pages are never kept.
final class PageWorker {
    private let site: SiteBuild
    private let session: RenderSession
    private let page = HTML(capacity: 64 * 1024)
    private let checks: [any PageCheck]
    private var buffer: [UInt8] = []

    private(set) var records: [PageRecord] = []
    private(set) var problems: [RenderProblem] = []
    private(set) var findings: [Finding] = []
    private(set) var outputProblem: SiteProblem?
    var lineage: Lineage { session.lineage }

    init(_ site: SiteBuild) throws {
        self.site = site
        session = RenderSession(
            registry: site.plan.registry, templates: site.templates,
            context: RenderContext(
                language: site.configuration.language,
                direction: TextDirection(rawValue: site.configuration.direction), taps: site.taps))
        checks = [try WellFormedCheck()]
    }

    /// Makes a page and keeps what is to be said of it.
    func make(_ job: PageJob) {
        let frame = site.frame(of: job)
        session.reset()
        session.context.links = SiteLinks(table: site.links, root: frame.root)
        let chrome = Chrome(plan: site.plan, configuration: site.configuration, lineage: site.lineage, root: frame.root)
        write(job, chrome)
        let found = session.takeProblems()
        guard site.wants(frame.path) else { return }
        problems += found
        let contentStart = compose(frame, job, chrome)
        page.withBytes { bytes in finish(frame, bytes, contentStart) }
    }

    private func write(_ job: PageJob, _ chrome: Chrome) {
        switch job {
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
        for segment in site.layout(frame.kind).segments {
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
            case .slot(.description): page.text(anywhere: site.description(of: frame))
            case .slot(.lang): page.text(anywhere: site.configuration.language)
            case .slot(.dir): page.text(anywhere: site.configuration.direction)
            case .slot(.root): page.text(anywhere: frame.root)
            }
        }
        return contentStart
    }

    /// Checks and writes a page. A page that is byte for byte in the last good site has passed the checks already.
    private func finish(_ frame: PageFrame, _ bytes: UnsafeBufferPointer<UInt8>, _ contentStart: Int?) {
        var record = PageRecord(
            path: frame.path, kind: frame.kind, title: frame.title, hash: "", bytes: bytes.count,
            component: frame.componentName, instance: frame.instance, source: frame.source)
        if site.writes, let hash = site.output.keep(frame.path, bytes, buffer: &buffer) {
            record.hash = hash
        } else {
            let checked = CheckedPage(
                path: frame.path, bytes: bytes, sourceMap: session.sourceMap, contentStart: contentStart)
            record.findings = checks.flatMap { $0.findings(in: checked) }
            findings += record.findings
            guard site.writes else { return }
            guard outputProblem == nil else { return }
            do throws(SiteProblem) {
                record.hash = try site.output.write(frame.path, bytes)
            } catch {
                outputProblem = error
            }
        }
        records.append(record)
    }
}
