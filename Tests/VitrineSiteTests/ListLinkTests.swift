import Testing
import VitrineComponents
import VitrineSite

private struct Stop: ListViewItem {
    let id: String
    var image: ListImage?
    var onSelectAction: Destination?

    var configuration: ListItemConfiguration { .list(ListRowConfiguration(image: image, text: id)) }
}

@Suite("Links to the items of lists")
struct ListLinkTests {
    private func list(_ id: ItemID, _ items: Stop...) -> ListView {
        ListView(id: id, sections: [ListViewSection(id: "quays", title: "Quays", contents: items)])
    }

    @Test("Links can lead to items and sections of a list, and no id is duplicate on any page")
    func items() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build([
            Section(id: "links") {
                Pointer(section: "ferries", row: "north")
                Pointer(section: "ferries", row: "quays")
                Pointer(section: "ferries", row: 7)
            },
            Section(id: "ferries") {
                Tile(id: 7, title: "A row before an item")
                Story("Stops", list("stops", Stop(id: "north"), Stop(id: "7", onSelectAction: .section("links"))))
                Story("Again", list("stops", Stop(id: "north")))
            },
        ])
        let page = try bench.read("out/links.html")
        #expect(page.contains("<a href=\"ferries.html#ferries--stops--north\">"))
        #expect(page.contains("<a href=\"ferries.html#ferries--stops--section_quays\">"))
        #expect(page.contains("<a href=\"ferries.html#ferries--7\">"))
        #expect(try LinkChecker(bench.output).problems == [])
    }

    @Test("The address of an asset is right on every page; a missing asset is a problem of the item")
    func assets() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("x", to: "site/assets/a.svg")
        try await bench.build([Section(id: "s", rows: [list("l", Stop(id: "1", image: .asset("a.svg", alt: "A")))])])
        #expect(try bench.read("out/s.html").contains("<img src=\"assets/a.svg\" alt=\"A\""))
        #expect(try bench.read("out/components/list-view.html").contains("<img src=\"../assets/a.svg\" alt=\"A\""))
        do {
            try await bench.build(
                [Section(id: "s", rows: [list("l", Stop(id: "1", image: .asset("b.svg")))], file: "S/P.swift", line: 3)]
            )
            Issue.record("a site with a picture that is not there was built")
        } catch {
            #expect(
                error.render.map(\.description) == [
                    "S/P.swift:3: error: Stop (s/l/1): “b.svg” is not among the assets of the site"
                ])
        }
    }

    @Test("Duplicate items of a list are reported once, no matter how many pages show the list")
    func repetitions() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        do {
            try await bench.build(
                [Section(id: "s", rows: [list("l", Stop(id: "1"), Stop(id: "1"))], file: "S/P.swift", line: 3)])
            Issue.record("a list with two items of one identity was built")
        } catch {
            #expect(
                error.render.map(\.description) == [
                    "S/P.swift:3: error: ListView (s/l): list “l” has two items with id “1”: item 1 of section "
                        + "“quays” and item 2 of section “quays”"
                ])
        }
    }
}
