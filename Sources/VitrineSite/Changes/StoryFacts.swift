import VitrineConformance

/// Facts of the pages of the first round that later pages show.
struct StoryFacts: Sendable {
    /// What the rules say about pages with nothing but a story, by their paths in the site; pages without findings are left out.
    var findings: [String: [Finding]] = [:]
    /// What changed since a release, in each language; nil where no release is given.
    var changes: [ReleaseChanges]?
}
