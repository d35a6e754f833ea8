import VitrineAccessibility
import VitrineSupport

/// A report for people: each finding with its place, the source around it and a caret.
///
/// ```text
/// _site/index.html:12:5: error: <img> has no “alt” [image-alt]
///    12 |     <img src="boat.png"/>
///       |     ^
///       = 300 times on 300 pages, also in _site/a.html:12:5, _site/b.html:12:5 and 297 more
///
/// 300 errors in 300 of 1,204 pages, 0.8 s
/// ```
public struct TextReport: Sendable {
    private let report: CheckReport
    private let hasColors: Bool
    private let hasSummary: Bool
    private let duration: Duration?

    /// Prepares a report.
    /// - Parameters:
    ///   - hasColors: whether the report is for a terminal that shows colors.
    ///   - hasSummary: whether the last line is a summary with counts.
    ///   - duration: the duration of the check, for the last line; nil for a file, whose contents should not change
    ///     with every run.
    public init(_ report: CheckReport, hasColors: Bool = false, hasSummary: Bool = true, duration: Duration? = nil) {
        self.report = report
        self.hasColors = hasColors
        self.hasSummary = hasSummary
        self.duration = duration
    }

    /// The whole report; every line ends with a line break.
    public var text: String {
        let groups = FindingGroup.all(in: report)
        var text = groups.map(entry).joined()
        if hasSummary {
            if !groups.isEmpty { text += "\n" }
            text += report.summary + (duration.map { ", " + Self.seconds($0) } ?? "") + "\n"
        }
        return text
    }

    /// Returns the last line of a report, without a line break.
    public static func lastLine(_ report: CheckReport, _ duration: Duration) -> String {
        "\(report.summary), \(seconds(duration))"
    }

    private func entry(_ group: FindingGroup) -> String {
        let finding = group.finding
        let isError = finding.severity == .error
        let severity = paint(finding.severity.rawValue, isError ? "1;31" : "1;33")
        let place = paint(TerminalText.safe(FindingText.place(finding)), "1")
        let rule = paint("[\(TerminalText.safe(finding.rule))]", "2")
        var lines = ["\(place): \(severity): \(TerminalText.safe(finding.message)) \(rule)"]
        let number = finding.line > 0 ? String(finding.line) : ""
        let margin = String(repeating: " ", count: max(5, number.count))
        if let line = finding.excerpt, finding.line > 0 {
            let excerpt = SourceExcerpt(line)
            let gutter = String(repeating: " ", count: margin.count - number.count) + number
            lines.append("\(gutter) | \(excerpt.text)")
            lines.append("\(margin) | \(String(repeating: " ", count: excerpt.caret))\(paint("^", "1;32"))")
        }
        if let origin = FindingText.origin(finding) { lines.append("\(margin) = \(TerminalText.safe(origin))") }
        if let elsewhere = group.elsewhere { lines.append("\(margin) = \(TerminalText.safe(elsewhere))") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func paint(_ text: String, _ code: String) -> String {
        hasColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    /// Returns a duration in seconds, rounded down to tenths, in the same form in every locale: `0.8 s`.
    static func seconds(_ time: Duration) -> String {
        let tenths = (time.components.seconds * 10) + time.components.attoseconds / 100_000_000_000_000_000
        return "\(tenths / 10).\(tenths % 10) s"
    }
}
