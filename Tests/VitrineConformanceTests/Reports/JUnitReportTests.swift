import Testing

@testable import VitrineConformance

@Suite("Reports in JUnit XML")
struct JUnitReportTests {
    private static func finding(_ path: String, _ severity: Finding.Severity) -> Finding {
        Finding(path: path, line: 2, column: 3, severity: severity, rule: "r", message: "a & b")
    }

    private static let wholeFailure = """
        <testcase name="r at 2:3" classname="a.html"><failure message="a &amp; b" type="r">a.html:2:3: error: a &amp; b \
        [r]</failure></testcase>
        """

    /// Reports with their expected XML. The first two have findings that are counted but not listed; the second one is
    /// strict.
    private static let reports: [(CheckReport, String)] = [
        (
            CheckReport(
                pages: ["a.html", "b.html"], findings: [finding("a.html", .error)],
                left: ["a.html": FindingCounts(errors: 4, warnings: 5), "b.html": FindingCounts(warnings: 6)]),
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="vitrine check" tests="3" failures="2" errors="0">
            <testsuite name="a.html" tests="2" failures="2" errors="0" skipped="0">
            \(wholeFailure)
            <testcase name="findings-left" classname="a.html"><failure message="4 errors and 5 warnings not listed" \
            type="findings-left"/></testcase>
            </testsuite>
            <testsuite name="b.html" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="findings-left" classname="b.html"><system-out>0 errors and 6 warnings not listed\
            </system-out></testcase>
            </testsuite>
            </testsuites>

            """
        ),
        (
            CheckReport(
                pages: ["a.html", "b.html"], findings: [], left: ["b.html": FindingCounts(warnings: 1)],
                isStrict: true),
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="vitrine check" tests="2" failures="1" errors="0">
            <testsuite name="a.html" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="conforms" classname="a.html"/>
            </testsuite>
            <testsuite name="b.html" tests="1" failures="1" errors="0" skipped="0">
            <testcase name="findings-left" classname="b.html"><failure message="0 errors and 1 warning not listed" \
            type="findings-left"/></testcase>
            </testsuite>
            </testsuites>

            """
        ),
        (
            CheckReport(pages: ["a.html"], findings: [finding("a.html", .error)], left: [:]),
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="vitrine check" tests="1" failures="1" errors="0">
            <testsuite name="a.html" tests="1" failures="1" errors="0" skipped="0">
            \(wholeFailure)
            </testsuite>
            </testsuites>

            """
        ),
    ]

    @Test(arguments: reports.indices) func reportsHaveCorrectCounts(index: Int) {
        let (report, text) = Self.reports[index]
        #expect(String(decoding: report.junit, as: UTF8.self) == text)
    }
}
