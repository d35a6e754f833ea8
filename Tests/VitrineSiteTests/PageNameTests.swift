import Testing
import VitrineComponents
import VitrineHTML

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("File names of pages")
struct PageNameTests {
    private func paths(_ ids: [ItemID]) -> [String] {
        let plan = SitePlan(sections: ids.map { Section(id: $0, rows: []) }, registry: .samples)
        return ids.indices.map { plan.path(section: $0) }
    }

    private func stories(_ rows: [any Component], id: ItemID = "page") -> [String] {
        let plan = SitePlan(sections: [Section(id: id, rows: rows)], registry: .samples)
        return plan.stories.compactMap(\.page)
    }

    @Test func plainIdsAreKept() {
        #expect(paths(["todos", "todos-active", 42]) == ["todos.html", "todos-active.html", "42.html"])
    }

    @Test func wordsAndMarksBecomePlain() {
        #expect(
            paths(["Hello, World!", "Ångström", "straße", "camelCase"]) == [
                "hello-world.html", "angstrom.html", "strasse.html", "camel-case.html",
            ])
    }

    @Test func namesDifferIgnoringCase() {
        let found = paths(["A", "a"])
        #expect(found[1] == "a.html")
        #expect(found[0].wholeMatch(of: /a-[0-9a-z]{12}\.html/) != nil)
    }

    @Test func numberAndTextDoNotCollide() {
        let found = paths([1, "1"])
        #expect(found[1] == "1.html")
        #expect(found[0].hasPrefix("1-"))
    }

    @Test(arguments: ["con", "nul", "com1", "lpt9", "aux", "prn", "index", "components", "stories", "assets"])
    func reservedNamesAreNotUsed(id: String) {
        let path = paths([.string(id)])[0]
        #expect(path.hasPrefix("\(id)-") && path.hasSuffix(".html") && path != "\(id).html")
    }

    @Test(arguments: ["🎉", "日本語", "", " ", "..", "../..", "/", "---"])
    func idsWithEmptySlugGetDigest(id: String) {
        let path = paths([.string(id)])[0]
        #expect(path.wholeMatch(of: /section-[0-9a-z]{12}\.html/) != nil)
    }

    @Test(arguments: ["../../etc/passwd", "a/b", "C:\\con", "a\u{0}b", "a\nb", "%2e%2e%2f", "-rf", "a.html"])
    func hostileIdsStayInSite(id: String) {
        let path = paths([.string(id)])[0]
        #expect(path.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*\.html/) != nil, "\(path)")
    }

    @Test func longIdsAreShortenedAndDistinct() {
        let long = String(repeating: "a", count: 300)
        let found = paths([.string(long), .string(long + "b"), .string(String(long.dropLast()))])
        #expect(Set(found).count == 3)
        #expect(found.allSatisfy { $0.utf8.count <= 69 })
    }

    @Test func nameDoesNotDependOnOtherNames() {
        #expect(paths(["🎉", "x"])[0] == paths(["y", "🎉"])[1])
    }

    @Test func storyNamesFromComponentSectionAndRow() {
        #expect(
            stories([Tile(id: 1, title: "x"), Pointer(section: "page")]) == [
                "stories/tile--page-1.html", "stories/pointer--page-pointer-1.html",
            ])
    }

    @Test func namedStories() {
        #expect(stories([Story("Fully booked", Tile(id: 1, title: "x"))]) == ["stories/tile--fully-booked.html"])
    }

    @Test func storiesWithIds() {
        let plan = SitePlan(
            sections: [Section(id: "page", rows: [Story("Sold out", id: "booked", Tile(id: 1, title: "x"))])],
            registry: .samples)
        #expect(plan.stories.first?.page == "stories/tile--booked.html")
        #expect(plan.stories.first?.anchor == "page--booked")
        #expect(plan.stories.first?.name == "Sold out")
    }

    @Test func storiesWithTheSameNameAreDistinct() {
        let found = stories([Story("Open", Tile(id: 1, title: "x")), Story("open!", Tile(id: 2, title: "y"))])
        #expect(Set(found).count == 2)
        #expect(found.allSatisfy { $0.hasPrefix("stories/tile--open-") })
    }

    @Test func idsWithTheSameDigestAreDistinct() {
        // The 64-bit FNV-1a hashes of these two ids in quotation marks, folded to 32 bits, are equal.
        let found = paths([.string("世佂"), .string("乐亇")])
        #expect(found[0] != found[1])
    }

    @Test func tenThousandNonLatinNamesAreUnique() {
        let digits = Array("〇一二三四五六七八九")
        let ids = (0..<10_000).map { number in
            ItemID.string(String(String(number).compactMap(\.wholeNumberValue).map { digits[$0] }))
        }
        #expect(Set(paths(ids)).count == 10_000)
    }
}

/// A namespace with another type called `Tile`.
private enum Shop {
    struct Tile: Component, Identifiable {
        let id: Int
    }
    struct TileView: ComponentView {
        init(viewModel: Shop.Tile) {}
        func body(_ html: HTML) { html.p("A tile to buy") }
    }
}

@Suite("Two components with one name")
struct SameNameTests {
    @Test func storiesWithOneNameHaveDifferentAddresses() {
        var registry = Registry.samples
        registry.register(Shop.TileView.self)
        let rows: [any Component] = [Story("Open", Tile(id: 1, title: "x")), Story("Open", Shop.Tile(id: 2))]
        let plan = SitePlan(sections: [VitrineComponents.Section(id: "page", rows: rows)], registry: registry)
        let pages = plan.stories.indices.map { plan.page(.story($0)) }
        #expect(pages.map(\.story) == ["open", "open"])
        #expect(pages[0].component == "tile")
        #expect(pages[1].component?.wholeMatch(of: /tile-[0-9a-z]{12}/) != nil)
    }

    @Test func firstComponentKeepsAddress() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        var registry = Registry.samples
        registry.register(Shop.TileView.self)
        let shop = VitrineComponents.Section(id: "shop", rows: [Shop.Tile(id: 1)])
        let sections = Samples.sections() + [shop]
        try await bench.build(Samples.sections())
        let report = try await bench.build(sections, registry: registry)
        #expect(report.removed == [])
        #expect(try bench.read("out/components/tile.html").contains("Three"))
        let site = Site(
            sections: sections, registry: registry, folder: bench.site, configuration: SiteConfiguration())
        let lines = try SiteListing(site).text().split(separator: "\n").filter { $0.contains("components/tile") }
        #expect(lines.count == 2)
        #expect(lines.contains { $0.contains("  components/tile.html ") && $0.contains(" VitrineSiteTests.Tile ") })
        #expect(lines.contains { $0.contains(" VitrineSiteTests.Shop.Tile ") })
    }
}
