import Foundation
import Synchronization
import VitrineComponents
import VitrineConformance
import VitrineXML

/// One build: from sections and a theme to a folder of checked pages.
///
/// Sections and stories come first, because they tell which component renders which; component pages and the index need
/// to know it. Within a phase the workers take page after page; what they found is put in order afterwards, so nothing
/// depends on which of them was faster.
final class SiteBuild: Sendable {
    let plan: SitePlan
    let configuration: SiteConfiguration
    /// Every rendering of the site, its own language first.
    let locales: [SiteLocale]
    let templates: ComponentTemplates
    let links: LinkTable
    /// The folder to write; nil when pages are handed on instead.
    let output: SiteOutput?
    let request: RenderRequest?
    private let layouts: [[PageKind: Layout]]
    private let assets: [AssetFile]
    /// The files of the site, among which links are looked up; nil for a build of a part.
    let files: SiteFiles?
    /// Where pages with errors go.
    let invalid: InvalidPages?
    let checks: SiteChecks
    /// Whether pages that are as they were are judged, too: a file is gone, and any of them may link to it.
    let judgesAll: Bool
    /// Whether links are left to a whole build.
    var leavesLinks: Bool { only != nil && checks.checksLinks }
    private let only: Glob?
    private let jobs: Int
    private let progress: any BuildProgress
    /// Whether pages are written. With known problems nothing will be published, and pages might share a name.
    let writes: Bool
    private let seenLineage = Mutex(Lineage())

    var lineage: Lineage { seenLineage.withLock { $0 } }

    /// Builds a site.
    /// - Throws: ``BuildFailure`` with everything that was wrong; the last good site is untouched then.
    static func run(
        sections: [Section], registry: Registry, folder: SiteFolder, configuration: SiteConfiguration,
        options: BuildOptions, taps: (any TapResolver)?, progress: any BuildProgress
    ) async throws(BuildFailure) -> BuildReport {
        let problems = SectionChecks.repetitions(in: sections)
        let build: SiteBuild
        do {
            build = try SiteBuild(
                sections, registry, folder, configuration, options, taps, progress, writes: problems.isEmpty)
        } catch let found as SiteProblems {
            throw BuildFailure(site: found.all, render: problems.map(\.description))
        } catch let found as SiteProblem {
            throw BuildFailure(site: [found], render: problems.map(\.description))
        } catch {
            throw BuildFailure(site: [SiteProblem(.output, "\(error)")])
        }
        do throws(BuildFailure) {
            return try await build.run(problems)
        } catch {
            build.output?.discard()
            throw error
        }
    }

    /// Renders pages for somebody who takes them.
    static func render(
        _ site: Site, jobs: Int, progress: any BuildProgress, _ request: RenderRequest
    ) async throws(BuildFailure) {
        let problems = SectionChecks.repetitions(in: site.sections)
        guard problems.isEmpty else { throw BuildFailure(render: problems.map(\.description)) }
        var options = BuildOptions()
        options.jobs = jobs
        let build: SiteBuild
        do {
            build = try SiteBuild(
                site.sections, site.registry, site.folder, site.configuration, options, site.taps, progress,
                writes: false, request)
        } catch let found as SiteProblems {
            throw BuildFailure(site: found.all)
        } catch let found as SiteProblem {
            throw BuildFailure(site: [found])
        } catch {
            throw BuildFailure(site: [SiteProblem(.output, "\(error)")])
        }
        try await build.handOn()
    }

    /// Renders what is wanted in the site's own language. Component pages and the index tell who uses whom, so where one of
    /// them is wanted, all sections and stories are rendered before.
    private func handOn() async throws(BuildFailure) {
        guard let request else { return }
        let (first, second) = phases
        let later = second.filter { request.wants(plan.page($0)) }
        let sooner = later.isEmpty ? first.filter { request.wants(plan.page($0)) } : first
        progress.start(total: sooner.count + later.count)
        for phase in [sooner, later] {
            let result = await work(phase.map { PageJob(locale: 0, subject: $0) })
            seenLineage.withLock { $0.merge(result.lineage) }
            if let problem = result.outputProblem { throw BuildFailure(site: [problem]) }
        }
        progress.finish()
    }

