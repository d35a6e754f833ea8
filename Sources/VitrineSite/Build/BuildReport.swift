import VitrineConformance

/// What a build did.
package struct BuildReport: Sendable {
    /// The folder written.
    package var output: String
    /// Pages of sections, components and the index.
    package var pages = 0
    /// Bare pages of stories.
    package var stories = 0
    /// Files that were not there before.
    package var added: [String] = []
    /// Files whose bytes differ.
    package var changed: [String] = []
    /// Files that are gone.
    package var removed: [String] = []
    /// Files as they were.
    package var unchanged = 0
    /// Remarks that do not fail a build.
    package var remarks: [BuildRemark] = []
    /// What stories show of the gallery's own components.
    package var coverage = Coverage()
    /// What would make the gallery better and is not a mistake.
    package var hints: [String] = []
    /// What the rules say: advice, because errors fail a build.
    package var check = CheckReport()

    /// What the rules advise.
    package var findings: [Finding] { check.findings }
}
