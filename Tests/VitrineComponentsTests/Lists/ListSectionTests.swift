import Foundation
import Testing
import VitrineComponents
import VitrineHTML

@Suite("Sections of a list")
struct ListSectionTests {
    private let session = RenderSession(registry: .standard)

    /// Returns the markup of a section, with `ITEMS` instead of its list of items.
    private func markup(_ section: ListViewSection) -> String {
        let markup = session.page(ListView(id: "list", sections: [section])).markup
            .replacing(/<ul class="list-items".*<\/ul>/, with: "ITEMS")
        guard let start = markup.firstRange(of: "<section") else { return markup }
        return String(markup[start.lowerBound...].dropLast("</div>".count))
    }

    private func section(
        _ title: LocalizedText?, _ state: ListViewSection.CollapseState? = nil, showsCount: Bool = false
    ) -> ListViewSection {
        ListViewSection(
            id: "s", title: title, contents: [Stop(1), Stop(2)], collapseState: state, showsCount: showsCount)
    }

    private let start = "<section class=\"list-section inset-grouped\" id=\"page--list--section_s\">"

    @Test("Without a title there is no heading; an empty title has an accessible name")
    func titles() {
        #expect(markup(section(nil)) == start + "ITEMS</section>")
        #expect(
            markup(section("Stops")) == start
                + "<h2 class=\"list-title\" dir=\"auto\">Stops</h2>ITEMS</section>")
        #expect(
            markup(section("")) == start
                + "<h2 class=\"list-title\" dir=\"auto\"><span class=\"list-aside\">Untitled section</span></h2>"
                + "ITEMS</section>")
    }

    @Test("The number of items follows the title, in the digits of the language")
    func count() {
        #expect(
            markup(section("Stops", showsCount: true)).contains(">Stops <span class=\"list-count\">(2)</span></h2>"))
        let many = ListViewSection(
            id: "s", title: "Stops", contents: (0..<1200).map { Stop($0) }, showsCount: true)
        #expect(markup(many).contains("(1,200)"))
    }

    @Test("A collapsible section is a details element; a section without a title is not collapsible")
    func collapsing() {
        let title = "<summary class=\"list-summary\"><h2 class=\"list-title\" dir=\"auto\">Stops</h2></summary>"
        #expect(markup(section("Stops", .expanded)) == start + "<details open=\"\">\(title)ITEMS</details></section>")
        #expect(markup(section("Stops", .collapsed)) == start + "<details>\(title)ITEMS</details></section>")
        #expect(markup(section(nil, .collapsed)) == start + "ITEMS</section>")
        #expect(markup(section("", .expanded)).contains("<details open=\"\"><summary"))
    }

    @Test("Header, footer, style and color")
    func parts() {
        let section = ListViewSection(
            id: "s", title: "A", header: Note("above"), contents: [], footer: "below",
            configuration: ListSectionConfiguration(.plain, backgroundColor: .danger))
        #expect(
            markup(section)
                == "<section class=\"list-section plain bg-danger\" id=\"page--list--section_s\">"
                + "<h2 class=\"list-title\" dir=\"auto\">A</h2><div class=\"list-header-cell\">"
                + "<p data-component=\"Note\">above</p></div><p class=\"list-foot\" dir=\"auto\">below</p></section>")
        #expect(ListViewSection(id: "a", contents: []).configuration == .insetGrouped)
    }

    @Test(
        "A section with no content has neither markup nor an id",
        arguments: [
            nil, "", .attributed([]), .attributed([.init(""), .init("", style: .strong)]), .localized(""),
        ] as [LabelText?])
    func void(footer: LabelText?) {
        let list = ListView(id: "l", sections: [ListViewSection(id: "a", contents: [], footer: footer)])
        #expect(list.anchors(under: "page--l").isEmpty)
        #expect(
            session.page(list).markup
                == "<div class=\"list sticky\" id=\"page--list\" data-component=\"ListView\" data-instance=\"page/list\"></div>"
        )
    }

    @Test(
        "The level of headings is limited to those that exist",
        arguments: [
            (-1, 1, 2), (1, 1, 2), (2, 2, 3), (5, 5, 6), (6, 6, 6), (9, 6, 6), (.min, 1, 2), (.max, 6, 6),
        ] as [(Int, Int, Int)])
    func levels(level: Int, title: Int, item: Int) {
        let section = ListViewSection(id: "a", title: "A", contents: [HeaderItem(title: "B")])
        let (markup, problems) = session.page(ListView(id: "l", sections: [section], headingLevel: level))
        #expect(markup.contains("<h\(title) class=\"list-title\""))
        #expect(markup.contains("<h\(item) class=\"list-primary\""))
        #expect(problems == [])
    }

    @Test("The time of the last update depends on the current time of the context")
    func updated() {
        let date = Date(timeIntervalSinceReferenceDate: 3600)
        let list = ListView(id: "l", sections: [], hasStickyHeaders: false, lastUpdated: date)
        let markup = session.page(list).markup
        // The text after “1:00” is not compared, because systems put different spaces before “AM”.
        #expect(markup.contains("<p class=\"list-updated\">Updated <time datetime=\"2001-01-01T01:00:00Z\">1:00"))
        let later = RenderSession(
            registry: .standard, context: RenderContext(now: Date(timeIntervalSinceReferenceDate: 200_000)))
        #expect(later.page(list).markup.contains("\">Jan 1, 2001"))
    }

    @Test(
        "A time of the last update that HTML cannot represent is not marked as a time",
        arguments: [.nan, .infinity, -.infinity, 1e15, -1e15] as [Double])
    func updatedNever(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let (markup, problems) = session.page(ListView(id: "l", sections: [], lastUpdated: date))
        #expect(markup.contains("<p class=\"list-updated\">Updated <span>"))
        #expect(problems == [])
    }

    @Test("Sections with the same id and contents are equal, whether they are open or not")
    func equality() {
        let one = section("A", .collapsed)
        #expect(one == section("A", .expanded))
        #expect(one.hashValue == section("A").hashValue)
        #expect(one != section("B"))
        #expect(one != ListViewSection(id: "t", title: "A", contents: [Stop(1), Stop(2)]))
        #expect(one != ListViewSection(id: "s", title: "A", contents: [Stop(2), Stop(1)]))
        #expect(one != ListViewSection(id: "s", title: "A", header: Note(""), contents: [Stop(1), Stop(2)]))
    }
}

