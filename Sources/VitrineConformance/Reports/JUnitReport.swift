import VitrineSupport

extension CheckReport {
    /// A report as test servers read it: a suite for each page, a failed case for each finding that fails the check.
    ///
    /// A page without findings is one passed case. Warnings are passed cases with the message in their output, unless
    /// warnings count as errors.
    public var junit: [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let byPath = Dictionary(grouping: findings, by: \.path)
        let paths = pages + Set(byPath.keys).subtracting(pages).sorted()
        let failures = isStrict ? errors + warnings : errors
        let tests = paths.reduce(0) { $0 + max(1, byPath[$1]?.count ?? 0) }
        text += "<testsuites name=\"vitrine check\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
        for path in paths { text += suite(path, byPath[path] ?? []) }
        text += "</testsuites>\n"
        return Array(text.utf8)
    }

    private func suite(_ path: String, _ findings: [Finding]) -> String {
        let name = Escaping.xml(path.isEmpty ? "vitrine" : path)
        let failures = findings.count { isFailure($0) }
        var text =
            "<testsuite name=\"\(name)\" tests=\"\(max(1, findings.count))\" failures=\"\(failures)\""
            + " errors=\"0\" skipped=\"0\">\n"
        if findings.isEmpty { text += "<testcase name=\"conforms\" classname=\"\(name)\"/>\n" }
        for finding in findings { text += testCase(finding, name) }
        return text + "</testsuite>\n"
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
