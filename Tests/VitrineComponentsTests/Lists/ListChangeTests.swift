import Testing
import VitrineComponents
import VitrineHTML

@Suite("Tiles, open actions, and changes shown in a list")
struct ListChangeTests {
    private func list(_ items: [(Int, String)], open: ItemID? = nil) -> ListView {
        ListView(
            id: "l",
            sections: [
                ListViewSection(
                    id: "stops", title: .verbatim("Stops"),
                    contents: items.map {
                        var stop = Stop($0.0, $0.1)
                        stop.onDeleteAction = .address("https://example.com")
                        return stop
                    })
            ], openActions: open)
    }

    private func markup(_ list: ListView) -> String {
        let page = RenderSession(registry: Registry()).page(list)
        #expect(page.problems == [])
        return page.markup
    }

    /// Returns the texts of the rows in order. The text of a row with a mark is followed by the mark, such as `= New`.
    private func marks(_ markup: String) -> [String] {
        markup.matches(of: /list-primary" dir="auto">([^<]*)<|class="list-mark">.*?<\/svg>([^<]*)</).map {
            String($0.output.1 ?? "") + ($0.output.2.map { "= \($0)" } ?? "")
        }
    }

    @Test("Rows are marked as new, deleted, moved or changed; a deleted row stays at its place")
    func changes() {
        let old = list([(1, "a"), (2, "b"), (3, "c"), (4, "d")])
        let new = list([(4, "d"), (1, "a"), (3, "C"), (5, "e")])
        let page = markup(new.showingChanges(from: old))
        #expect(
            marks(page) == [
                "d", "= Moved from place 4 to place 1", "b", "= Deleted", "a", "C", "= Changed", "e", "= New",
            ])
        #expect(page.contains("marked marked-removed"))
        #expect(marks(markup(old.showingChanges(from: old))) == ["a", "b", "c", "d"])
    }

    @Test("An item that gets another type has changed, and is shown once")
    func otherType() {
        func list(_ row: any ListViewItem, in section: ItemID = "s") -> ListView {
            let ids: [ItemID] = ["s", "t"]
            return ListView(
                id: "l", sections: ids.map { ListViewSection(id: $0, contents: $0 == section ? [row] : []) })
        }
        let old = list(DefaultRow(id: 1, title: "a"))
        let new = list(ValueRow(id: 1, title: "a"))
        let update = new.changes(from: old)
        #expect(update.reloaded == [RowPath(section: 0, row: 0)])
        #expect(update.inserted == [] && update.removed == [] && update.moved == [])
        #expect(new.showingChanges(from: old).repetitions == [])
        #expect(marks(markup(new.showingChanges(from: old))) == ["a", "= Changed"])
        // In another section it is a new item, and the old one is not shown, because identities are unique in a list.
        let moved = list(ValueRow(id: 1, title: "b"), in: "t").showingChanges(from: old)
        #expect(moved.repetitions == [])
        #expect(marks(markup(moved)) == ["b", "= New"])
    }

    @Test("The actions of one item are open")
    func open() {
        let page = markup(list([(1, "a"), (2, "b")], open: 2))
        #expect(page.components(separatedBy: "<details").count == 3)
        #expect(page.components(separatedBy: " open").count == 2)
        let second = page.components(separatedBy: "data-instance=\"page/list/2\"").last ?? ""
        #expect(second.contains(" open"))
    }

    @Test("A grid is the same list with another class")
    func grid() {
        var list = list([(1, "a")])
        let rows = markup(list)
        list.layout = .grid(.small)
        #expect(
            markup(list) == rows.replacing("class=\"list sticky\"", with: "class=\"list sticky grid tiles-small\""))
        #expect(list.changes(from: self.list([(1, "b")])).reloaded.count == 1)
    }

    @Test("A scenario describes the effects of gestures")
    func sentences() throws {
        let scenario = try Scenario("Stops", of: list([(1, "a"), (2, "b")]), showing: { $0 }) { screen in
            screen.step("Rest")
            screen.perform("Swipes.") { $0.openActions = 2 }
            screen.step("Swiped")
            screen.perform("Pulls.") {
                $0.openActions = nil
                $0.isRefreshing = true
            }
            screen.step("Pulled")
            screen.perform("It comes.") {
                $0.isRefreshing = false
                $0.sections[0].contents.swapAt(0, 1)
                $0.sections[0].contents.append(Stop(3, "c").typeErased)
            }
            screen.step("Come")
            screen.perform("Deletes.") { $0.sections[0].contents.removeFirst() }
            screen.step("Deleted")
            screen.perform("Nothing.") { _ in }
            screen.step("Still")
            screen.perform("Marks.") { $0 = $0.showingChanges(from: list([(1, "a"), (2, "b")])) }
            screen.step("Marked")
            screen.perform("Rests.") {
                $0 = list([(1, "a")])
                $0.sections[0].contents.append(Stop(3, "c").typeErased)
            }
            screen.step("Unmarked")
        }
        let session = RenderSession(registry: Registry())
        let sentences = scenario.steps.map { step in
            step.changes.map { session.html.localized($0).replacing(/[\u{2068}\u{2069}]/, with: "") }
        }
        #expect(
            sentences == [
                [], ["The actions of “b” are now shown."],
                ["The actions of “b” are now hidden.", "The list is being refreshed."],
                ["The list is up to date.", "Stops: “c” appeared.", "“b” moved from place 2 to place 1."],
                ["Stops: “b” disappeared."], [], ["The changes are marked."], ["The changes are no longer marked."],
            ])
    }
}