@Suite("Data sources")
struct ListDataSourceTests {
    private struct Source: ListViewDataSource, ListViewCollapsibleSections {
        var collapsedSections: Set<ItemID> = ["b", "c", "untitled"]
        var isFolding = true

        func items(for list: ItemID) -> [ListViewSection] {
            guard list == "stops" else { return [] }
            return [
                ListViewSection(id: "a", title: "A", contents: [Stop(1)], collapseState: .collapsed),
                ListViewSection(id: "b", title: "B", contents: [Stop(2)]),
                ListViewSection(id: "c", title: "C", contents: [Stop(3)], collapseState: .expanded),
                ListViewSection(id: "untitled", contents: [Stop(4)], collapseState: .expanded),
            ]
        }
        func emptyData(for list: ItemID) -> EmptyData? { .standard(.init(title: "No \(list.text)")) }
        func canCollapseSection(_ section: ListViewSection) -> Bool { section.id != "c" }
        func collapsibleSections(for list: ItemID) -> (any ListViewCollapsibleSections)? { isFolding ? self : nil }
    }

    @Test("The states of a data source take precedence over those of the sections")
    func states() {
        let list = ListView(id: "stops", dataSource: Source())
        #expect(list.sections.map(\.collapseState) == [.expanded, .collapsed, nil, nil])
        let plain = ListView(id: "stops", dataSource: Source(isFolding: false))
        #expect(plain.sections.map(\.collapseState) == [.collapsed, nil, .expanded, .expanded])
    }

    @Test("A data source gets the id of the list")
    func lists() {
        let list = ListView(id: "routes", dataSource: Source())
        #expect(list.sections.isEmpty)
        #expect(list.emptyData == .standard(.init(title: "No \("routes")")))
    }

    @Test("By default, every section is collapsible and an empty list shows nothing")
    func standards() {
        struct Small: ListViewDataSource, ListViewCollapsibleSections {
            let collapsedSections: Set<ItemID> = []
            func items(for list: ItemID) -> [ListViewSection] { [ListViewSection(id: "a", contents: [Stop(1)])] }
        }
        let list = ListView(id: "l", dataSource: Small())
        #expect(list.emptyData == nil)
        #expect(Small().canCollapseSection(list.sections[0]))
    }

    @Test("The last item of a section")
    func end() {
        let list = ListView(id: "stops", dataSource: Source())
        #expect(list.lastItem(of: "b") == 2)
        #expect(list.lastItem(of: "z") == nil)
    }
}
