import VitrineComponents
import VitrineConformance
import VitrineMarkup
import VitrineSupport

/// One pass over all pages of a site: each page is rendered, checked and, if there is an output, written.
///
/// Within a round, each worker takes one page after another. Their results are sorted afterwards, so nothing depends on
/// which worker was faster.
struct SitePass: Sendable {
    let site: PreparedSite
    let checks: SiteChecks
    /// The output folder; nil for a check.
    let output: SiteOutput?
    /// The folder for pages with errors; nil to discard them.
    let invalid: InvalidPages?
    /// The files of the site, used to check links; nil if links are not checked, as with `--only`.
    let files: SiteFiles?
    /// Sections and rows that share an identity, found before anything is rendered.
    private let repetitions: [RenderProblem]
    private let only: PageChoice?
    /// What the last build recorded about its pages; nil for a check, and if builds do not remember pages.
    let memory: BuildMemory?
    /// The inputs of each page; nil before ``recall()``, if ``memory`` is nil, and if an input that all pages share
    /// cannot be determined.
    private(set) var inputs: PageInputs?
    let tasks: Int
    private let progress: any BuildProgress
    /// Whether unchanged pages are checked, too: if a file was removed, any of them may link to it.
    private let judgesAll: Bool
    /// Whether more than half of the pages of the old site may be removed.
    let allowsRemoval: Bool
    /// Whether the path of each page is printed to standard error before the page is rendered.
    let isTraced: Bool

    /// Prepares everything that a pass needs.
    /// - Parameters:
    ///   - site: what to show, and where its files are.
    ///   - options: which pages to process, and the rules that apply.
    ///   - repetitions: identities that are used twice. Pages could then have the same name, so none is written or
    ///     listed.
    ///   - progress: receives the progress.
    ///   - output: opens the output folder; nil for a check.
    init(
        _ site: Site, options: BuildOptions, repetitions: [RenderProblem], progress: any BuildProgress,
        output open: ((PreparedSite, SiteChecks) throws(SiteProblem) -> SiteOutput)?
    ) throws(SiteProblems) {
        var prepared = try PreparedSite(site, theme: options.theme, languages: options.locales)
        do throws(SiteProblem) {
            prepared.former = try options.since.map { (path) throws(SiteProblem) in try FormerSite(path) }
        } catch {
            throw SiteProblems(error)
        }
        self.site = prepared
        var checks = try SiteChecks(site.folder, options)
        checks.addStyles(of: self.site.assets, hasTokens: self.site.tokens != nil)
        self.checks = checks
        let plan = self.site.plan
        only = options.only.map { PageChoice($0, plan) }
        memory = open == nil ? nil : options.memory.map { BuildMemory($0) }
        files =
            options.only == nil && repetitions.isEmpty && checks.checksLinks
            ? SiteFiles(self.site, address: checks.address) : nil
        tasks = options.jobs
        allowsRemoval = options.allowsRemoval
        isTraced = options.isTraced
        self.repetitions = repetitions
        self.progress = progress
        do throws(SiteProblem) {
            invalid = try options.keepInvalid.map { (folder) throws(SiteProblem) in try InvalidPages(folder) }
            output = try open?(self.site, checks)
        } catch {
            throw SiteProblems(error)
        }
        let before = output?.old?.files.keys
        judgesAll = files.map { files in before?.contains { !files.contains($0) } ?? false } ?? false
    }

    /// Whether every page has a unique path, so that pages can be written and listed.
    var isSound: Bool { repetitions.isEmpty }

    /// Whether link checks are left to a pass over the whole site.
    var leavesLinks: Bool { leavesOthers && checks.checksLinks }

    /// Whether pages that are not selected are kept from the last build.
    var leavesOthers: Bool { only != nil }

    /// Whether a page is checked and written. Other pages may be rendered too, because component pages list which
    /// component uses which, but the problems of those other pages are left to a full build. A pattern may match the
    /// path with or without the folder of the locale.
    func wants(_ frame: PageFrame) -> Bool {
        guard let only else { return true }
        return only.contains(frame.sitePath) || only.contains(frame.path)
    }

    /// Whether an unchanged page is checked again.
    func judgesAgain(_ path: String) -> Bool { judgesAll || output?.wasRemarked(path) ?? false }

