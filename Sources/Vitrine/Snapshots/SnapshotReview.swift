import VitrineSite
import VitrineSnapshots
import VitrineSupport

extension SnapshotRun {
    /// The outcome of a run as a review page. Former stylesheets, images and fonts are taken from the store; for files
    /// that it does not keep, the current ones are shown.
    func review(_ outcome: Outcome, program: String) throws(BuildFailure) -> Review {
        let report = outcome.report
        var review = Review(title: "Snapshots of \(site.configuration.title)")
        review.headline = SnapshotText.summary(report)
        review.unchanged = report.unchanged
        review.changed = report.pairs.map {
            .init(path: $0.id.path, oldPath: $0.from?.path, changes: $0.changes, isCoarse: $0.isCoarse)
        }
        review.added = report.missing.map(\.path)
        review.removed = report.orphans.map(\.path)
        review.pixels = report.comparison(\.path).pixels
        review.renamed = report.renames.map { PageRename(from: $0.from.path, to: $0.to.path, likeness: $0.likeness) }
        let contents = Dictionary(outcome.checks.compactMap { check in check.content.map { (check.id, $0.tree) } }) {
            first, _ in first
        }
        review.conflicts = report.unreadable.compactMap { found in
            guard let conflict = found.conflict, let now = contents[found.id] else { return nil }
            return Review.Conflict(
                path: found.id.path, versions: conflict.sides.map { ($0.name, $0.content.tree) } + [("Now", now)],
                notes: conflict.sides.map(\.sentence))
        }
        review.problems =
            report.unreadable.map { "\($0.id) \($0.damage)" } + report.failures.map { "\($0.id): \($0.message)" }
        review.acceptCommand = "\(program) snapshot accept"
        review.digests = Self.digests(outcome)
        review.recordCommand = "\(program) snapshot record"
        review.pruneCommand = "\(program) snapshot prune"
        let assets: [String: @Sendable () -> [UInt8]?]
        do throws(SiteProblems) {
            assets = try site.assets()
        } catch {
            throw BuildFailure(site: error.all)
        }
        review.styles = Self.styles(assets.keys.sorted())
        let old = Dictionary(report.pairs.map { (($0.from ?? $0.id).path, $0.comparedMarkup) }) { first, _ in first }
        let new = Dictionary(
            outcome.checks.compactMap { check in check.content.map { (check.id.path, $0.markup) } }
        ) { first, _ in first }
        let locations = Dictionary(planned.map { ($0.value.path, $0.key) }) { first, _ in first }
        review.location = { locations[$0] ?? $0 }
        review.around = outcome.styles.frame?.elements ?? []
        let former = snapshots.store.formerFiles(outcome.checks)
        review.hasFormerFile = { path in former[path].map { $0 != nil } ?? true }
        review.contents = { path, side in
            if let markup = side == .before ? old[path] : new[path] { return Array(markup.utf8) }
            if side == .before, let file = former[path] ?? nil { return file }
            return assets[path]?()
        }
        return review
    }

    /// The digests of the results in each group, to which decisions on the page are bound.
    private static func digests(_ outcome: Outcome) -> [String: String] {
        let hashes = Dictionary(
            outcome.checks.compactMap { check in check.content.map { (check.id, $0.hash) } }
        ) { first, _ in first }
        let ids = Dictionary(outcome.report.pairs.map { ($0.id.description, $0.id) }) { first, _ in first }
        return Dictionary(
            outcome.report.groups.map { group in
                let touched = group.pages.compactMap { ids[$0] }.map { ($0, hashes[$0] ?? "") }
                return (group.id, DecisionDigest.of(touched))
            }
        ) { first, _ in first }
    }

    /// The stylesheets among the assets: first that of the package's components, then the others in the given order,
    /// then `site.css`.
    private static func styles(_ assets: [String]) -> [String] {
        let (first, last) = ("assets/components.css", "assets/site.css")
        let others = assets.filter { PageName.isStyleSheet($0) && $0 != first && $0 != last }
        return [first].filter(assets.contains) + others + [last].filter(assets.contains)
    }
}
