import Foundation
import TestSupport
import Testing

@Suite("More findings than fit into a report")
struct ManyFindingsTests {
    /// Writes pages with about three findings per repetition: by default about 48,000, of which a report lists 20,000.
    private func start(_ desk: Desk, pages: Int = 40, repetitions: Int = 400) throws {
        let wrong = String(
            repeating: "<img src=\"x\"/>\n<p hidden=\"hidden\" role=\"presentation\" id=\"a b\">x</p>\n",
            count: repetitions)
        for number in 0..<pages {
            try desk.write(Desk.page(wrong), to: "site/\(100 + number).html")
        }
    }

    @Test func firstFindingsAreListedAndOthersCounted() async throws {
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
        #expect(message?.hasSuffix(" are counted but not listed: a report lists the first 20,000") == true)
        #expect(message?.hasPrefix("\((all - 20_001) / 1000),") == true)
    }

    @Test func everyFormatReportsUnlistedFindings() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk)
        let options = ["site", "--no-links", "--no-contrast", "--summary", "summary.md"]
        for format in ["text", "junit", "sarif", "github", "json"] {
            let result = try await desk.run(["check", "--format", format] + options)
            let expected =
                format == "github" ? "more findings" : "are counted but not listed: a report lists the first 20,000"
            #expect(result.output.contains(expected), "\(format)")
            // A page whose findings are not listed must not look as if it had none.
            if format == "junit" { #expect(!result.output.contains("\"conforms\"")) }
            if format == "text" { #expect(result.output.contains(" in 40 of 40 pages")) }
        }
        #expect(try desk.read("summary.md").contains("are counted but not listed"))
    }

    /// The 700 pages have about 3,000 findings each.
    @Test(.enabled(if: TestRun.hasLongTests, "VITRINE_TESTS=all")) func twoMillionFindingsIn200MB() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk, pages: 700, repetitions: 1_000)
        let options = ["check", "site", "--no-links", "--no-contrast", "--format", "json"]
        let result = try await desk.run(options, watchesMemory: true)
        #expect(result.status == 1)
        let report = try result.object()
        #expect((report["errors"] as? Int ?? 0) + (report["warnings"] as? Int ?? 0) > 2_000_000)
        #expect(result.peakKilobytes.map { $0 < 200_000 } ?? true, "\(result.peakKilobytes ?? 0) kB")
    }

    @Test(.enabled(if: TestRun.hasLongTests, "VITRINE_TESTS=all")) func hundredThousandFilesIn200MB()
        async throws
    {
        let desk = try Desk()
        defer { desk.remove() }
        for folder in 0..<100 {
            for number in 0..<10 { try desk.write(Desk.page("<p>x</p>"), to: "site/\(folder)/\(number).html") }
            for number in 0..<990 { try desk.write("x", to: "site/\(folder)/\(number).txt") }
        }
        let result = try await desk.run(["check", "site", "--format", "json"], watchesMemory: true)
        #expect(try result.object()["files"] as? Int == 1_000)
        #expect(result.peakKilobytes.map { $0 < 200_000 } ?? true, "\(result.peakKilobytes ?? 0) kB")
    }
}
