import Testing
import VitrineComponents
import VitrineHTML

@Suite("Changes between two states of a list")
struct ListUpdateTests {
    private func list(_ sections: (ItemID, [(Int, String)])...) -> ListView {
        ListView(
            id: "l",
            sections: sections.map { id, items in
                ListViewSection(id: id, title: "T", contents: items.map { Stop($0.0, $0.1) })
            })
    }

    @Test("Strategies: no change, contents, sections, everything")
    func strategies() {
        let old = list(("a", [(1, "x"), (2, "x")]), ("b", [(3, "x")]))
        #expect(old.changes(from: old).strategy == .noChange)

        let content = list(("a", [(1, "x"), (2, "y")]), ("b", [(3, "x")])).changes(from: old)
        #expect(content.reloaded == [RowPath(section: 0, row: 1)])
        #expect(content.strategy == .contentUpdate)

        let moved = list(("a", [(2, "x"), (1, "x")]), ("b", [(3, "x")])).changes(from: old)
        #expect(moved.moved.count == 1)
        #expect(moved.strategy == .sectionReload)

        let across = list(("a", [(1, "x")]), ("b", [(3, "x"), (2, "x")])).changes(from: old)
        #expect(across.moved == [.init(from: RowPath(section: 0, row: 1), to: RowPath(section: 1, row: 1))])
        #expect(across.strategy == .sectionReload)

        let inserted = list(("a", [(1, "x"), (2, "x"), (4, "x")]), ("b", [])).changes(from: old)
        #expect(inserted.inserted == [RowPath(section: 0, row: 2)])
        #expect(inserted.removed == [RowPath(section: 1, row: 0)])
        #expect(inserted.strategy == .sectionReload)

        let rebuilt = list(("b", [(3, "x")]), ("a", [(1, "x"), (2, "x")])).changes(from: old)
        #expect(rebuilt.movedSections.count == 1)
        #expect(rebuilt.strategy == .fullRebuild)
        #expect(list(("a", [])).changes(from: old).removedSections == ["b"])
        #expect(list(("a", [])).changes(from: old).strategy == .fullRebuild)
    }

    @Test("A different title, header or footer is a change of the section; opening it is not")
    func frames() {
        let old = list(("a", [(1, "x")]))
        for change in [
            { $0.title = "U" }, { $0.footer = "f" }, { $0.header = Note("h") }, { $0.showsCount = true },
            { $0.configuration = .plain },
        ] as [(inout ListViewSection) -> Void] {
            var new = old
            change(&new.sections[0])
            #expect(new.changes(from: old).reloadedSections == ["a"])
            #expect(new.changes(from: old).strategy == .sectionReload)
        }
        var opened = old
        opened.sections[0].collapseState = .collapsed
        #expect(opened.changes(from: old).strategy == .noChange)
    }

    @Test("A list that moves gets the ids of its new place and is not configured again")
    func renderer() throws {
        let list = ListView(id: "stops", sections: [ListViewSection(id: "s", title: "S", contents: [Stop(1)])])
        var stop = Stop(2)
        stop.onDeleteAction = .address("d.html")
        let menus = ListView(id: "menus", sections: [ListViewSection(id: "s", contents: [stop])])
        let renderer = Renderer(registry: .standard)
        try renderer.updateSections([Section(id: "a", rows: [list, menus]), Section(id: "b", rows: [])])
        func page(_ index: Int) throws -> String {
            let html = HTML()
            try renderer.write(section: index, to: html)
            return html.string
        }
        let first = try page(0)
        #expect(
            first.contains(
                "<div class=\"list sticky\" id=\"a--stops\" data-component=\"ListView\" data-instance=\"a/stops\">"))
        #expect(first.contains("<section class=\"list-section inset-grouped\" id=\"a--stops--section_s\">"))
        #expect(first.contains("id=\"a--stops--1\" data-component=\"Stop\" data-instance=\"a/stops/1\""))
        #expect(first.contains("name=\"a--menus--actions\""))
        #expect(!first.contains("\u{10FFFD}"))
        let update = try renderer.updateSections([Section(id: "a", rows: []), Section(id: "b", rows: [menus, list])])
        #expect(update.reloaded == [])
        #expect(update.moved.count == 2)
        let direct = RenderSession(registry: .standard)
        direct.render(menus, id: "b--menus", instance: "b/menus", role: .row)
        direct.render(list, id: "b--stops", instance: "b/stops", role: .row)
        #expect(try page(1) == direct.html.string)
    }
}
