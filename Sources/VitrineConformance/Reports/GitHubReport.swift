import VitrineAccessibility
import VitrineSupport

/// Annotations for GitHub Actions: the first ten defects, errors before warnings, and the number of all other findings.
///
/// GitHub shows at most ten annotations of each kind for a step, and silently drops all others.
public struct GitHubReport: Sendable {
    private let report: CheckReport
    private let hasSummary: Bool

    /// The maximum number of annotations for defects.
    static let limit = 10

    /// Prepares a report.
    /// - Parameter hasSummary: whether the last line is a summary with counts.
    public init(_ report: CheckReport, hasSummary: Bool = true) {
        self.report = report
        self.hasSummary = hasSummary
    }

    /// The workflow commands, one per line, followed by the summary if it was requested.
    public var text: String {
        let groups = FindingGroup.all(in: report)
        let sorted = groups.filter { $0.finding.severity == .error } + groups.filter { $0.finding.severity != .error }
        var lines = sorted.prefix(Self.limit).map(annotation)
        let left = sorted.dropFirst(Self.limit)
        if !left.isEmpty {
            let count = left.reduce(0) { $0 + $1.count } + report.left.values.reduce(0) { $0 + $1.all }
            lines.append(
                "::notice title=vitrine::"
                    + Self.data("\(Count.of(count, "more finding", "more findings")): \(report.summary)"))
        }
        if hasSummary { lines.append(report.summary) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func annotation(_ group: FindingGroup) -> String {
        let finding = group.finding
        var properties: [String] = []
        if !finding.path.isEmpty {
            properties.append("file=" + Self.property(finding.path))
            if finding.line > 0 {
                properties.append("line=\(finding.line)")
                properties.append("col=\(finding.excerpt?.utf16Column ?? max(finding.column, 1))")
            }
        }
        properties.append(
            "title=" + Self.property("\(report.rule(finding.rule)?.title ?? finding.rule) [\(finding.rule)]"))
        let message = [finding.message, FindingText.origin(finding), group.elsewhere].compactMap { $0 }
        return "::\(finding.severity.rawValue) \(properties.joined(separator: ","))::"
            + Self.data(message.joined(separator: "\n"))
    }

    /// Escapes the characters that have a special meaning in workflow commands.
    static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
            .replacing("\n", with: "%0A")
    }

    /// Escapes the value of a property: like ``data(_:)``, and also the characters that would end the property.
    static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
