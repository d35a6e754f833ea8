import VitrineComponents
import VitrineConformance

/// What a pass over a site found.
struct SitePassResult: Sendable {
    /// The pages: those of the first round by path, then those of the second.
    let records: [PageRecord]
    /// What components and views report, errors and remarks.
    let problems: [RenderProblem]
    let lineage: Lineage
    /// What the rules say.
    let check: CheckReport
    /// What pages say about styles.
    let styles: SiteStyleFacts
    /// The same, as lines of the manifest.
    let styleLines: StyleLines
    /// What the next build may remember of the pages.
    let remembered: [String: BuildMemory.Page]
    /// What components and languages lack that does not fail a pass; ``check`` has them among its warnings.
    let remarks: [BuildRemark]

    /// What stories show of the gallery's own components.
    let coverage: Coverage
    /// Facts of the pages of stories that the pages about them show.
    let storyFacts: StoryFacts?

    /// Errors of components and views.
    var errors: [RenderProblem] { problems.filter(\.isError) }

    /// Whether the site may be published.
    var passes: Bool { errors.isEmpty && !check.fails }

    /// Everything that is wrong, as a build fails with it.
    /// - Parameter stop: what stopped the build, when something did.
    func failure(_ stop: SiteProblem? = nil) -> BuildFailure {
        BuildFailure(site: stop.map { [$0] } ?? [], render: errors, check: check)
    }
}
