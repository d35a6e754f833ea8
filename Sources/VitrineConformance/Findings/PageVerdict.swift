/// What a check says about one page.
public struct PageVerdict: Sendable {
    /// The page, as findings name it.
    public var path: String
    /// What breaks a rule, in the order of the page.
    public var findings: [Finding]
    /// The source around each finding; as many as findings.
    public var lines: [SourceLine?]
    /// How many more findings the page has than are listed.
    public var left: Int
    /// What links of other pages need to know; nil where links are not checked.
    public var facts: PageFacts?

    /// Creates a verdict.
    public init(
        path: String, findings: [Finding] = [], lines: [SourceLine?]? = nil, left: Int = 0, facts: PageFacts? = nil
    ) {
        self.path = path
        self.findings = findings
        self.lines = lines ?? findings.map { _ in nil }
        self.left = left
        self.facts = facts
    }

    /// Adds findings that were made later; all stay in the order of the page.
    public mutating func add(_ later: PageVerdict) {
        let all = zip(findings, lines).map { ($0, $1) } + zip(later.findings, later.lines).map { ($0, $1) }
        let sorted = all.enumerated().sorted { one, other in
            (one.element.0.line, one.element.0.column, one.offset)
                < (other.element.0.line, other.element.0.column, other.offset)
        }
        findings = sorted.map(\.element.0)
        lines = sorted.map(\.element.1)
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
        lines.append(nil)
        left = 0
    }

    /// Keeps the findings that satisfy a condition.
    public mutating func keep(where condition: (Finding) -> Bool) {
        let kept = zip(findings, lines).filter { condition($0.0) }
        findings = kept.map(\.0)
        lines = kept.map(\.1)
    }
}
