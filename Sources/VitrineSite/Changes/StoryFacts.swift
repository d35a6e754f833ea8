import VitrineConformance

/// Facts about pages of the first round that later pages show.
struct StoryFacts: Sendable {
    /// The findings about bare pages of stories, keyed by their paths in the site; pages without findings are left out.
    var findings: [String: [Finding]] = [:]
    /// What changed since a release, in each language; nil if no release is given.
    var changes: [ReleaseChanges]?
}
