import VitrineConformance

/// What the pages of the first round tell the pages about them.
struct StoryFacts: Sendable {
    /// What the rules say about pages with nothing but a story, by their paths in the site; pages without findings are left out.
    var findings: [String: [Finding]] = [:]
    /// What changed since a release, in each language; nil where no release is given.
    var changes: [ReleaseChanges]?
}
