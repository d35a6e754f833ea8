import Foundation
import Testing

@Suite("More findings than a report lists")
struct ManyFindingsTests {
    /// 40 pages with 1,000 errors and 1,000 warnings each, so that those of the first ten are listed.
    private func start(_ desk: Desk, pages: Int = 40) throws {
        let wrong = String(
            repeating: "<img src=\"x\"/>\n<p hidden=\"hidden\" role=\"presentation\" id=\"a b\">x</p>\n", count: 400)
        for number in 0..<pages {
            try desk.write(Desk.page(wrong), to: "site/\(100 + number).html")
        }
    }

    @Test func theFirstAreListedAndTheRestIsCounted() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk)
        let options = ["site", "--no-links", "--no-contrast"]
        let one = try await desk.run(["check", "--format", "json", "--jobs", "1"] + options)
        let four = try await desk.run(["check", "--format", "json", "--jobs", "4"] + options)
        #expect(one.status == 1 && one.output == four.output)
        let report = try one.object()
        let findings = try one.findings()
        #expect(findings.count == 20_001)
        #expect(findings.last == ":0 findings-left")
        let all = (report["errors"] as? Int ?? 0) + (report["warnings"] as? Int ?? 0)
        #expect(all > 30_000 && all % 40 == 1)
        let message = (report["findings"] as? [[String: Any]])?.last?["message"] as? String
        #expect(message?.hasSuffix(" are counted, not listed: a report has the first 20,000") == true)
        #expect(message?.hasPrefix("\((all - 20_001) / 1000),") == true)
    }

    @Test func everyFormatSaysSo() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk)
        let options = ["site", "--no-links", "--no-contrast", "--summary", "summary.md"]
        for format in ["text", "junit", "sarif", "github", "json"] {
            let result = try await desk.run(["check", "--format", format] + options)
            let says = format == "github" ? "more findings" : "are counted, not listed: a report has the first 20,000"
            #expect(result.output.contains(says), "\(format)")
            // A page whose findings are not listed must not look right.
            if format == "junit" { #expect(!result.output.contains("\"conforms\"")) }
            if format == "text" { #expect(result.output.contains(" in 40 of 40 pages")) }
        }
        #expect(try desk.read("summary.md").contains("are counted, not listed"))
    }
}
