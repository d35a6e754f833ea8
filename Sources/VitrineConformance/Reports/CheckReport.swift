/// All that a check says, ready to be written in one of the formats.
public struct CheckReport: Sendable {
    /// The version of the program.
    public var version: String
    /// Every page that was looked at, in the order in which it was asked for.
    public var pages: [String]
    /// The verdicts with findings, in the same order; those about no page come last, with an empty path.
    public private(set) var verdicts: [PageVerdict]
    /// Rules of users, for the formats that describe rules.
    public var userRules: [Rule]
    /// Whether warnings count as errors.
    public var isStrict: Bool
    /// How many findings are errors.
    public let errors: Int
    /// How many are warnings.
    public let warnings: Int

    /// Brings verdicts together.
    /// - Parameter verdicts: in the order of `pages`; those without findings are left out.
    public init(
        version: String, pages: [String], verdicts: [PageVerdict], userRules: [Rule] = [], isStrict: Bool = false
    ) {
        self.version = version
        self.pages = pages
        self.verdicts = verdicts.filter { !$0.findings.isEmpty }
        self.userRules = userRules
        self.isStrict = isStrict
        var errors = 0
        var warnings = 0
        for verdict in verdicts {
            for finding in verdict.findings { if finding.severity == .error { errors += 1 } else { warnings += 1 } }
        }
        self.errors = errors
        self.warnings = warnings
    }

    /// Takes findings whose source is not at hand.
    /// - Parameter pages: every page that was looked at.
    public init(version: String, pages: [String], findings: [Finding], isStrict: Bool = false) {
        var verdicts: [PageVerdict] = []
        for finding in findings {
            if verdicts.last?.path != finding.path { verdicts.append(PageVerdict(path: finding.path)) }
            verdicts[verdicts.count - 1].findings.append(finding)
            verdicts[verdicts.count - 1].lines.append(nil)
        }
        self.init(version: version, pages: pages, verdicts: verdicts, isStrict: isStrict)
    }

    /// All findings, in the order of the pages.
    public var findings: some Sequence<Finding> { verdicts.lazy.flatMap(\.findings) }

    /// Whether the check fails.
    public var fails: Bool { errors > 0 || isStrict && warnings > 0 }

    /// `3 errors and 12 warnings in 2 of 1,204 pages`.
    public var summary: String {
        let pages = Count.of(self.pages.count, "page", "pages")
        let concerned = verdicts.count { !$0.path.isEmpty }
        let place = concerned == 0 ? "in \(pages)" : "in \(Count.grouped(concerned)) of \(pages)"
        switch (errors, warnings) {
        case (0, 0): return "no errors and no warnings in \(pages)"
        case (_, 0): return "\(Count.of(errors, "error", "errors")) \(place)"
        case (0, _): return "\(Count.of(warnings, "warning", "warnings")) and no errors \(place)"
        default:
            let parts = [Count.of(errors, "error", "errors"), Count.of(warnings, "warning", "warnings")]
            return "\(parts.joined(separator: " and ")) \(place)"
        }
    }

    /// The rule with a name, those of users included.
    func rule(_ id: String) -> Rule? { Rules.named(id) ?? userRules.first { $0.id == id } }
}