    /// Sections and stories, then what tells of them.
    private var phases: ([PageJob.Subject], [PageJob.Subject]) {
        (
            plan.sections.indices.map(PageJob.Subject.section)
                + plan.stories.indices.filter { plan.stories[$0].path != nil }.map(PageJob.Subject.story),
            plan.components.indices.map(PageJob.Subject.component) + [.index]
        )
    }

    private init(
        _ sections: [Section], _ registry: Registry, _ folder: SiteFolder, _ configuration: SiteConfiguration,
        _ options: BuildOptions, _ taps: (any TapResolver)?, _ progress: any BuildProgress, writes: Bool,
        _ request: RenderRequest? = nil
    ) throws {
        self.writes = writes
        self.request = request
        let theme = try Theme(options.theme ?? configuration.theme, site: folder)
        let own = try TemplateFolder(
            folder.url.appendingPathComponent("templates"), display: folder.display("templates"))
        let standard = try Theme.standard("components")
        templates = ComponentTemplates(own.falling(backOn: theme.components).falling(backOn: standard))
        assets = try AssetFile.all(theme: theme, site: folder)
        let plan = SitePlan(sections: sections, registry: registry)
        self.plan = plan
        let strings = try SiteStrings(folder)
        let locales = try SiteLocale.all(
            options.locales, configuration: configuration, plan: plan, strings: strings, taps: taps)
        self.locales = locales
        let paths = Set(assets.map(\.path))
        layouts = try locales.map { try Self.layouts(theme, $0, paths) }
        links = LinkTable(plan, assets: Set(assets.map(\.path)))
        only = options.only.map(Glob.init)
        let checks = try SiteChecks(folder, options)
        self.checks = checks
        files =
            options.only == nil && writes && checks.checksLinks
            ? SiteFiles(plan, locales, assets: assets.map(\.path), address: checks.address) : nil
        invalid = try options.keepInvalid.map { (folder) throws(SiteProblem) in try InvalidPages(folder) }
        jobs = max(1, options.jobs)
        self.configuration = configuration
        self.progress = progress
        guard request == nil else {
            output = nil
            judgesAll = false
            return
        }
        for folder in [theme.assets, folder.url.appendingPathComponent("assets")] {
            let target = URL(fileURLWithPath: options.output).standardizedFileURL.path + "/"
            guard !target.hasPrefix(folder.standardizedFileURL.path + "/") else {
                throw SiteProblem(.usage, file: options.output, "is among the assets; the site would contain itself")
            }
        }
        let output = try SiteOutput(options.output, checks: checks.digest)
        self.output = output
        judgesAll = files.map { files in output.old?.files.keys.contains { !files.contains($0) } ?? false } ?? false
    }

    private static func layouts(
        _ theme: Theme, _ locale: SiteLocale, _ assets: Set<String>
    ) throws(SiteProblems) -> [PageKind: Layout] {
        var layouts: [PageKind: Layout] = [:]
        for kind in [PageKind.index, .section, .component, .story] {
            let constants: [String: any Sendable] = [
                "site": locale.titles.site, "theme": theme.name,
                "hasStyles": assets.contains("assets/style.css"),
                "hasSiteStyles": assets.contains("assets/site.css"),
                "isIndex": kind == .index, "isSection": kind == .section, "isComponent": kind == .component,
                "isStory": kind == .story, "words": locale.words.forLayouts,
            ]
            layouts[kind] = try Layout(kind == .story ? "story" : "page", in: theme.layouts, constants: constants)
        }
        return layouts
    }

    func layout(_ kind: PageKind, _ locale: Int) -> Layout { layouts[locale][kind] ?? Layout.empty }

