import Foundation
import VitrineSite
import VitrineSnapshots
import VitrineSupport

/// Renders the pages that have snapshots, all or some of them, and compares them with their snapshots.
struct SnapshotRun: Sendable {
    let site: Site
    let snapshots: SnapshotSite
    /// The snapshot of every page that has one, by the path of the page in the site.
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
                throw BuildFailure(site: [SiteProblem(file: page.path, .snapshot(error))])
            }
        }
        self.planned = planned
    }

    struct Outcome: Sendable {
        var checks: [SnapshotCheck]
        var report: SnapshotReport
        /// The current styles of stories.
        var styles: SnapshotStyles
    }

    /// Renders pages and compares them with their snapshots.
    /// - Parameters:
    ///   - only: a glob for the snapshots to check; nil to check all of them.
    ///   - jobs: the number of pages to render at the same time; nil for one per core.
    ///   - failOn: the layers of changes that fail a run; nil to use the settings.
    func check(only: String?, jobs: Int?, failOn: FailingLayers? = nil, progress: any BuildProgress)
        async throws(BuildFailure) -> Outcome
    {
        let glob = only.map(Glob.init)
        let wanted = planned.filter { glob?.matches($0.value.description) ?? true }
        if let only, wanted.isEmpty {
            throw BuildFailure(site: [SiteProblem(.command(.noSnapshotMatches(only)))])
        }
        return try outcome(
            of: try await render(wanted, jobs: jobs, progress), isFull: only == nil, failOn: failOn)
    }

    /// Renders some of the pages and compares each with its snapshot.
    func render(
        _ wanted: [String: SnapshotID], jobs: Int?, _ progress: any BuildProgress
    ) async throws(BuildFailure) -> SnapshotResults.All {
        let settings = snapshots.settings
        let store = snapshots.store
        store.remember(redactions: settings.redactions)
        let results = SnapshotResults(redactions: settings.redactions.count)
        try await site.render(
            jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, progress: progress,
            wants: { wanted[$0.path] != nil },
            receiver: {
                SnapshotReceiver(
                    ids: wanted, maker: try SnapshotMaker(redactions: settings.redactions), store: store,
                    results: results)
            })
        return results.all
    }

    /// The outcome for the results of all pages, or of those that were requested.
    /// - Parameter isFull: whether all pages were rendered; only then can snapshots without a story be found.
    func outcome(
        of found: SnapshotResults.All, isFull: Bool, failOn: FailingLayers?
    ) throws(BuildFailure) -> Outcome {
        let settings = snapshots.settings
        let store = snapshots.store
        let styles = try presentStyles(found.frame)
        let compared: SnapshotStore.StyleComparison
        var checks = found.checks
        var orphans = isFull ? store.orphans(besides: Set(planned.values)) : []
        var renames: [SnapshotRename] = []
        do throws(SnapshotProblem) {
            renames = try store.followRenames(&checks, orphans: orphans, recorded: settings.renamed)
            compared = try store.compareStyles(checks, with: styles)
        } catch {
            throw BuildFailure(site: [SiteProblem(.snapshot(error))])
        }
        var report = SnapshotReport(compared.checks, in: store, isFull: isFull)
        report.remarks = store.remarks(keepsStyles: true)
        report.styleNotes = compared.notes
        report.failing = (failOn ?? settings.failOn).layers
        report.failures = (found.failures + Self.failures(compared)).sorted { $0.id < $1.id }
        report.redactions = Array(zip(settings.redactions, found.hits)).map { (redaction: $0.0, hits: $0.1) }
        let followed = Set(renames.map(\.from))
        orphans.removeAll { followed.contains($0) }
        (report.orphans, report.renames) = (orphans, renames)
        return Outcome(checks: compared.checks.sorted { $0.id < $1.id }, report: report, styles: styles)
    }

    private func presentStyles(_ frame: StoryFrame?) throws(BuildFailure) -> SnapshotStyles {
        let assets: [String: @Sendable () -> [UInt8]?]
        do throws(SiteProblems) {
            assets = try site.assets()
        } catch {
            throw BuildFailure(site: error.all)
        }
        let paths = Dictionary(planned.map { ($0.value, $0.key) }) { first, _ in first }
        return SnapshotStyles(frame: frame, paths: paths) { path in assets[path]?() }
    }

    /// The failures for stylesheets in the store that cannot be used for a comparison.
    private static func failures(_ compared: SnapshotStore.StyleComparison) -> [SnapshotReport.Failure] {
        compared.damaged.sorted { $0.key < $1.key }.map { path, id in
            .init(
                id: id, message: "its styles were not compared: \(path) is missing or has changed",
                isOfStory: false)
        }
    }
}
