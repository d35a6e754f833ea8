import Testing

@testable import VitrineSnapshots

@Suite("A comparison as a comment")
struct MarkdownTests {
    private static func comparison(_ count: Int, _ word: String) throws -> SiteComparison {
        var comparison = SiteComparison()
        for number in 0..<count {
            let old = try CanonicalTests.tree("<p title='\(number)' class='a'>\(word)</p>")
            let new = try CanonicalTests.tree("<p title='\(number)x' class='b\(number)'>\(word)\(number)</p>")
            comparison.changed.append(
                .init(
                    path: String(repeating: "folder/", count: 30) + "\(number).html",
                    changes: ChangeList(from: old, to: new).changes, isCoarse: false))
        }
        return comparison
    }

    @Test func itFitsIntoAComment() throws {
        let text = ComparisonMarkdown.text(try Self.comparison(400, String(repeating: "&amp;", count: 70)))
        #expect(text.utf8.count <= ComparisonMarkdown.sizeLimit)
        #expect(text.contains("| Data | 400 changes, on 400 pages. |") || text.contains("| Data | 400 changes,"))
        #expect(text.contains("- … and "))
    }

    @Test(arguments: [
        ("a *b* _c_ `d` [e](f) #1 !x", "a \\*b\\* \\_c\\_ \\`d\\` \\[e\\](f) \\#1 \\!x"),
        ("<script>", "&lt;script&gt;"), ("@everyone & co", "&#64;everyone &amp; co"),
        ("a|b ~c~ $d$", "a\\|b \\~c\\~ \\$d\\$"),
        (
            "a\nb\u{1B}[31m\u{202E}",
            "a<U+000A>b<U+001B>\\[31m<U+202E>".replacing("<U", with: "&lt;U").replacing("A>", with: "A&gt;").replacing(
                "B>", with: "B&gt;"
            ).replacing("E>", with: "E&gt;")
        ),
    ])
    func escaping(text: String, markdown: String) { #expect(ComparisonMarkdown.escaped(text) == markdown) }

    @Test func annotationsNameWhatWasNotCompared() throws {
        var comparison = try Self.comparison(1, "a")
        comparison.problems = [
            ComparisonProblem(path: "b,c.html", line: 3, column: 9, message: "Tag mismatch", side: "head"),
            ComparisonProblem(path: "b,c.html", line: 4, column: 1, message: "Premature end", side: "head"),
        ]
        let lines = ComparisonGitHub.text(comparison).split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines.first == "::error file=b%2Cc.html,line=3,title=Not compared::head b,c.html:3:9: Tag mismatch")
        comparison.problems = (0..<12).map { ComparisonProblem(path: "\($0).html", message: "cannot be read") }
        let many = ComparisonGitHub.text(comparison).split(separator: "\n")
        #expect(many.count == 11)
        #expect(many.last?.hasSuffix("3 other changes are not shown here.") == true)
    }

    @Test func otherReportsAreBoundedToo() throws {
        let comparison = try Self.comparison(300, String(repeating: "long ", count: 4_000))
        let github = ComparisonGitHub.text(comparison)
        #expect(github.split(separator: "\n").count == 11)
        #expect(github.utf8.count < 20_000)
        #expect(ComparisonText.text(comparison).split(separator: "\n").count < 140)
        #expect(ComparisonText.text(comparison).contains("… and 260 other changes; --all lists them"))
        #expect(ComparisonText.text(comparison, all: true).split(separator: "\n").count > 600)
    }
}
