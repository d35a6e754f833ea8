import VitrineConformance

/// What a build did.
package struct BuildReport: Sendable {
    /// The output folder.
    package var output: String
    /// The number of pages, without the bare and mirrored pages of stories.
    package var pages = 0
    /// The number of bare pages of stories.
    package var stories = 0
    /// Files that were not there before.
    package var added: [String] = []
    /// Files whose bytes differ from those that were there before.
    package var changed: [String] = []
    /// Files that were removed.
    package var removed: [String] = []
    /// The number of files with the same bytes as before.
    package var unchanged = 0
    /// Remarks that do not fail a build.
    package var remarks: [BuildRemark] = []
    /// Which of the gallery's own components and values have stories.
    package var coverage = Coverage()
    /// Suggestions for improving the gallery that are not about mistakes.
    package var hints: [String] = []
    /// The findings of the rules, and the remarks as findings; only warnings, because errors fail a build.
    package var check = CheckReport()

    /// The warnings of the rules, and the remarks as warnings.
    package var findings: [Finding] { check.findings }
}