    /// Whether a page is to be written. The others are rendered all the same, because component pages tell who uses whom;
    /// what is wrong with them is left to a whole build. A pattern is tried with and without the folder of the locale.
    func wants(_ frame: PageFrame) -> Bool {
        guard let only else { return true }
        return only.matches(frame.sitePath) || only.matches(frame.path)
    }

    // MARK: - Phases

    private func run(_ known: [RenderProblem]) async throws(BuildFailure) -> BuildReport {
        var problems = known
        var seen = Set(known)
        var findings: [Finding] = []
        var records: [PageRecord] = []
        var outputProblem: SiteProblem?
        var links = output.flatMap { output in files.map { SiteLinkPass($0, output) } }
        var exceptions = Exceptions(checks.ignores)
        let (first, second) = phases
        problems += locales.flatMap(\.titles.missing)
        progress.start(total: (first.count + second.count) * locales.count)
        for phase in [first, second] {
            let result = await work(
                locales.indices.flatMap { locale in phase.map { PageJob(locale: locale, subject: $0) } })
            // The same row is rendered on several pages; its problem is one problem.
            problems += result.problems.filter { seen.insert($0).inserted }
            findings += result.findings
            records += result.records
            links?.add(result.facts)
            exceptions.formUnion(result.exceptions)
            seenLineage.withLock { $0.merge(result.lineage) }
            outputProblem = outputProblem ?? result.outputProblem
        }
        let errors = problems.filter(\.isError)
        if !errors.isEmpty {
            // Links to what was not rendered lead nowhere; that is said already.
            let acrossPages = Set(Rules.acrossPages.map(\.id))
            findings.removeAll { acrossPages.contains($0.rule) }
        } else if outputProblem == nil {
            do {
                let found = try links?.findings() ?? []
                for finding in found { output?.remark(finding.path) }
                findings += found.filter { !exceptions.covers($0, sitePath: $0.path) }.map(placed)
            } catch {
                outputProblem = .noParser
            }
        }
        progress.finish()
        if only == nil, errors.isEmpty {
            findings += exceptions.unused(rules: checks.names, checksLinks: checks.checksLinks)
        }
        findings.sort { ($0.path, $0.offset, $0.rule) < ($1.path, $1.offset, $1.rule) }
        guard errors.isEmpty, outputProblem == nil,
            findings.allSatisfy({ $0.severity != .error && !checks.isStrict })
        else {
            throw BuildFailure(
                site: outputProblem.map { [$0] } ?? [], render: errors.map(\.description), findings: findings,
                paths: records.map(\.path).sorted(), isStrict: checks.isStrict)
        }
        if let only, records.isEmpty {
            throw BuildFailure(site: [SiteProblem(.usage, "no page matches \"\(only.pattern)\"")])
        }
        return try finish(records, problems, findings)
    }

    /// A finding of a page that was read again names its row; where that was declared the plan knows.
    private func placed(_ finding: Finding) -> Finding {
        guard let instance = finding.instance, finding.source == nil else { return finding }
        var finding = finding
        finding.source = plan.stories.first { $0.instance == instance }?.place.description
        return finding
    }

    private struct Result: Sendable {
        var records: [PageRecord] = []
        var problems: [RenderProblem] = []
        var findings: [Finding] = []
        var facts: [String: PageFacts] = [:]
        var exceptions = Exceptions()
        var lineage = Lineage()
        var outputProblem: SiteProblem?
    }

