import Testing
import VitrineComponents
import VitrineMarkup

@testable import VitrineSupport
@testable import VitrineSite

@Suite("Navigation")
struct NavigationTests {
    private func navigation(_ page: String) throws -> [XMLTree.Element] {
        let root = try XMLTree(parsing: page).root
        let side = try #require(root.everything.first { $0["id"] == "page_navigation" && $0.name == "nav" })
        return side.all("li").compactMap { $0.first("a") }
    }

    @Test(arguments: [
        (40, nil, 0..<40, 0), (41, nil, 0..<16, 25), (41, 0, 0..<17, 24), (41, 20, 12..<29, 24), (41, 40, 24..<41, 24),
        (10_000, 5_000, 4_992..<5_009, 9_983), (0, nil, 0..<0, 0), (1, 0, 0..<1, 0),
    ])
    func windowAroundPage(count: Int, current: Int?, shown: Range<Int>, hidden: Int) {
        let window = Chrome.window(count, around: current)
        #expect(window.shown == shown)
        #expect(window.hidden == hidden)
    }

    @Test func navigationOfTenThousandPagesIsSmall() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let sections = (0..<10_000).map { Section(id: .string("s\($0)"), title: "Section \($0)", rows: []) }
        try await bench.build(sections, only: "s5000.html")
        let page = try bench.read("out/s5000.html")
        #expect(page.utf8.count < 8_000)
        let links = try navigation(page)
        #expect(links.contains { $0["href"] == "s4992.html" })
        #expect(links.contains { $0["href"] == "s5008.html" })
        #expect(!links.contains { $0["href"] == "s4991.html" })
        #expect(links.filter { $0["aria-current"] == "page" }.map(\.text) == ["Section 5000"])
        #expect(page.contains("<a href=\"index.html#page_pages\">and 9,983 more on the index</a>"))
    }

    @Test func previousAndNextPage() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(["a", "b", "c"].map { Section(id: $0, rows: []) })
        func pager(_ page: String) throws -> [String] {
            let root = try XMLTree(parsing: try bench.read("out/\(page).html")).root
            return root.all("a").filter { $0["rel"] != nil }.map { "\($0["rel"] ?? "") \($0["href"] ?? "")" }
        }
        #expect(try pager("a") == ["next b.html"])
        #expect(try pager("b") == ["prev a.html", "next c.html"])
        #expect(try pager("c") == ["prev b.html"])
        #expect(try pager("index") == [])
    }

    @Test func groupsHaveHeadings() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build([
            Section(id: "a", rows: []).group("First"), Section(id: "b", rows: []).group("First"),
            Section(id: "c", rows: []), Section(id: "d", rows: []).group("Se<cond"),
        ])
        let root = try XMLTree(parsing: try bench.read("out/a.html")).root
        let side = try #require(root.everything.first { $0["id"] == "page_navigation" })
        #expect(side.all("h3").map(\.text) == ["First"])
        #expect(
            side.all("a").map(\.text).filter { ["a", "b", "c", "Se<cond 1"].contains($0) } == [
                "a", "b", "c", "Se<cond 1",
            ])
    }
}
