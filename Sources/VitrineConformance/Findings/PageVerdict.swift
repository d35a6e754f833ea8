import VitrineSupport

/// The result of a check for one page.
public struct PageVerdict: Sendable {
    /// The page, as findings name it.
    public var path: String
    /// What breaks a rule, in the order of the page.
    public var findings: [Finding]
    /// How many more findings the page has than are listed.
    public var left: Int
    /// What links of other pages need to know; nil where links are not checked.
    public var facts: PageFacts?
    /// The pairs of colors of its texts; nil where they are not known or not asked for.
    package var pairs: PagePairs?

    /// Creates a verdict.
    package init(path: String, findings: [Finding] = [], left: Int = 0, facts: PageFacts? = nil) {
        self.path = path
        self.findings = findings
        self.left = left
        self.facts = facts
    }

    /// Adds findings that were made later; all stay in the order of the page.
    public mutating func add(_ later: PageVerdict) {
        let sorted = (findings + later.findings).enumerated().sorted { one, other in
            (one.element.line, one.element.column, one.offset)
                < (other.element.line, other.element.column, other.offset)
        }
        findings = sorted.map(\.element)
        left += later.left
    }

    /// Says that the page has more findings than are listed, when it has.
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
