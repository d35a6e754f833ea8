import Testing

/// Tests content that moves between pages, and links from pages in different folders to the same page.
@Suite("vitrine compare: several pages")
struct CompareMovesTests {
    private func lines(_ base: [String: String], _ head: [String: String]) async throws -> [String] {
        let desk = try Desk()
        defer { desk.remove() }
        for (path, body) in base { try desk.write(Desk.page(body), to: "base/\(path)") }
        for (path, body) in head { try desk.write(Desk.page(body), to: "head/\(path)") }
        let result = try await desk.run(["compare", "base", "head", "--quiet"])
        return result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static let card =
        "<div data-component=\"Card\" data-instance=\"c/1\"><h2>Ben</h2><p>Harbor office</p></div>"

    @Test func cardMovedToAnotherPage() async throws {
        let found = try await lines(
            ["a.html": "<main><p>One</p>\(Self.card)</main>", "b.html": "<main><p>Two</p></main>"],
            ["a.html": "<main><p>One</p></main>", "b.html": "<main><p>Two</p>\(Self.card)</main>"])
        #expect(found.contains("Card: “Ben Harbor office” moved from a.html to b.html, on 2 pages"), "\(found)")
        #expect(!found.contains { $0.contains("removed") || $0.contains("added") })
    }

    @Test func splitPage() async throws {
        func section(_ name: String) -> String {
            "<section><h2>\(name)</h2><p>All there is about \(name)</p></section>"
        }
        let parts = ["Wood", "Stone", "Glass", "Iron"].map(section)
        let found = try await lines(
            ["all.html": "<main>\(parts.joined())</main>"],
            ["all.html": "<main>\(parts[0])\(parts[1])</main>", "more.html": "<main>\(parts[2])\(parts[3])</main>"])
        #expect(
            found.contains(
                "<section>: “Glass All there is about Glass” moved from all.html to more.html, “Iron All there is about Iron” moved from all.html to more.html, twice on all.html"
            ), "\(found)")
        let joined = try await lines(
            ["all.html": "<main>\(parts[0])\(parts[1])</main>", "more.html": "<main>\(parts[2])</main>"],
            ["all.html": "<main>\(parts[0])\(parts[1])\(parts[2])</main>"])
        #expect(
            joined.contains(
                "<section>: “Glass All there is about Glass” moved from more.html to all.html, on all.html"),
            "\(joined)")
    }

    @Test func movedLandmarksArePartOfTheMove() async throws {
        let nav = "<nav aria-label=\"Parts\"><a href=\"a.html\">First</a></nav>"
        let part = "<div>\(nav)<aside>All about parts</aside></div>"
        let found = try await lines(
            ["a.html": "<p>One</p>\(part)", "b.html": "<p>Two</p>"],
            ["a.html": "<p>One</p>", "b.html": "<p>Two</p>\(part)"])
        #expect(found.first == "Markup", "\(found)")
        #expect(found.contains("<div>: “First All about parts” moved from a.html to b.html, on 2 pages"), "\(found)")
    }

    @Test("Files that are not pages do not count toward the limit of the search")
    func moveToPageAfterManyFiles() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let section = "<section><h2>Glass</h2><p>All there is about glass</p></section>"
        try desk.write(Desk.page("<p>One</p>\(section)"), to: "base/index.html")
        try desk.write(Desk.page("<p>One</p>"), to: "head/index.html")
        try desk.write(Desk.page(section), to: "head/z.html")
        for number in 0..<250 { try desk.write("\(number)", to: "head/img\(number).png") }
        let result = try await desk.run(["compare", "base", "head", "--quiet"])
        let move = "<section>: “Glass All there is about glass” moved from index.html to z.html, on index.html"
        #expect(result.output.hasPrefix("Markup\n  \(move)\n"), "\(result.output.prefix(300))")
    }

    @Test func sameTargetWithDifferentAddresses() async throws {
        let found = try await lines(
            ["a.html": "<a href=\"docs/old.html#top\">Docs</a>", "docs/b.html": "<a href=\"old.html#top\">Docs</a>"],
            ["a.html": "<a href=\"docs/new.html#top\">Docs</a>", "docs/b.html": "<a href=\"new.html#top\">Docs</a>"])
        #expect(
            found.contains("<a>: href “/docs/old.html#top” became “/docs/new.html#top”, twice on 2 pages"), "\(found)")
    }
}
