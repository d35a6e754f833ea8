import Testing

@testable import VitrineSnapshots

/// Tests how the report of a check shows differences in what a browser draws.
@Suite("snapshot: pixels in reports")
struct SnapshotPixelTests {
    private func report(_ folder: StoreFolder, now: String) throws -> SnapshotReport {
        try folder.record(["card/a": "<p>One</p>"])
        var report = SnapshotReport([try folder.check("card/a", now)], in: folder.store, isFull: true)
        let found = PixelFinding(
            path: "stories/card--a.html", view: "500 px, light", width: 500, scheme: "light", count: 40,
            words: "40 pixels differ, in an area of 10 by 4 at 0, 0", before: [], after: [])
        report.pixels = [(try StoreFolder.id("card/a"), found)]
        report.pixelNotes = ["Drawn at 500 px (light): 1 page, of which 1 looks different."]
        return report
    }

    @Test("Pixels without a sentence are reported, fail the check, and are in the JSON")
    func unexplained() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let report = try report(folder, now: "<p>One</p>")
        #expect(report.status == 1)
        #expect(
            SnapshotText.text(report) == """
                Changed pixels that no reported change explains
                  card/a at 500 px, light: 40 pixels differ, in an area of 10 by 4 at 0, 0
                Drawn at 500 px (light): 1 page, of which 1 looks different.
                1 snapshot: 1 is the same.

                """)
        let json = ComparisonJSON.text(report.comparison(\.path))
        #expect(json.contains("\"path\":\"card/a.html\"") || json.contains("\"path\": \"card/a.html\""))
        #expect(json.contains("\"explained\":false") || json.contains("\"explained\": false"))
    }

    @Test("Pixels without a sentence are a failure in JUnit and an error on GitHub")
    func unexplainedInOtherFormats() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let comparison = try report(folder, now: "<p>One</p>").comparison()
        let sentence = "card/a at 500 px, light: 40 pixels differ, in an area of 10 by 4 at 0, 0"
        let junit = ComparisonJUnit.text(comparison, suite: .snapshots)
        #expect(junit.contains("tests=\"2\" failures=\"1\" errors=\"0\">"), "\(junit)")
        #expect(
            junit.contains(
                "name=\"card/a\"><failure message=\"changed pixels that no reported change explains\" type=\"pixels\">"
                    + sentence + "</failure>"), "\(junit)")
        let lines = ComparisonGitHub.text(comparison).split(separator: "\n")
        #expect(lines.first == "::error file=card/a,title=Changed pixels::\(sentence)")
        #expect(lines.count == 2)
    }

    @Test("Pixels that a sentence explains are not a separate difference")
    func explained() throws {
        let folder = try StoreFolder()
        defer { folder.remove() }
        let report = try report(folder, now: "<p>Two</p>")
        #expect(report.status == 1)
        #expect(!SnapshotText.text(report).contains("Changed pixels that no reported change explains"))
        #expect(report.comparison().unexplainedPixels.isEmpty)
    }
}
