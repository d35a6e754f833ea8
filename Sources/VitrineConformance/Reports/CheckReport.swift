import VitrineAccessibility
import VitrineSupport

/// The result of a check, to be written in one of the formats.
public struct CheckReport: Sendable {
    /// The version of the program.
    public var version: String
    /// The paths of all pages and stylesheets that were checked.
    public var pages: [String]
    /// The listed findings; those of the same page are consecutive. The path is empty for a finding about no file.
    public private(set) var findings: [Finding]
    /// The rules that are not in ``Rules``, such as user-defined ones, for the formats that describe rules.
    public var userRules: [Rule]
    /// Whether warnings are treated as errors.
    public var isStrict: Bool
    /// Whether every page was read both as XML and as HTML with the same result.
    package var isReadAlike = false
    /// The number of errors, including those that are not listed because the report is full. Errors beyond the limit
    /// for one rule on a page are not included; there is a warning about them.
    public private(set) var errors: Int
    /// The number of warnings, including those that are not listed because the report is full. Warnings beyond the
    /// limit for one rule on a page are not included; there is another warning about them.
    public private(set) var warnings: Int
    /// The counts of findings that are not listed because the report is full, by the paths of their pages.
    package let left: [String: FindingCounts]

    /// Creates a report.
    /// - Parameters:
    ///   - version: the version of the program.
    ///   - pages: the paths of all pages and stylesheets that were checked.
    ///   - findings: the findings; those of the same page must be consecutive.
    ///   - userRules: the user-defined rules.
    ///   - isStrict: whether warnings are treated as errors.
    public init(
        version: String = VitrineVersion.current, pages: [String] = [], findings: [Finding] = [],
        userRules: [Rule] = [], isStrict: Bool = false
    ) {
        self.init(
            version: version, pages: pages, findings: findings, left: [:], userRules: userRules, isStrict: isStrict)
    }

    /// Creates a report on findings, some of which are only counted.
    package init(
        version: String = VitrineVersion.current, pages: [String], findings: [Finding], left: [String: FindingCounts],
        userRules: [Rule] = [], isStrict: Bool = false
    ) {
        self.version = version
        self.pages = pages
        self.findings = findings
        self.userRules = userRules
        self.isStrict = isStrict
        self.left = left
        var counts = FindingCounts()
        counts.add(findings)
        for more in left.values { counts.add(more) }
        (errors, warnings) = (counts.errors, counts.warnings)
    }

    /// Adds a finding that is not about a page.
    package mutating func add(_ finding: Finding) {
        findings.append(finding)
        if finding.severity == .error { errors += 1 } else { warnings += 1 }
    }

    /// Whether the check fails.
    public var fails: Bool { errors > 0 || isStrict && warnings > 0 }

    /// The counts in words: `3 errors and 12 warnings in 2 of 1,204 pages`, or `no errors and no warnings in 4 pages
    /// and 2 stylesheets`.
    public var summary: String { counts + (isReadAlike ? ", read the same by libxml2 and as HTML" : "") }

    private var counts: String {
        let sheets = pages.count { PageName.isStyleSheet($0) }
        let styles = Count.of(sheets, "stylesheet", "stylesheets")
        let read = Count.of(pages.count - sheets, "page", "pages")
        let all = sheets == 0 ? read : sheets == pages.count ? styles : "\(read) and \(styles)"
        // Findings can also have the paths of other files, such as Swift files, which are not among the pages.
        let concerned = Set(findings.lazy.map(\.path)).intersection(pages).union(left.keys).count
        // After “of”, only the number of all files is printed if both pages and stylesheets were checked.
        let some = all == read || all == styles ? all : Count.of(pages.count, "file", "files")
        let place = concerned == 0 ? "in \(all)" : "in \(Count.grouped(concerned)) of \(some)"
        switch (errors, warnings) {
        case (0, 0): return "no errors and no warnings in \(all)"
        case (_, 0): return "\(Count.of(errors, "error", "errors")) \(place)"
        case (0, _): return "\(Count.of(warnings, "warning", "warnings")) and no errors \(place)"
        default:
            let parts = [Count.of(errors, "error", "errors"), Count.of(warnings, "warning", "warnings")]
            return "\(parts.joined(separator: " and ")) \(place)"
        }
    }

    /// Returns the rule with a name, from ``Rules`` or ``userRules``; nil if there is none.
    func rule(_ id: String) -> Rule? { Rules.named(id) ?? userRules.first { $0.id == id } }
}
