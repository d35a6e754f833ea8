import Testing
import VitrineSnapshots

/// What is one mistake is one group.
@Suite("Groups of changes")
struct GroupTests {
    @Test func oneChangeInAComponentIsOneGroup() throws {
        func page(_ level: Int) -> String {
            (1...300).map {
                "<article data-component='Card' data-instance='c/\($0)'><h\(level)>Card \($0)</h\(level)></article>"
            }
            .joined()
        }
        let list = ChangeList(from: try CanonicalTests.tree(page(2)), to: try CanonicalTests.tree(page(3)))
        #expect(
            ChangeGroup.groups([(path: "a.html", changes: list.changes)]).map(\.summary) == [
                "Card, heading “Card 1” and 299 more: level 2 became 3 (<h2> became <h3>), 300 times on a.html"
            ])
    }

    @Test func aClassOnManyRowsAndOneMoreIsNoGuess() throws {
        func rows(_ numbers: [Int], _ kind: String) -> String {
            "<ul>\(numbers.map { "<li class='\(kind)'>Row \($0)</li>" }.joined())</ul>"
        }
        var numbers = Array(0..<500)
        numbers.insert(999, at: 250)
        let list = ChangeList(
            from: try CanonicalTests.tree(rows(Array(0..<500), "a")), to: try CanonicalTests.tree(rows(numbers, "a b")))
        #expect(!list.isCoarse)
        #expect(
            ChangeGroup.groups([(path: "", changes: list.changes)]).map(\.summary) == [
                "<li>: “Row 999” added", "<li>: class “b” added, 500 times",
            ])
    }

    @Test func whatMovedIsNamedWhereItIsOne() throws {
        func page(_ names: [String]) -> String { "<ul>\(names.map { "<li>\($0)</li>" }.joined())</ul>" }
        let one = ChangeList(
            from: try CanonicalTests.tree(page(["a", "b", "c", "d"])),
            to: try CanonicalTests.tree(page(["b", "c", "d", "a"])))
        let other = ChangeList(
            from: try CanonicalTests.tree(page(["e", "f", "g", "h"])),
            to: try CanonicalTests.tree(page(["f", "g", "h", "e"])))
        func summaries(_ lists: [ChangeList]) -> [String] {
            ChangeGroup.groups(lists.enumerated().map { (path: "\($0.offset).html", changes: $0.element.changes) })
                .map(\.summary)
        }
        #expect(summaries([one, one]) == ["<li>: “a” moved, twice on 2 pages"])
        #expect(summaries([one, other]) == ["<li>: moved, twice on 2 pages"])
    }

    @Test func aPageWithoutAPathIsNotNamed() throws {
        let list = ChangeList(
            from: try CanonicalTests.tree("<p class='a'>x</p><p class='a'>y</p>"),
            to: try CanonicalTests.tree("<p>x</p><p>y</p>"))
        #expect(
            ChangeGroup.groups([(path: "", changes: list.changes)]).map(\.summary) == [
                "<p>: class “a” removed, twice"
            ])
    }
}
