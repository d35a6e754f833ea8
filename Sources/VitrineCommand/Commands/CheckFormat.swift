import ArgumentParser
import VitrineConformance

/// How a check prints what it found.
enum CheckFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit, sarif, github

    /// A report in this format.
    func bytes(_ report: CheckReport, text: (CheckReport) -> String, hasSummary: Bool) -> [UInt8] {
        switch self {
        case .text: Array(text(report).utf8)
        case .json: report.json
        case .junit: report.junit
        case .sarif: report.sarif
        case .github: Array(GitHubReport(report, hasSummary: hasSummary).text.utf8)
        }
    }
}
