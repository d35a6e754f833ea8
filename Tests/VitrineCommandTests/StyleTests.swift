import Foundation
import Testing

@Suite("vitrine style")
struct StyleTests {
    private func desk() throws -> Desk {
        let desk = try Desk()
        try desk.write(
            """
            :root { --ink: #123456; color-scheme: light dark }
            h1 { color: var(--ink); margin: 0 }
            @media (width < 600px) { h1 { font-size: 20px } }
            @media print { h1 { color: gray } }
            @media (prefers-color-scheme: dark) { h1 { color: white } }
            h1:hover { color: red }
            h1::before { content: "*"; color: green }
            """, to: "site/css/a.css")
        try desk.write(
            Desk.page("", head: "<link rel=\"stylesheet\" href=\"/css/a.css\"/>"), to: "site/posts/one.html")
        return desk
    }

    @Test func valuesNameTheirSource() async throws {
        let desk = try desk()
        defer { desk.remove() }
        let result = try await desk.run(["style", "site/posts/one.html", "h1"])
        #expect(
            result.output == """
                /html/body[1]/main[1]/h1[1] (line 9)
                  color        rgb(18, 52, 86)  [site/css/a.css:2:6, h1]
                  color-scheme light dark  [inherited, site/css/a.css:1:25, :root]
                  display      block  [user agent, h1]
                  font-size    32px  [user agent, h1]
                  font-weight  700  [user agent, h1]
                  unicode-bidi isolate  [user agent, h1]

                """)
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test(arguments: [
        ("390px", "font-size", "20px"), ("print", "color", "rgb(128, 128, 128)"),
        ("dark", "color", "rgb(255, 255, 255)"),
        ("hover", "color", "rgb(255, 0, 0)"), ("dark,390px,print,hover", "color", "rgb(255, 0, 0)"),
    ]) func conditionsHold(under: String, property: String, value: String) async throws {
        let desk = try desk()
        defer { desk.remove() }
        let result = try await desk.run(
            ["style", "site/posts/one.html", "h1", "--under", under, "--format", "json"])
        let list = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
        #expect(list.count == 1)
        #expect(list.first?["path"] as? String == "/html/body[1]/main[1]/h1[1]")
        #expect((list.first?["properties"] as? [String: String])?[property] == value)
        #expect((list.first?["sources"] as? [String: String])?[property]?.hasPrefix("site/css/a.css:") == true)
    }

    @Test func pseudoElementsAreListedSeparately() async throws {
        let desk = try desk()
        defer { desk.remove() }
        let result = try await desk.run(["style", "site/posts/one.html", "h1::before, h1::after"])
        #expect(result.output.hasPrefix("/html/body[1]/main[1]/h1[1]::before (line 9)\n"))
        #expect(result.output.contains("\n  color        rgb(0, 128, 0)  [site/css/a.css:7:28, h1::before]\n"))
        #expect(!result.output.contains("::after (line"))
    }

    @Test func allPropertiesAreListedOnRequest() async throws {
        let desk = try desk()
        defer { desk.remove() }
        let few = try await desk.run(["style", "site/posts/one.html", "h1"])
        let all = try await desk.run(["style", "site/posts/one.html", "h1", "--all"])
        #expect(!few.output.contains("  float"))
        #expect(all.output.contains("  float"))
        #expect(all.output.split(separator: "\n").count > 300)
    }

    @Test(arguments: [
        (["site/posts/one.html", "h9"], 1, "error: site/posts/one.html: “h9” finds nothing\n"),
        (["site/posts/gone.html", "h1"], 64, "error: site/posts/gone.html: there is no such file or folder\n"),
        (
            ["site/posts/one.html", "h1", "--under", "drak"], 64,
            "Error: “drak” is not a condition; did you mean “dark”?"
        ),
        (
            ["site/posts/one.html", "h1", "--under", "x"], 64,
            "Error: “x” is not a condition; see “vitrine style --help”"
        ),
        (
            ["site/posts/one.html", "h1:hoover"], 64,
            "Error: “h1:hoover” is not a selector: unknown pseudo-class “:hoover”; did you mean “:hover”?"
        ),
    ]) func mistakesAreReported(arguments: [String], status: Int32, message: String) async throws {
        let desk = try desk()
        defer { desk.remove() }
        let result = try await desk.run(["style"] + arguments)
        #expect(result.status == status)
        #expect(result.errors.hasPrefix(message))
        #expect(result.output == "")
    }

    @Test func unreadSheetsAreReported() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let head =
            "<link rel=\"stylesheet\" href=\"https://example.org/a.css\"/><link rel=\"stylesheet\" href=\"gone.css\"/>"
        try desk.write(Desk.page("", head: head), to: "page.html")
        let result = try await desk.run(["style", "page.html", "h1"])
        #expect(
            result.errors == """
                warning: the stylesheet “https://example.org/a.css” was not read, so values may be missing or wrong
                warning: the stylesheet “gone.css” was not read, so values may be missing or wrong

                """)
        #expect(result.status == 0)
    }
}
