import VitrineSupport

extension CheckReport {
    /// A report in JUnit XML, which CI servers read: a test suite for each page, and a failed test case for each
    /// finding that makes the check fail.
    ///
    /// A page without findings is one passed test case. Warnings are passed test cases with the message in their
    /// output, unless warnings are treated as errors.
    public var junit: [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let byPath = Dictionary(grouping: findings, by: \.path)
        let paths = pages + Set(byPath.keys).subtracting(pages).sorted()
        let failures = isStrict ? errors + warnings : errors
        let tests = paths.reduce(0) { $0 + max(1, (byPath[$1]?.count ?? 0) + (left[$1]?.all ?? 0)) }
        text += "<testsuites name=\"vitrine check\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
        for path in paths { text += suite(path, byPath[path] ?? [], left[path] ?? FindingCounts()) }
        text += "</testsuites>\n"
        return Array(text.utf8)
    }

    private func suite(_ path: String, _ findings: [Finding], _ more: FindingCounts) -> String {
        let name = Escaping.xml(path.isEmpty ? "vitrine" : path)
        let failures = findings.count { isFailure($0) } + (isStrict ? more.all : more.errors)
        var text =
            "<testsuite name=\"\(name)\" tests=\"\(max(1, findings.count + more.all))\" failures=\"\(failures)\""
            + " errors=\"0\" skipped=\"0\">\n"
        if findings.isEmpty, more.all == 0 { text += "<testcase name=\"conforms\" classname=\"\(name)\"/>\n" }
        for finding in findings { text += testCase(finding, name) }
        return text + self.more(more, name) + "</testsuite>\n"
    }

    /// The findings of a page that are not listed, as one case, so that the page does not look as if it had passed.
    private func more(_ more: FindingCounts, _ page: String) -> String {
        guard more.all > 0 else { return "" }
        let message =
            "\(Count.of(more.errors, "error", "errors")) and \(Count.of(more.warnings, "warning", "warnings")) not listed"
        let head = "<testcase name=\"\(Rule.findingsLeft.id)\" classname=\"\(page)\">"
        return isStrict || more.errors > 0
            ? "\(head)<failure message=\"\(message)\" type=\"\(Rule.findingsLeft.id)\"/></testcase>\n"
            : "\(head)<system-out>\(message)</system-out></testcase>\n"
    }

    private func isFailure(_ finding: Finding) -> Bool { isStrict || finding.severity == .error }

    private func testCase(_ finding: Finding, _ page: String) -> String {
        let rule = Escaping.xml(finding.rule)
        let place = finding.line > 0 ? " at \(finding.line):\(finding.column)" : ""
        let message = Escaping.xml(finding.message)
        let whole = Escaping.xml("\(finding)" + (finding.element.map { "\n\($0)" } ?? ""))
        let head = "<testcase name=\"\(rule)\(place)\" classname=\"\(page)\">"
        return isFailure(finding)
            ? "\(head)<failure message=\"\(message)\" type=\"\(rule)\">\(whole)</failure></testcase>\n"
            : "\(head)<system-out>\(whole)</system-out></testcase>\n"
    }
}
