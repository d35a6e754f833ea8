import Testing
import VitrineMarkup
import VitrineSnapshots

@Suite("Comparisons as Markdown and in other reports")
struct MarkdownTests {
    /// Returns a comparison in which each page has different elements, so that there are as many groups as changes.
    private static func comparison(_ count: Int, _ word: String) throws -> SiteComparison {
        var comparison = SiteComparison()
        for number in 0..<count {
            let old = try CanonicalTests.tree("<e-\(number) title='a' class='a'>\(word)</e-\(number)>")
            let new = try CanonicalTests.tree("<e-\(number) title='b' class='b'>\(word)\(number)</e-\(number)>")
            comparison.changed.append(
                .init(
                    path: String(repeating: "folder/", count: 30) + "\(number).html",
                    changes: ChangeList(from: old, to: new).changes, isCoarse: false))
        }
        return comparison
    }

    @Test func textFitsIntoComment() throws {
        let text = ComparisonMarkdown.text(try Self.comparison(400, String(repeating: "&amp;", count: 70)))
        #expect(text.utf8.count <= ComparisonMarkdown.sizeLimit)
        #expect(text.contains("| Data | 400 changes, on 400 pages. |") || text.contains("| Data | 400 changes,"))
        #expect(text.contains("- … and "))
    }

    @Test(
        "The comment of a comparison without differences",
        arguments: [
            (ComparisonSuite.folders, 3, 0, "3 files are the same."), (.folders, 1, 0, "1 file is the same."),
            (.folders, 0, 0, "0 files are the same."), (.snapshots, 3, 0, "3 snapshots are the same."),
            (.snapshots, 1, 0, "1 snapshot is the same."),
            (.folders, 3, 1, "3 files are the same, and 1 page is written differently but means the same."),
            (.folders, 0, 2, "2 pages are written differently but mean the same."),
        ])
    func noDifferences(suite: ComparisonSuite, unchanged: Int, rewritten: Int, sentence: String) {
        var comparison = SiteComparison()
        comparison.unchanged = unchanged
        comparison.rewritten = (0..<rewritten).map { "\($0).html" }
        #expect(ComparisonMarkdown.text(comparison, suite: suite) == "### No changes\n\n\(sentence)\n")
    }

    @Test func annotationsOfPagesNotCompared() throws {
        func problem(line: Int, column: Int, _ message: String) -> ComparisonProblem {
            let found = XMLProblem(line: line, column: column, code: 76, message: message)
            return ComparisonProblem(.malformed(found), path: "b,c.html", side: .head)
        }
        var comparison = try Self.comparison(1, "a")
        comparison.problems = [
            problem(line: 3, column: 9, "Tag mismatch"), problem(line: 4, column: 1, "Premature end"),
        ]
        let lines = ComparisonGitHub.text(comparison).split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines.first == "::error file=b%2Cc.html,line=3,title=Not compared::head b,c.html:3:9: Tag mismatch")
        comparison.problems = (0..<12).map { ComparisonProblem(.unreadable(.permission), path: "\($0).html") }
        let many = ComparisonGitHub.text(comparison).split(separator: "\n")
        #expect(many.count == 11)
        #expect(many.last?.hasSuffix("3 other changes are not shown here.") == true)
    }

    @Test func otherReportsHaveStylesheetNotes() throws {
        var comparison = try Self.comparison(1, "x")
        comparison.styleNotes = [.unused("b,c.css"), .noEffect("a & b.css")]
        let lines = ComparisonGitHub.text(comparison).split(separator: "\n").filter { $0.contains("Stylesheets") }
        #expect(
            lines == [
                "::notice title=Stylesheets::a & b.css changed, without effect on any compared page",
                "::notice title=Stylesheets::b,c.css changed; no compared page uses it",
            ])
        let notes = """
                <system-out>a &amp; b.css changed, without effect on any compared page&#10;b,c.css changed; no compared page \
            uses it</system-out>
              </testsuite>
            """
        #expect(ComparisonJUnit.text(comparison).contains(notes))
        comparison.styleNotes = []
        #expect(!ComparisonJUnit.text(comparison).contains("system-out"))
    }

    @Test func snapshotWithoutStoryIsFailure() {
        var comparison = SiteComparison()
        comparison.removed = ["badge/old"]
        let text = ComparisonJUnit.text(comparison, suite: .snapshots)
        #expect(text.contains(">There is no longer a story for this snapshot.</failure>"), "\(text)")
    }

    @Test func otherReportsAreLimited() throws {
        let comparison = try Self.comparison(300, String(repeating: "long ", count: 4_000))
        let github = ComparisonGitHub.text(comparison)
        #expect(github.split(separator: "\n").count == 11)
        #expect(github.utf8.count < 20_000)
        #expect(ComparisonText.text(comparison).split(separator: "\n").count < 140)
        #expect(ComparisonText.text(comparison).contains("… and 260 other changes; --all lists them"))
        #expect(ComparisonText.text(comparison, all: true).split(separator: "\n").count > 600)
    }
}