    /// Processes every page, then checks the links between pages.
    /// - Parameter found: the results of all pages of the first round, merged from parts of the site; nil to render
    ///   these pages.
    /// - Throws: ``BuildFailure`` if something stopped the pass, or if no page is selected.
    func run(_ found: consuming PageResults? = nil) async throws(BuildFailure) -> SitePassResult {
        let isMerge = found != nil
        var all = (consume found) ?? PageResults(exceptions: Exceptions(checks.ignores))
        if leavesOthers { all.styles = output?.oldStyles ?? SiteStyleFacts() }
        var rounds = jobs()
        if isMerge { rounds[0] = [] }
        progress.start(total: rounds.reduce(0) { $0 + $1.count })
        for (number, round) in rounds.enumerated() {
            if number == 1 { all.storyFacts = await storyFacts(all) }
            if round.contains(where: { $0.subject == .tokens }) { all.styleLines = styleLines(all) }
            guard !round.isEmpty else { continue }
            all.add(round: await make(round, all.known))
        }
        let missing = site.locales.flatMap(\.titles.missing)
        let problems = repetitions + missing + all.problems.filter { !repetitions.contains($0) }
        let hasErrors = problems.contains(where: \.isError)
        if hasErrors {
            // Links to pages that were not rendered are broken; the cause has already been reported.
            let acrossPages = Set(Rules.acrossPages.map(\.id))
            all.findings.removeAll { acrossPages.contains($0.rule) }
        } else if all.stop == nil {
            await followLinks(&all)
        }
        progress.finish()
        if only == nil {
            judgeStyleSheets(&all)
            if !hasErrors { judgeSizes(&all) }
        }
        let remarks =
            BuildRemark.all(in: problems) + BuildRemark.missingWords(site.locales)
            + site.prose.deepPlaces.map { BuildRemark.deepMarkdown($0.place, others: $0.others) }
            + BuildRemark.missingCatalogs(site.locales, hasCatalog: site.hasCatalog)
            + (only == nil ? DeadAddresses.remarks(site) : [])
            + [BuildRemark.blockedScripts(on: all.blocked)].compactMap(\.self)
        all.findings += remarks.map(\.finding).filter { !all.exceptions.covers($0, sitePath: $0.path) }
        if only == nil, !hasErrors {
            all.findings += all.exceptions.unused(
                rules: checks.names.union(BuildRemark.rules), checksLinks: checks.checksLinks)
        }
        all.findings.sort { ($0.path, $0.offset, $0.rule) < ($1.path, $1.offset, $1.rule) }
        let sheets = site.assets.filter { only == nil && !$0.isVariant }.map(\.path).filter {
            PageName.isStyleSheet($0)
        }
        var check = CheckReport(
            pages: (all.records.map(\.path) + sheets).sorted(), findings: all.findings,
            userRules: checks.userRules.rules.map(\.rule), isStrict: checks.isStrict)
        // A kept page was checked under the same rules by the build that wrote it.
        check.isReadAlike = all.isReadAlike && all.stop == nil && !hasErrors && !all.records.isEmpty
        let result = SitePassResult(
            records: all.records, problems: problems, lineage: all.lineage, check: check,
            styles: all.styles, styleLines: all.styleLines ?? styleLines(all),
            remembered: all.remembered,
            remarks: remarks, coverage: site.coverage ?? Coverage(), storyFacts: all.storyFacts)
        if let stop = all.stop { throw result.failure(stop) }
        if let only, result.passes, all.records.isEmpty {
            throw BuildFailure(site: [SiteProblem(.command(.noPageMatches(only.pattern)))])
        }
        return result
    }

    /// Makes the pages of a round. Pages that list very many others need much memory, so they are made last, one after
    /// another.
    private func make(_ round: [PageJob], _ known: PageResults) async -> [PageResults] {
        func made(_ jobs: [PageJob], tasks: Int) async -> [PageResults] {
            await share(jobs, known, tasks: tasks) { worker, job in
                worker.process(job)
                progress.advance()
            }
        }
        let lists = round.filter { site.isLongList($0) }
        guard !lists.isEmpty else { return await made(round, tasks: tasks) }
        return await made(round.filter { !site.isLongList($0) }, tasks: tasks) + made(lists, tasks: 1)
    }

    private func styleLines(_ all: PageResults) -> StyleLines {
        all.styles.lines(since: (output?.oldStyles ?? SiteStyleFacts(), output?.old?.styles ?? StyleLines()))
    }

    /// Processes some of the pages of the first round, for a part of a site. Checks that need the whole site are left
    /// to the merge.
    /// - Throws: ``BuildFailure`` if something stopped the pass, or if there are errors, or warnings that count as
    ///   errors.
    func run(_ jobs: [PageJob]) async throws(BuildFailure) -> PageResults {
        var all = PageResults(exceptions: Exceptions(checks.ignores))
        progress.start(total: jobs.count)
        all.add(
            round: await share(jobs, all) { worker, job in
                worker.processMeasured(job)
                progress.advance()
            })
        progress.finish()
        let problems = repetitions + all.problems.filter { !repetitions.contains($0) }
        let check = CheckReport(
            pages: all.records.map(\.path),
            findings: all.findings.sorted { ($0.path, $0.offset, $0.rule) < ($1.path, $1.offset, $1.rule) },
            userRules: checks.userRules.rules.map(\.rule), isStrict: checks.isStrict)
        let errors = problems.filter(\.isError)
        guard all.stop == nil, errors.isEmpty, !check.fails else {
            throw BuildFailure(site: all.stop.map { [$0] } ?? [], render: errors, check: check)
        }
        return all
    }

    /// Computes the inputs of each page, if builds remember pages.
    mutating func recall() async {
        if memory != nil { inputs = await PageInputs(site, tasks: tasks) }
    }

    /// The pages of each round. Pages that are not selected are left out. However, if a page of the second round is
    /// selected, the first round stays complete, because that page may show which component renders which.
    private func jobs() -> [[PageJob]] {
        let rounds = PreparedSite.Round.allCases.map { site.jobs($0) }
        guard only != nil else { return rounds }
        let wanted = rounds.map { $0.filter { wants(site.frame(of: $0)) } }
        return wanted[1].isEmpty ? wanted : [rounds[0], wanted[1], wanted[2]]
    }

    /// Distributes jobs to concurrent workers and returns the results of each worker.
    func share<Job: Sendable>(
        _ jobs: [Job], _ known: PageResults, tasks limit: Int? = nil,
        _ body: @escaping @Sendable (PageWorker, Job) -> Void
    ) async -> [PageResults] {
        await WorkerPool.drain(jobs, tasks: limit ?? tasks) { queue in
            do throws(XMLError) {
                let worker = try PageWorker(
                    self, lineage: known.lineage, styles: known.styles, styleLines: known.styleLines,
                    storyFacts: known.storyFacts)
                while !worker.isStopped, !Task.isCancelled, let job = queue.next() { body(worker, job) }
                return worker.results
            } catch {
                return PageResults(exceptions: Exceptions(checks.ignores), stop: .noParser)
            }
        }
    }
}
