import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Reports for people")
struct TextReportTests {
    private static func line(_ text: String, at marker: Character = "^") -> SourceLine {
        let parts = text.split(separator: marker, maxSplits: 1, omittingEmptySubsequences: false)
        return SourceLine(bytes: Array(parts.joined().utf8), offset: parts[0].utf8.count, utf16Column: 1)
    }

    private static let excerpts: [(String, String, Int)] = [
        ("^<p>", "<p>", 0),
        ("  ^<p>", "  <p>", 2),
        ("\t^<p>", "    <p>", 4),
        ("日本^<p>", "日本<p>", 4),
        ("e\u{301}x^<p>", "e\u{301}x<p>", 2),
        ("👩‍👩‍👧🇩🇪❤️^<p>", "👩‍👩‍👧🇩🇪❤️<p>", 6),
        ("a\u{1B}[31m^b\u{7F}", "a␛[31mb␡", 6),
        ("\u{202E}^a\u{2066}", "<U+202E>a<U+2066>", 8),
        (String(repeating: "x", count: 70) + "^y", "…" + String(repeating: "x", count: 60) + "y", 61),
        ("^" + String(repeating: "x", count: 101), String(repeating: "x", count: 100) + "…", 0),
        ("^" + String(repeating: "日", count: 51), String(repeating: "日", count: 50) + "…", 0),
        ("ab^", "ab", 2),
    ]

    @Test(arguments: excerpts) func excerptsAndCarets(source: String, text: String, caret: Int) {
        let excerpt = SourceExcerpt(Self.line(source))
        #expect(excerpt.text == text)
        #expect(excerpt.caret == caret)
    }

    @Test func invalidUTF8IsReplaced() {
        let excerpt = SourceExcerpt(SourceLine(bytes: [0x61, 0xFF, 0x62], offset: 2, utf16Column: 3))
        #expect(excerpt.text == "a\u{FFFD}b")
        #expect(excerpt.caret == 2)
    }

    private static func report(_ findings: [Finding], pages: Int) -> CheckReport {
        CheckReport(version: "1", pages: (0..<pages).map { "\($0).html" }, findings: findings)
    }

    private static func finding(
        _ path: String, _ line: Int, _ message: String, component: String? = nil, excerpt: SourceLine? = nil
    ) -> Finding {
        Finding(
            path: path, line: line, column: 3, rule: "r", message: message, component: component,
            instance: component.map { _ in "todos/42" }, source: component.map { _ in "Todos.swift:12" },
            excerpt: excerpt)
    }

    @Test func sameFindingOnManyPagesIsPrintedOnce() {
        let findings = (0..<1204).flatMap { number in
            [Self.finding("\(number).html", 7, "same", component: "Todo", excerpt: Self.line("  ^<p>"))]
                + (number == 1 ? [Self.finding("1.html", 8, "own"), Self.finding("1.html", 9, "own")] : [])
        }
        let text = TextReport(Self.report(findings, pages: 1300), duration: .milliseconds(849)).text
        #expect(
            text == """
                0.html:7:3: error: same [r]
                    7 |   <p>
                      |   ^
                      = in Todo (todos/42), Todos.swift:12
                      = 1,204 times on 1,204 pages, also in 1.html:7:3, 2.html:7:3 and 1,201 more
                1.html:8:3: error: own [r]
                1.html:9:3: error: own [r]

                1,206 errors in 1,204 of 1,300 pages, 0.8 s

                """)
    }

    private static let summaries: [(Int, Int, Int, String)] = [
        (0, 0, 1, "no errors and no warnings in 1 page"),
        (0, 0, 1204, "no errors and no warnings in 1,204 pages"),
        (3, 12, 1204, "3 errors and 12 warnings in 1 of 1,204 pages"),
        (1, 0, 2, "1 error in 1 of 2 pages"),
        (0, 1, 1, "1 warning and no errors in 1 of 1 page"),
    ]

    @Test(arguments: summaries) func lastLines(errors: Int, warnings: Int, pages: Int, text: String) {
        var findings = (0..<errors).map { Self.finding("0.html", $0, "e") }
        findings += (0..<warnings).map {
            Finding(path: "0.html", line: $0, severity: .warning, rule: "r", message: "w")
        }
        #expect(Self.report(findings, pages: pages).summary == text)
    }

    private static let withSheets: [([String], [Finding], String)] = [
        (["a.html", "b.html", "c.css"], [], "no errors and no warnings in 2 pages and 1 stylesheet"),
        (["a.html", "b.css"], [finding("b.css", 1, "e")], "1 error in 1 of 2 files"),
        (["a.css", "b.css"], [finding("b.css", 1, "e")], "1 error in 1 of 2 stylesheets"),
    ]

    @Test(arguments: withSheets) func lastLinesWithStyleSheets(paths: [String], findings: [Finding], text: String) {
        #expect(CheckReport(version: "1", pages: paths, findings: findings).summary == text)
    }

    @Test func onlyWordsAreColored() {
        let finding = Self.finding("a", 1, "m", excerpt: Self.line("^x"))
        let text = TextReport(Self.report([finding], pages: 1), hasColors: true, hasSummary: false).text
        #expect(
            text
                == "\u{1B}[1ma:1:3\u{1B}[0m: \u{1B}[1;31merror\u{1B}[0m: m \u{1B}[2m[r]\u{1B}[0m\n    1 | x\n      | \u{1B}[1;32m^\u{1B}[0m\n"
        )
    }

    @Test func gitHubEscapes() {
        #expect(GitHubReport.data("100%\r\na:b,c") == "100%25%0D%0Aa:b,c")
        #expect(GitHubReport.property("100%\na:b,c") == "100%25%0Aa%3Ab%2Cc")
    }
}
