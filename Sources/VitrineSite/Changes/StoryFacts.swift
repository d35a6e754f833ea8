import VitrineConformance

/// The findings about stories, and the changes since a release. They are known after the first round, and the pages of
/// later rounds show them.
struct StoryFacts: Sendable {
    /// The findings about bare pages of stories, keyed by the pages' paths in the site; pages without findings are left
    /// out.
    var findings: [String: [Finding]] = [:]
    /// What changed since a release, in each language; nil without `--since` or if nothing is written.
    var changes: [ReleaseChanges]?
}
