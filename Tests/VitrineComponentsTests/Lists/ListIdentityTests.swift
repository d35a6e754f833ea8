import Testing
import VitrineComponents
import VitrineHTML

@Suite("Identity and equality of items")
struct ListIdentityTests {
    /// A simple random number generator with a seed, so that a failure can be repeated.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }

        mutating func maybe<Value>(_ value: @autoclosure () -> Value) -> Value? { roll(2) == 0 ? nil : value() }

        mutating func action() -> ListViewContextualAction {
            let colors: [ListColor] = [.ink, .accent, .danger]
            return ListViewContextualAction(
                style: roll(2) == 0 ? .normal : .destructive, title: .verbatim("action \(roll(3))"),
                image: maybe(.symbol(.pin)), textColor: maybe(colors[0]), backgroundColor: colors[roll(3)],
                hidesWhenSelected: roll(2) == 0, destination: maybe(.address("a.html")))
        }

        mutating func stop() -> Stop {
            var stop = Stop(roll(2), "title \(roll(2))")
            stop.onSelectAction = maybe(.address("select.html"))
            stop.onDeleteAction = maybe(.address("delete.html"))
            stop.onDetailAction = maybe(.address("detail.html"))
            stop.leadingContextualActions = (0..<roll(3)).map { _ in action() }
            stop.trailingContextualActions = (0..<roll(3)).map { _ in action() }
            let extra = action()
            stop.menuActions = maybe(ListViewMenuActions(preview: Note("p"), actions: [extra]))
            stop.separatorConfiguration = roll(2) == 0 ? .hidden() : .withInset(.init(leading: .small))
            stop.cell = maybe(Note("cell"))
            return stop
        }
    }

    @Test("Erasing the type of an item loses nothing, and erasing it again changes nothing", arguments: 0..<100)
    func erasure(seed: Int) throws {
        var dice = Dice(state: UInt64(seed))
        let stop = dice.stop()
        let again = AnyListViewItem(stop.typeErased).typeErased
        for erased: AnyListViewItem in [stop.typeErased, again] {
            #expect(erased.base is Stop)
            #expect(try erased.as(Stop.self) == stop)
            #expect(throws: RenderError.invalidModel(expected: "Landing", actual: "Stop")) {
                try erased.as(Landing.self)
            }
            #expect(erased == stop.typeErased)
            #expect(erased.hashValue == stop.typeErased.hashValue)
            #expect(erased.componentID == .integer(stop.id))
            #expect(erased.id == .integer(stop.id))
            #expect(erased.displayName == stop.displayName)
        }
    }

    @Test("An erased item has the configuration and the actions of the item", arguments: 0..<100)
    func erasedProperties(seed: Int) {
        var dice = Dice(state: UInt64(seed))
        let stop = dice.stop()
        let again = AnyListViewItem(stop.typeErased).typeErased
        for erased: AnyListViewItem in [stop.typeErased, again] {
            #expect(erased.configuration == stop.configuration)
            #expect(erased.onSelectAction == stop.onSelectAction)
            #expect(erased.onDeleteAction == stop.onDeleteAction)
            #expect(erased.onDetailAction == stop.onDetailAction)
            #expect(erased.leadingContextualActions == stop.leadingContextualActions)
            #expect(erased.trailingContextualActions == stop.trailingContextualActions)
            #expect(erased.menuActions == stop.menuActions)
            #expect(erased.separatorConfiguration == stop.separatorConfiguration)
        }
    }

    @Test("Items are equal if they show the same, not if they have the same identity", arguments: 0..<100)
    func equality(seed: Int) {
        var dice = Dice(state: UInt64(seed))
        let (one, other) = (dice.stop(), dice.stop())
        #expect((one.typeErased == other.typeErased) == (one == other))
        var changed = one
        changed.row.text = .string("changed")
        #expect(changed.typeErased != one.typeErased)
        #expect(changed.typeErased.componentID == one.typeErased.componentID)
    }

    @Test("Items of different types are never equal, whatever they show")
    func types() {
        #expect(Stop(1).typeErased != Landing(id: 1).typeErased)
        #expect(Set([Stop(1).typeErased, Landing(id: 1).typeErased, Stop(1).typeErased]).count == 2)
        #expect(Stop(1).typeErased.description == "Stop 1")
        #expect(DefaultRow(title: "A").typeErased.description == "DefaultRow")
    }

    @Test("Every repeated identity is reported with the first one, and the list is not shown")
    func repetitions() {
        let list = ListView(
            id: "stops",
            sections: [
                ListViewSection(id: "a", contents: [Stop(1), Stop(2), Landing(id: 1)]),
                ListViewSection(id: "b", contents: [Stop(3), Stop(2)]),
                ListViewSection(id: "a", contents: [Stop(1)]),
            ])
        let session = RenderSession(registry: .standard)
        let (markup, problems) = session.page(list)
        #expect(markup == "")
        #expect(
            problems == [
                "list “stops” has two items with id 1: item 1 of section “a” and item 3 of section “a”",
                "list “stops” has two items with id 2: item 2 of section “a” and item 2 of section “b”",
                "list “stops” has two sections with id “a”: section 1 and section 3",
                "list “stops” has two items with id 1: item 1 of section “a” and item 1 of section “a”",
            ])
        #expect(session.page(ListView(Stop(1))).problems == [])
    }

    @Test("A renderer refuses an update with a repeated identity")
    func renderer() throws {
        let renderer = Renderer(registry: .standard)
        try renderer.updateRows([ListView(Stop(1))])
        #expect(throws: RenderProblems.self) { try renderer.updateRows([ListView(Stop(1), Stop(1))]) }
        #expect(renderer.sections[0].rows.first as? ListView == ListView(Stop(1)))
    }

    @Test("Every item has a unique id: 1 and \"1\", A and a, a long name, emoji, no identity")
    func names() {
        struct Named: ListViewItem {
            var id: ItemID
            var configuration: ListItemConfiguration { .list(ListRowConfiguration()) }
        }
        let ids: [ItemID] = [
            1, "1", "a", "A", "\u{E9}", "😀", "header", "section_a", .string(String(repeating: "long ", count: 40)),
        ]
        let list = ListView(
            id: "l",
            sections: [
                ListViewSection(id: "a", contents: ids.map { Named(id: $0) } + [DefaultRow(title: "x")]),
                ListViewSection(id: "A", contents: [DefaultRow(title: "x"), FootnoteRow(text: "x")]),
            ])
        let (markup, problems) = RenderSession(registry: .standard).page(list)
        let found = markup.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
        #expect(found.count == 1 + 2 + ids.count + 3)
        #expect(Set(found).count == found.count)
        #expect(found.contains("page--list--1") && found.contains("page--list--a"))
        #expect(found.contains("page--list--default-row-1") && found.contains("page--list--default-row-2"))
        #expect(found.contains("page--list--section_a"))
        #expect(problems == [])
        #expect(list.anchors(under: "page--list").map(\.anchor).allSatisfy(found.contains))
    }

    @Test("100,000 items have unique ids")
    func many() {
        let list = ListView(
            id: "l",
            sections: (0..<100).map { section in
                ListViewSection(
                    id: .integer(section), title: "Hundred",
                    contents: (0..<1000).map { Stop(section * 1000 + $0) })
            })
        let (markup, problems) = RenderSession(registry: .standard).page(list)
        #expect(problems == [])
        #expect(markup.utf8.count { $0 == UInt8(ascii: "#") } == 0)
        #expect(Set(list.anchors(under: "").map(\.anchor)).count == 100_100)
        #expect(markup.contains("id=\"page--list--99999\""))
    }
}
