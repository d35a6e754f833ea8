import VitrineComponents
import VitrineConformance
import VitrineMarkup
import VitrineSupport

/// Takes one page after the other through a pass: rendered, judged, and written where there is an output. Every worker
/// has its own writers, views and parser; pages are never kept.
final class PageWorker {
    private let pass: SitePass
    private let renderer: PageRenderer
    private let judge: PageJudge
    private var found: PageResults
    private var comparer = FileComparer()

    /// Creates a worker.
    /// - Parameters:
    ///   - lineage: which component renders which, as far as earlier rounds told.
    ///   - styles: what pages say about styles, as far as earlier rounds told.
    init(_ pass: SitePass, lineage: Lineage, styles: SiteStyleFacts) throws(XMLError) {
        self.pass = pass
        renderer = PageRenderer(
            pass.site, lineage: lineage, styles: styles, knowsPairs: pass.checks.judgesContrast)
        judge = try PageJudge(
            pass.checks, among: pass.files, styles: StyleSheetSource(pass.site.assets),
            notesPairs: pass.site.tokens != nil)
        found = PageResults(exceptions: judge.exceptions)
    }

    /// Whether something stops the worker, such as a full disk.
    var isStopped: Bool { found.stop != nil }

    /// What the worker found so far.
    var results: PageResults {
        var results = found
        results.exceptions = judge.exceptions
        results.facts = judge.facts
        results.isReadAlike = judge.isReadAlike
        results.lineage = renderer.lineage
        return results
    }

    /// Renders, judges and writes a page. One that `--only` leaves out is rendered for its lineage alone.
    func process(_ job: PageJob) {
        if pass.isTraced { StandardStream.say("\(pass.site.frame(of: job).sitePath)\n") }
        let content = renderer.renderContent(of: job)
        guard pass.wants(content.frame) else { return }
        found.problems += content.problems.map(\.problem)
        renderer.withPage(content) { page in
            do throws(SiteProblem) {
                try finish(page, content)
            } catch {
                found.stop = found.stop ?? error
            }
        }
    }

    /// Looks at a page again for what only the whole site shows about its links.
    func process(_ late: SitePass.LatePage) {
        guard let job = late.job, late.findings.needsPage else {
            return found.findings += judge.findings(on: late.path, late: late.findings)
        }
        let content = renderer.renderContent(of: job)
        found.findings += renderer.withPage(content) { judge.findings(in: $0, late: late.findings) }
    }

    /// Reads the links of a page that was not judged, because it is as it was.
    func readLinks(of path: String) {
        if let bytes = pass.output?.bytes(of: path) { judge.readLinks(of: path, in: bytes) }
    }

    /// Judges and writes a page. One that is byte for byte in the last good site has passed already; what was remarked
    /// while it was rendered is remarked every time.
    private func finish(_ page: ComposedPage, _ content: PageContent) throws(SiteProblem) {
        guard pass.isSound else { return try judgePage(page, content) }
        var record = PageRecord(page, locale: content.chrome.locale.tag)
        record.findings = content.problems.filter { !$0.problem.isError }.map { page.finding($0) }
        let kept = pass.output?.keep(page.path, page.bytes, &comparer)
        let known = kept == nil ? nil : pass.output?.oldStyles.pages[page.path]
        if kept == nil || pass.judgesAgain(page.path) || known == nil && notesStyles(of: content) {
            let before = found.findings.count
            try judgePage(page, content)
            record.findings += found.findings[before...]
        } else {
            found.styles.pages[page.path] = known
        }
        if let kept {
            record.hash = kept
        } else if let output = pass.output {
            record.hash = try output.write(page.path, page.bytes)
        }
        found.records.append(record)
    }

    /// Whether a page counts for the design tokens: pages in other languages have the same styles.
    private func notesStyles(of content: PageContent) -> Bool {
        pass.site.tokens != nil && content.job.locale == 0 && content.job.subject != .tokens
    }

    private func judgePage(_ page: ComposedPage, _ content: PageContent) throws(SiteProblem) {
        let findings = judge.findings(in: page)
        if let tokens = pass.site.tokens, notesStyles(of: content) {
            var facts = PageStyleFacts(pairs: judge.pairs)
            // A component's own page has its stories, which is all that is to be known about its rules.
            if case .component = content.job.subject { facts.add(tokens.facts(on: page.bytes)) }
            found.styles.pages[page.path] = facts
        }
        found.findings += findings
        if !findings.isEmpty || judge.hasExceptions || pass.leavesLinks { pass.output?.remark(page.path) }
        if let invalid = pass.invalid, findings.contains(where: { $0.severity == .error }) {
            try invalid.write(page.path, page.bytes)
        }
    }
}

extension PageRecord {
    /// The record of a page that has no hash yet.
    fileprivate init(_ page: ComposedPage, locale: String) {
        let frame = page.frame
        self.init(
            path: page.path, kind: frame.kind, title: frame.title, hash: "", bytes: page.bytes.count,
            component: frame.componentName, instance: frame.instance, source: frame.source, locale: locale)
    }
}
