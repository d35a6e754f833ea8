import VitrineConformance

/// Facts about pages of the first round. The pages of later rounds show these facts.
struct StoryFacts: Sendable {
    /// The findings about bare pages of stories, keyed by the pages' paths in the site; pages without findings are left
    /// out.
    var findings: [String: [Finding]] = [:]
    /// What changed since a release, in each language; nil without `--since` or if nothing is written.
    var changes: [ReleaseChanges]?
}
