import VitrineSupport

/// The result of a check for one page or stylesheet.
public struct PageVerdict: Sendable {
    /// The path of the page, as it appears in the findings.
    public var path: String
    /// The findings, sorted by their positions in the page.
    public var findings: [Finding]
    /// The number of further findings, which are only counted.
    public var left: Int
    /// The facts for checking the links of the whole site; nil if links are not checked, or if the page is not one of
    /// the site's.
    public var facts: PageFacts?
    /// The pairs of text and background colors on the page; nil if they are unknown or not requested.
    package var pairs: PagePairs?

    /// Creates the result of a check for one page or stylesheet.
    package init(path: String, findings: [Finding] = [], left: Int = 0, facts: PageFacts? = nil) {
        self.path = path
        self.findings = findings
        self.left = left
        self.facts = facts
    }

    /// Merges in the findings of another check of the same page, by position, and adds the number of its further
    /// findings. Facts and color pairs are not added.
    public mutating func add(_ later: PageVerdict) {
        let sorted = (findings + later.findings).enumerated().sorted { one, other in
            (one.element.line, one.element.column, one.offset)
                < (other.element.line, other.element.column, other.offset)
        }
        findings = sorted.map(\.element)
        left += later.left
    }

    /// If some findings are only counted, appends a finding that reports their number, and sets ``left`` to 0.
    public mutating func noteLeft() {
        guard left > 0 else { return }
        let rule = Rule.findingsLeft
        findings.append(
            Finding(
                path: path, severity: rule.severity, rule: rule.id,
                message:
                    "\(Count.of(left, "more finding", "more findings")) of this page \(left == 1 ? "is" : "are") not listed"
            ))
        left = 0
    }
}