    private func work(_ all: [PageJob]) async -> Result {
        let queue = JobQueue(all)
        let results = await withTaskGroup(of: Result.self) { group in
            for _ in 0..<min(jobs, max(all.count, 1)) { group.addTask { self.drain(queue) } }
            var results: [Result] = []
            for await result in group { results.append(result) }
            return results
        }
        var total = Result()
        for result in results {
            total.records += result.records
            total.problems += result.problems
            total.findings += result.findings
            if total.exceptions.isEmpty { total.exceptions = result.exceptions }
            total.exceptions.formUnion(result.exceptions)
            total.facts.merge(result.facts) { first, _ in first }
            total.lineage.merge(result.lineage)
            total.outputProblem = total.outputProblem ?? result.outputProblem
        }
        total.records.sort { $0.path < $1.path }
        total.problems = Set(total.problems).map { ($0.description, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
        return total
    }

    private func drain(_ queue: JobQueue) -> Result {
        let worker: PageWorker
        do {
            worker = try PageWorker(self)
        } catch {
            return Result(outputProblem: error is XMLError ? .noParser : SiteProblem(.output, "\(error)"))
        }
        while worker.outputProblem == nil, let job = queue.next() {
            worker.make(job)
            progress.advance()
        }
        return Result(
            records: worker.records, problems: worker.problems, findings: worker.findings, facts: worker.facts,
            exceptions: worker.exceptions, lineage: worker.lineage, outputProblem: worker.outputProblem)
    }

    private func finish(
        _ records: [PageRecord], _ problems: [RenderProblem], _ findings: [Finding]
    ) throws(BuildFailure) -> BuildReport {
        guard let output else { return BuildReport(output: "") }
        let outcome: SiteOutput.Outcome
        do throws(SiteProblem) {
            var buffer: [UInt8] = []
            for asset in assets { try put(asset.path, try asset.bytes(), output, &buffer) }
            if only == nil {
                try put("index.json", SiteIndex.json(self, records), output, &buffer)
            } else {
                output.carryOverTheRest()
            }
            outcome = try output.commit()
        } catch {
            throw BuildFailure(site: [error])
        }
        var report = BuildReport(output: output.name)
        report.pages = records.count { $0.kind != .story }
        report.stories = records.count { $0.kind == .story }
        report.added = outcome.added
        report.changed = outcome.changed
        report.removed = outcome.removed
        report.unchanged = outcome.unchanged
        report.remarks = Self.remarks(problems) + missingWords
        report.findings = findings
        report.paths = records.map(\.path).sorted()
        return report
    }

    /// Languages in which the frame around the pages does not speak.
    private var missingWords: [BuildReport.RenderRemark] {
        locales.filter { !$0.words.missing.isEmpty }.map { locale in
            let words = locale.words.missing
            return .init(
                text: """
                    warning: \(Count.of(words.count, "text", "texts")) of the frame, such as "\(words[0].rawValue)", are not in \
                    \(locale.tag); strings/\(SiteStrings.frame).xcstrings can bring them
                    """)
        }
    }

    /// Each remark once, with how many other places have the same.
    private static func remarks(_ problems: [RenderProblem]) -> [BuildReport.RenderRemark] {
        var order: [RenderError] = []
        var places: [RenderError: [RenderProblem]] = [:]
        for problem in problems where !problem.isError {
            if places[problem.error] == nil { order.append(problem.error) }
            places[problem.error, default: []].append(problem)
        }
        return order.compactMap { error in
            guard let all = places[error], let first = all.first else { return nil }
            let others = all.count - 1
            let more = others > 0 ? ", and in \(Count.of(others, "other place", "other places"))" : ""
            return .init(text: first.description + more)
        }
    }

    private func put(
        _ path: String, _ bytes: [UInt8], _ output: SiteOutput, _ buffer: inout [UInt8]
    ) throws(SiteProblem) {
        let missing = bytes.withUnsafeBufferPointer { output.keep(path, $0, buffer: &buffer) == nil }
        guard missing else { return }
        try bytes.withUnsafeBufferPointer { (bytes) throws(SiteProblem) in _ = try output.write(path, bytes) }
    }
}

/// Jobs that several workers take one after the other.
private final class JobQueue: Sendable {
    private let jobs: [PageJob]
    private let position = Atomic<Int>(0)

    init(_ jobs: [PageJob]) { self.jobs = jobs }

    func next() -> PageJob? {
        let index = position.wrappingAdd(1, ordering: .relaxed).oldValue
        return index < jobs.count ? jobs[index] : nil
    }
}
