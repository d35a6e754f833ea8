import TestSupport
import Testing

@Suite("The guide to styles")
struct StyleGuideTests {
    @Test func commandsPrintGuideOutput() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(try #require(Guide.blocks(in: "styles.md", language: "html").first), to: "page.html")
        try desk.write(try #require(Guide.blocks(in: "styles.md", language: "css").first), to: "shop.css")
        let samples = try Guide.blocks(in: "styles.md", language: "text").filter { $0.hasPrefix("$ vitrine ") }
        #expect(samples.count == 3)
        for sample in samples {
            let lines = sample.split(separator: "\n", maxSplits: 1)
            let result = try await desk.run(lines[0].split(separator: " ").dropFirst(2).map(String.init))
            #expect(result.output == String(lines[1]))
            #expect(result.errors == "")
            #expect(result.status == 0)
        }
    }
}
