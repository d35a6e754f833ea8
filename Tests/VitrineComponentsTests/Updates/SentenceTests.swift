import Testing
import VitrineComponents

@Suite("Sentences of updates")
struct SentenceTests {
    @Test("Every kind of change has a sentence, in a fixed order")
    func words() {
        var update = SectionUpdate()
        update.reloaded = [path(0, 1)]
        update.moved = [.init(from: path(0, 4), to: path(1, 0))]
        update.inserted = [path(2, 3)]
        update.removed = [path(0, 5)]
        update.reloadedSections = ["a"]
        update.movedSections = ["b"]
        update.insertedSections = [7]
        update.removedSections = ["7"]
        let expected = [
            "section “7” is gone", "section 7 is new", "section “b” moved",
            "section “a” has a different header or footer", "row [0, 5] is gone", "row [2, 3] is new",
            "row [0, 4] moved to [1, 0]", "the content of row [0, 1] changed",
        ]
        #expect(update.sentences == expected)
        #expect("\(update)" == expected.joined(separator: "\n"))
    }

    @Test("An update without changes has a description, too")
    func nothing() {
        #expect(SectionUpdate().sentences == [])
        #expect("\(SectionUpdate())" == "nothing changed")
    }

    @Test("An edit is described by sentences")
    func edit() throws {
        let renderer = countingRenderer()
        try renderer.updateSections([Section(id: "a", rows: [Item(1), Item(2), Item(3)])])
        let update = try renderer.updateSections([
            Section(id: "a", header: Plain(text: "new"), rows: [Item(3), Item(1, "one"), Item(4)])
        ])
        #expect(
            update.sentences == [
                "section “a” has a different header or footer", "row [0, 1] is gone", "row [0, 2] is new",
                "row [0, 2] moved to [0, 0]", "the content of row [0, 1] changed",
            ])
    }
}
