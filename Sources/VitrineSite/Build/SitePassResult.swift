import VitrineComponents
import VitrineConformance

/// What a pass over a site found.
struct SitePassResult: Sendable {
    /// The pages, round by round; those of each round are sorted by path.
    let records: [PageRecord]
    /// Errors and remarks about components and views.
    let problems: [RenderProblem]
    let lineage: Lineage
    /// The findings of the rules, and the remarks as findings.
    let check: CheckReport
    /// What the pages reported about styles.
    let styles: SiteStyleFacts
    /// ``styles`` in the form of lines of the manifest.
    let styleLines: StyleLines
    /// The entries for the next build's ``BuildMemory``.
    let remembered: [String: BuildMemory.Page]
    /// The remarks; ``check`` also lists them as warnings, except those that exceptions cover.
    let remarks: [BuildRemark]

    /// How far stories cover the gallery's own components and the values of their properties.
    let coverage: Coverage
    /// The facts about pages of the first round that later pages show; nil if they were not collected.
    let storyFacts: StoryFacts?

    /// Errors of components and views.
    var errors: [RenderProblem] { problems.filter(\.isError) }

    /// Whether the site may be published.
    var passes: Bool { errors.isEmpty && !check.fails }

    /// All problems, as the failure of a build.
    /// - Parameter stop: the problem that stopped the build, if any.
    func failure(_ stop: SiteProblem? = nil) -> BuildFailure {
        BuildFailure(site: stop.map { [$0] } ?? [], render: errors, check: check)
    }
}
