import VitrineSupport

extension CheckReport {
    /// A report in JUnit XML, which CI servers read: a test suite for each page, each stylesheet and each other file
    /// with findings, and a failed test case for each listed finding that makes the check fail.
    ///
    /// A page or stylesheet without findings has one passed test case. Warnings are passed test cases with the message
    /// in their output, unless warnings are treated as errors. The findings of a page that are not listed are one test
    /// case. Findings about no file are in a suite with the name `vitrine`.
    public var junit: [UInt8] {
        let byPath = Dictionary(grouping: findings, by: \.path)
        let paths = pages + Set(byPath.keys).union(left.keys).subtracting(pages).sorted()
        var suites = ""
        var (tests, failures) = (0, 0)
        for path in paths {
            let suite = suite(path, byPath[path] ?? [], left[path] ?? FindingCounts())
            suites += suite.text
            tests += suite.tests
            failures += suite.failures
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="vitrine check" tests="\(tests)" failures="\(failures)" errors="0">
            \(suites)</testsuites>

            """
        return Array(text.utf8)
    }

    /// Returns a test suite, with the number of its test cases and the number of those that failed.
    private func suite(
        _ path: String, _ findings: [Finding], _ more: FindingCounts
    ) -> (text: String, tests: Int, failures: Int) {
        let name = Escaping.xml(path.isEmpty ? "vitrine" : path)
        var cases = findings.map { testCase($0, name) }
        if more.all > 0 { cases.append(testCase(more, name)) }
        if cases.isEmpty { cases.append("<testcase name=\"conforms\" classname=\"\(name)\"/>\n") }
        let failures = findings.count { isFailure($0) } + (isFailure(more) ? 1 : 0)
        let text = """
            <testsuite name="\(name)" tests="\(cases.count)" failures="\(failures)" errors="0" skipped="0">
            \(cases.joined())</testsuite>

            """
        return (text, cases.count, failures)
    }

    /// Returns one test case for the findings of a page that are not listed, so that the page does not look as if it
    /// had no others.
    private func testCase(_ more: FindingCounts, _ page: String) -> String {
        let message =
            "\(Count.of(more.errors, "error", "errors")) and \(Count.of(more.warnings, "warning", "warnings")) not listed"
        let head = "<testcase name=\"\(Rule.findingsLeft.id)\" classname=\"\(page)\">"
        return isFailure(more)
            ? "\(head)<failure message=\"\(message)\" type=\"\(Rule.findingsLeft.id)\"/></testcase>\n"
            : "\(head)<system-out>\(message)</system-out></testcase>\n"
    }

    private func isFailure(_ finding: Finding) -> Bool { isStrict || finding.severity == .error }

    private func isFailure(_ more: FindingCounts) -> Bool { isStrict ? more.all > 0 : more.errors > 0 }

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
