/// The format of a report.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
    /// Text for people, with excerpts of the source.
    case text
    /// One JSON object.
    case json
    /// JUnit XML with a test suite for each page or other file.
    case junit
    /// SARIF 2.1.0.
    case sarif
    /// Workflow commands of GitHub Actions.
    case github

    /// Returns a report in this format.
    /// - Parameters:
    ///   - hasSummary: whether the last line of a report in the format ``github`` is a summary with counts. It does not
    ///     apply to the other formats.
    ///   - text: returns the report in the format ``text``. The caller decides whether it has colors and a summary.
    public func bytes(_ report: CheckReport, hasSummary: Bool = true, text: () -> String) -> [UInt8] {
        switch self {
        case .text: Array(text().utf8)
        case .json: report.json
        case .junit: report.junit
        case .sarif: report.sarif
        case .github: Array(GitHubReport(report, hasSummary: hasSummary).text.utf8)
        }
    }
}
