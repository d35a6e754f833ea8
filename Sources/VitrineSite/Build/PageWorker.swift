import VitrineComponents
import VitrineConformance
import VitrineMarkup
import VitrineSupport

/// Processes one page after another: renders and checks it, and writes it if there is an output. Every worker has its
/// own writers, views and parser, and keeps no pages.
final class PageWorker {
    private let pass: SitePass
    private let renderer: PageRenderer
    private let judge: PageJudge
    private var found: PageResults
    private var comparer = FileComparer()
    /// Which component renders which, as found by earlier rounds.
    private let known: Lineage
    /// What the pages reported about styles, for the page of the design tokens.
    private let styleLines: StyleLines?
    /// The facts about pages of the first round that later pages show; nil before they are known.
    private let storyFacts: StoryFacts?
    /// Which component renders which, on pages that were not rendered because they are unchanged.
    private var recalled = Lineage()
    private var texts = SharedTexts()

    /// Creates a worker.
    /// - Parameters:
    ///   - lineage: which component renders which, as found by earlier rounds.
    ///   - styles: what the pages of earlier rounds reported about styles.
    ///   - styleLines: `styles` as lines of the manifest; nil until all pages have reported.
    ///   - storyFacts: the facts about pages of the first round that later pages show; nil before they are known.
    /// - Throws: `XMLError` if there is not enough memory for the parsers or the user's rules.
    init(
        _ pass: SitePass, lineage: Lineage, styles: SiteStyleFacts, styleLines: StyleLines?,
        storyFacts: StoryFacts?
    ) throws(XMLError) {
        self.pass = pass
        known = lineage
        self.styleLines = styleLines
        self.storyFacts = storyFacts
        renderer = PageRenderer(
            pass.site, lineage: lineage, styles: styles, storyFacts: storyFacts, knowsPairs: pass.checks.judgesContrast)
        judge = try PageJudge(
            pass.checks, among: pass.files, styles: StyleSheetSource(pass.site.assets),
            notesPairs: pass.site.tokens != nil)
        found = PageResults(exceptions: judge.exceptions)
    }

    /// Whether a problem such as a full disk has stopped the worker.
    var isStopped: Bool { found.stop != nil }

    var results: PageResults {
        var results = found
        results.exceptions = judge.exceptions
        results.facts = judge.facts
        results.isReadAlike = judge.isReadAlike
        results.lineage = renderer.lineage
        results.lineage.merge(recalled)
        return results
    }

    /// Renders, checks and writes a page. A page that `--only` excludes is rendered only for its lineage, and a page
    /// with the same inputs as in the last build is not rendered if its file can be reused.
    func process(_ job: PageJob) {
        let inputs = pass.inputs?.digest(of: job, lineage: known, styles: styleLines, facts: storyFacts)
        if let inputs, recall(job, inputs) { return }
        if pass.isTraced { StandardStream.say("\(pass.site.frame(of: job).sitePath)\n") }
        let content = renderer.renderContent(of: job)
        guard pass.wants(content.frame) else { return }
        if let inputs, content.problems.isEmpty {
            let page = BuildMemory.Page(inputs: inputs, edges: renderer.session.pageLineage.edges)
            found.remembered[content.frame.sitePath] = page
        }
        found.problems += content.problems.map(\.problem)
        renderer.withPage(content) { page in
            if page.blocksScripts {
                found.blocked.insert(page.path)
                // The next build has to report the page, too.
                found.remembered[page.path] = nil
            }
            do throws(SiteProblem) {
                try finish(page, content)
            } catch {
                found.stop = found.stop ?? error
            }
        }
    }

    /// Processes a page like ``process(_:)``, and records its cost.
    func processMeasured(_ job: PageJob) {
        let start = ThreadClock.nanoseconds
        process(job)
        found.costs.add(job, in: pass.site.plan, nanoseconds: ThreadClock.nanoseconds - start)
    }

