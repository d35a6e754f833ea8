import VitrineSupport

/// An exception: it removes the findings of a rule, on all or certain pages, from a report.
///
/// ```swift
/// let ignore = Ignore("orphan-page:drafts/**")
/// ```
///
/// In the name of the rule, `*` matches any characters: `*:vendor/**` covers all findings in a folder.
public struct Ignore: Hashable, Sendable {
    /// The exception as written: `orphan-page:drafts/**`.
    public let text: String
    /// The file that contains it; nil for a command-line argument.
    public let file: String?
    /// The line in the file, from 1; nil for a command-line argument.
    public let line: Int?
    let rule: Glob
    /// The name of the rule, or the pattern for names of rules.
    public var ruleName: String { rule.pattern }
    let path: Glob?

    /// Parses `RULE` or `RULE:GLOB`; nil if either part is empty.
    public init?(_ text: String, file: String? = nil, line: Int? = nil) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let rule = parts.first, !rule.isEmpty, parts.count == 1 || !parts[1].isEmpty else { return nil }
        self.text = text
        self.file = file
        self.line = line
        self.rule = Glob(String(rule))
        path = parts.count == 2 ? Glob(String(parts[1])) : nil
    }

    /// Returns whether the exception covers a finding. Its glob may match either the path in the finding or the page's
    /// path in the site's folder.
    public func matches(_ finding: Finding, sitePath: String?) -> Bool {
        guard rule.matches(finding.rule) else { return false }
        guard let path else { return true }
        return path.matches(finding.path) || sitePath.map { path.matches($0) } ?? false
    }

    /// Returns the finding for an exception that matches nothing.
    /// - Parameter rules: the names of all rules, to recognize a misspelled name.
    public func unused(rules: Set<String>) -> Finding {
        let name = rule.pattern
        let advice = name.contains { "*?".contains($0) } || rules.contains(name) ? "" : "; there is no such rule"
        let origin = file == nil ? "--ignore " : "ignore: "
        return Finding(
            path: file ?? "", line: line ?? 0, column: line == nil ? 0 : 1, severity: Rule.ignoreUsed.severity,
            rule: Rule.ignoreUsed.id, message: "\(origin)\(text) matches nothing\(advice)")
    }
}
