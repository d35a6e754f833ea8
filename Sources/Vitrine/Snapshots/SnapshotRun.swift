import Foundation
import Synchronization
import VitrineConformance
import VitrineSite
import VitrineSnapshots

/// A gallery's snapshots: where they are, and what is under snapshot.
struct SnapshotSite: Sendable {
    let settings: SnapshotSettings
    let store: SnapshotStore

    /// What assistive technology tells of a page, by a parser of its own; nil keeps markup alone.
    static var accessibility: ((SnapshotTree) -> String?)? {
        let reader = try? AccessibilityReader()
        return { reader?.text($0) }
    }

    /// Reads the key `snapshots` of `vitrine.yml`.
    init(_ folder: SiteFolder) throws(BuildFailure) {
        let file = "vitrine.yml"
        do {
            settings =
                folder.contains(file)
                ? try SnapshotSettings(yaml: try folder.text(file), file: folder.display(file)) : SnapshotSettings()
        } catch let problems as SettingsProblems {
            throw BuildFailure(
                site: problems.all.map { SiteProblem(.usage, file: $0.file, line: $0.line, $0.message) })
        } catch {
            throw BuildFailure(site: [(error as? SiteProblem) ?? SiteProblem(.usage, file: file, "\(error)")])
        }
        let path = settings.folder
        store = SnapshotStore(path.hasPrefix("/") ? path : folder.display(path))
    }
}

/// Renders what is under snapshot and compares it.
struct SnapshotRun: Sendable {
    let site: Site
    let snapshots: SnapshotSite
    /// Every page under snapshot, by its path in the site.
    let planned: [String: SnapshotID]

    init(_ site: Site) throws(BuildFailure) {
        self.site = site
        snapshots = try SnapshotSite(site.folder)
        var planned: [String: SnapshotID] = [:]
        for page in site.plannedPages {
            do throws(SnapshotProblem) {
                if let component = page.component, let story = page.story {
                    let id = try SnapshotID(component: component, story: story)
                    if snapshots.settings.includes(id) { planned[page.path] = id }
                } else if snapshots.settings.includes(page: page.path) {
                    planned[page.path] = try SnapshotID(page: page.path)
                }
            } catch {
                throw BuildFailure(site: [SiteProblem(.content, file: page.path, "\(error)")])
            }
        }
        self.planned = planned
    }

    /// What came of a run.
    struct Outcome: Sendable {
        var checks: [SnapshotCheck]
        var report: SnapshotReport
    }

    /// Renders and compares.
    /// - Parameter only: a glob of snapshots; nil for all of them.
    func check(only: String?, jobs: Int?, progress: any BuildProgress) async throws(BuildFailure) -> Outcome {
        let glob = only.map(Glob.init)
        let wanted = planned.filter { glob?.matches($0.value.description) ?? true }
        if let only, wanted.isEmpty {
            throw BuildFailure(site: [SiteProblem(.usage, "no snapshot matches \"\(only)\"")])
        }
        let settings = snapshots.settings
        let store = snapshots.store
        store.remember(redactions: settings.redactions, hasAccessibility: SnapshotSite.accessibility != nil)
        let results = SnapshotResults(redactions: settings.redactions.count)
        try await site.render(
            jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, progress: progress,
            wants: { wanted[$0.path] != nil },
            receiver: {
                SnapshotReceiver(
                    try SnapshotMaker(redactions: settings.redactions, accessibility: SnapshotSite.accessibility),
                    store, wanted, results)
            })
        let found = results.all
        var report = SnapshotReport(found.checks, in: store, isFull: only == nil)
        report.failures = found.failures.sorted { $0.id < $1.id }
        report.redactions = Array(zip(settings.redactions, found.hits)).map { (redaction: $0.0, hits: $0.1) }
        if only == nil { report.orphans = store.orphans(besides: Set(planned.values)) }
        return Outcome(checks: found.checks.sorted { $0.id < $1.id }, report: report)
    }
}

/// What several workers found.
private final class SnapshotResults: Sendable {
    struct All {
        var checks: [SnapshotCheck] = []
        var failures: [SnapshotReport.Failure] = []
        var hits: [Int]
    }

    private let state: Mutex<All>

    init(redactions: Int) { state = Mutex(All(hits: Array(repeating: 0, count: redactions))) }

    var all: All { state.withLock { $0 } }

    func add(_ check: SnapshotCheck, _ hits: [Int]) {
        state.withLock { state in
            state.checks.append(check)
            for (number, count) in hits.enumerated() where state.hits.indices.contains(number) {
                state.hits[number] += count
            }
        }
    }

    func add(_ failure: SnapshotReport.Failure) { state.withLock { $0.failures.append(failure) } }
}

/// Compares the pages of one worker.
private final class SnapshotReceiver: PageReceiver {
    private let maker: SnapshotMaker
    private let store: SnapshotStore
    private let ids: [String: SnapshotID]
    private let results: SnapshotResults

    init(_ maker: SnapshotMaker, _ store: SnapshotStore, _ ids: [String: SnapshotID], _ results: SnapshotResults) {
        self.maker = maker
        self.store = store
        self.ids = ids
        self.results = results
    }

    func receive(_ page: RenderedPage) {
        guard let id = ids[page.page.path] else { return }
        guard page.problems.isEmpty else {
            return results.add(.init(id: id, message: page.problems.joined(separator: "\n")))
        }
        do throws(SnapshotProblem) {
            let found = try store.checkRemembering(id, markup: page.bytes, with: maker)
            results.add(found.check, found.hits)
        } catch {
            results.add(.init(id: id, message: "\(error)"))
        }
    }
}