    /// Reuses a page from the last build if possible.
    /// - Returns: whether the page need not be rendered. This requires at least that its inputs are the same and that
    ///   its file is untouched.
    private func recall(_ job: PageJob, _ inputs: String) -> Bool {
        let frame = pass.site.frame(of: job)
        let path = frame.sitePath
        guard let output = pass.output, let page = pass.memory?.pages[path], page.inputs == inputs,
            output.isUntouched(path, since: page.stamp), let stamp = page.stamp
        else { return false }
        guard pass.wants(frame) else {
            recalled.merge(Lineage(edges: page.edges))
            return true
        }
        guard !pass.judgesAgain(path), output.oldStyles.contains(path) || !notesStyles(of: job) else { return false }
        recalled.merge(Lineage(edges: page.edges))
        found.remembered[path] = page
        found.styles.keep(path, of: output.oldStyles)
        found.records.append(
            PageRecord(
                frame, bytes: FileStamp.size(in: stamp), hash: output.keep(untouched: path),
                locale: pass.site.locales[job.locale].tag, texts: &texts))
        return true
    }

    /// Adds those findings about a page's links that depend on the whole site. The page is rendered again only if the
    /// findings need positions in it.
    func process(_ late: SitePass.LatePage) {
        guard let job = late.job, late.findings.needsPage else {
            return found.findings += judge.findings(on: late.path, late: late.findings)
        }
        let content = renderer.renderContent(of: job)
        found.findings += renderer.withPage(content) { judge.findings(in: $0, late: late.findings) }
    }

    /// Reads the links of a page that was not checked because it is unchanged.
    func readLinks(of path: String) {
        if let bytes = pass.output?.bytes(of: path) { judge.readLinks(of: path, in: bytes) }
    }

    /// Reads the links of a page from its file in the last good site.
    func readFormerLinks(of path: String) {
        if let bytes = pass.output?.formerBytes(of: path) { judge.readLinks(of: path, in: bytes) }
    }

    /// Checks and writes a page. If the last good site has the page with the same bytes, and it passed the same checks
    /// there, it is checked again only if ``SitePass/judgesAgain(_:)`` requires it, or if its styles are needed and not
    /// known. Remarks from rendering it are reported in every build.
    private func finish(_ page: ComposedPage, _ content: PageContent) throws(SiteProblem) {
        guard pass.isSound else { return try judgePage(page, content) }
        var record = PageRecord(
            page.frame, bytes: page.bytes.count, hash: "", locale: content.chrome.locale.tag, texts: &texts)
        record.findings = content.problems.filter { !$0.problem.isError }.map { page.finding($0) }
        let kept = pass.output?.keep(page.path, page.bytes, &comparer)
        let isKnown = kept != nil && pass.output?.oldStyles.contains(page.path) == true
        if kept == nil || pass.judgesAgain(page.path) || !isKnown && notesStyles(of: content.job) {
            let before = found.findings.count
            try judgePage(page, content)
            record.findings += found.findings[before...]
        } else {
            found.styles.keep(page.path, of: pass.output?.oldStyles)
        }
        if let kept {
            record.hash = kept
        } else if let output = pass.output {
            record.hash = try output.write(page.path, page.bytes)
        }
        found.records.append(record)
    }

    /// Whether the styles of a page are recorded for the page of design tokens. Pages in further languages are left
    /// out, because they have the same styles.
    private func notesStyles(of job: PageJob) -> Bool {
        pass.site.tokens != nil && job.locale == 0 && job.subject != .tokens && !job.isAboutStory
    }

    private func judgePage(_ page: ComposedPage, _ content: PageContent) throws(SiteProblem) {
        let tokens = notesStyles(of: content.job) ? pass.site.tokens : nil
        var facts = PageStyleFacts()
        let findings = judge.findings(in: page) { document in
            // The page of a component shows its stories, so the rules that match elements of the component are looked
            // up only on that page.
            if let tokens, case .component = content.job.subject { facts = tokens.facts(on: document) }
        }
        if tokens != nil {
            facts.pairs = judge.pairs
            found.styles.set(facts, of: page.path, since: pass.output?.oldStyles)
        }
        found.findings += findings
        if !findings.isEmpty || judge.hasExceptions || pass.leavesLinks { pass.output?.remark(page.path) }
        if let invalid = pass.invalid, findings.contains(where: { $0.severity == .error }) {
            try invalid.write(page.path, page.bytes)
        }
    }
}

extension PageRecord {
    /// Creates the record of a page from its frame.
    fileprivate init(_ frame: PageFrame, bytes: Int, hash: String, locale: String, texts: inout SharedTexts) {
        self.init(
            path: frame.sitePath, kind: frame.kind, title: frame.title, hash: hash, bytes: bytes,
            component: frame.componentName, instance: frame.instance, source: texts.shared(frame.source), locale: locale
        )
    }
}
