import Testing
import VitrineComponents

@Suite struct EditTests {
    private func renderer(_ sections: [Section]) throws -> Renderer {
        let renderer = countingRenderer()
        try renderer.updateSections(sections)
        return renderer
    }

    private func ids(_ renderer: Renderer) -> [[Int]] {
        renderer.sections.map { $0.rows.compactMap { ($0 as? Item)?.id } }
    }

    @Test func appendRowUsesLastOrNamedSection() throws {
        let renderer = try renderer(["a", "b", "c"].map { Section(id: .string($0), rows: []) })
        try renderer.appendRow(Item(1))
        try renderer.appendRow(Item(2), atSectionIndex: 0)
        // Blocks would add this row to the last section.
        try renderer.appendRow(Item(3), atSectionIndex: 1)
        #expect(ids(renderer) == [[2], [3], [1]])
    }

    @Test func updateRowsReplacesAllSections() throws {
        let renderer = try renderer([Section(id: "a", rows: [Item(1)]), Section(id: "b", rows: [Item(2)])])
        let update = try renderer.updateRows([Item(2), Item(3)])
        #expect(renderer.sections.map(\.id) == ["0"])
        #expect(update.removedSections == ["a", "b"])
        #expect(update.insertedSections == ["0"])
        #expect(update.moved == [.init(from: path(1, 0), to: path(0, 0))])
    }

    @Test func sectionsAreInsertedAppendedAndRemoved() throws {
        let renderer = try renderer([Section(id: "a", rows: []), Section(id: "d", rows: [])])
        #expect(try renderer.insertSection(Section(id: "b", rows: []), at: 1).insertedSections == ["b"])
        #expect(try renderer.appendSection(Section(id: "e", rows: [])).insertedSections == ["e"])
        #expect(renderer.sections.map(\.id) == ["a", "b", "d", "e"])
        #expect(try renderer.removeSections { $0.id == "a" || $0.id == "d" }.removedSections == ["a", "d"])
        #expect(try renderer.removeSection(at: 0).removedSections == ["b"])
        #expect(renderer.sections.map(\.id) == ["e"])
    }

    @Test func fewestSectionsAreMoved() throws {
        let renderer = try renderer(["a", "b", "c", "d"].map { Section(id: .string($0), rows: []) })
        let update = try renderer.updateSections(["d", "a", "b", "c"].map { Section(id: .string($0), rows: []) })
        #expect(update.movedSections == ["d"])
    }

    @Test func changedHeaderKeepsSection() throws {
        let renderer = try renderer([Section(id: "a", header: Plain(text: "one"), rows: [Item(1)])])
        let update = try renderer.updateSections([Section(id: "a", header: Plain(text: "two"), rows: [Item(1)])])
        #expect(update.reloadedSections == ["a"])
        #expect(update.insertedSections.isEmpty && update.inserted.isEmpty)
        #expect(
            try markup(renderer)
                == #"<em id="a--header" data-component="Plain" data-instance="a/header">two</em>"#
                + #"<p id="a--1" data-component="Item" data-instance="a/1">item 1</p>"#)
    }

    @Test func storyCanBeHeaderOrFooter() throws {
        let renderer = try renderer([
            Section(id: "a", header: Story("x", Plain(text: "one")), footer: Story("y", Plain(text: "two")))
        ])
        #expect(
            try markup(renderer)
                == #"<em id="a--header" data-component="Plain" data-instance="a/header">one</em>"#
                + #"<em id="a--footer" data-component="Plain" data-instance="a/footer">two</em>"#)
        let error = #expect(throws: RenderProblems.self) {
            try renderer.updateSections([Section(id: "a", header: Story("x", Note("z")))])
        }
        #expect(error?.all.map(\.error) == [.notRegistered(component: "Note")])
    }

    @Test func rowOfAnotherTypeIsReloaded() throws {
        let renderer = try renderer([Section(id: "a", rows: [Story("x", Item(1)), Item(2)])])
        let update = try renderer.updateSections([Section(id: "a", rows: [Story("x", Plain(text: "p")), Item(2)])])
        #expect(update.reloaded == [path(0, 0)])
        #expect(update.inserted == [] && update.removed == [] && update.moved == [])
        #expect(
            try markup(renderer) == #"<em id="a--x" data-component="Plain" data-instance="a/x">p</em>"#
                + #"<p id="a--2" data-component="Item" data-instance="a/2">item 2</p>"#)
    }

    @Test func rowsAreInsertedAndRemovedByPathAndByCondition() throws {
        let renderer = try renderer([Section(id: "a", rows: [Item(1), Item(4)])])
        #expect(try renderer.insertRows([Item(2), Item(3)], at: path(0, 1)).inserted == [path(0, 1), path(0, 2)])
        #expect(try renderer.removeRow(at: path(0, 0)).removed == [path(0, 0)])
        #expect(try renderer.removeRows { ($0 as? Item)?.id != 3 }.removed == [path(0, 0), path(0, 2)])
        #expect(ids(renderer) == [[3]])
    }

    @Test(arguments: [
        ("insertSection", "section index 5 is out of range: the number of sections is 1"),
        ("removeSection", "section index 1 is out of range: the number of sections is 1"),
        ("insertRow", "row index 3 is out of range: the number of rows is 1"),
        ("removeRow", "row index 1 is out of range: the number of rows is 1"),
        ("negative", "section index -1 is out of range: the number of sections is 1"),
        ("appendRow", "section index 4 is out of range: the number of sections is 1"),
        ("negative appendRow", "section index -5 is out of range: the number of sections is 1"),
    ])
    func invalidNumbersChangeNothing(edit: String, message: String) throws {
        let renderer = try renderer([Section(id: "a", rows: [Item(1)])])
        let error = #expect(throws: RenderProblems.self) {
            switch edit {
            case "insertSection": try renderer.insertSection(Section(id: "b", rows: []), at: 5)
            case "removeSection": try renderer.removeSection(at: 1)
            case "insertRow": try renderer.insertRow(Item(2), at: path(0, 3))
            case "removeRow": try renderer.removeRow(at: path(0, 1))
            case "negative": try renderer.insertRow(Item(2), at: path(-1, 0))
            case "negative appendRow": try renderer.appendRow(Item(2), atSectionIndex: -5)
            default: try renderer.appendRow(Item(2), atSectionIndex: 4)
            }
        }
        #expect(error?.all.map(\.error.description) == [message])
        #expect(ids(renderer) == [[1]])
    }

    @Test func severalSectionsAreInsertedAndAppendedAtOnce() throws {
        let renderer = try renderer([Section(id: "c")])
        let first = try renderer.insertSections([Section(id: "a"), Section(id: "b")], at: 0)
        #expect(first.insertedSections == ["a", "b"])
        #expect(try renderer.appendSections([Section(id: "d"), Section(id: "e")]).insertedSections == ["d", "e"])
        // An index that is equal to the number of sections is valid: the section is appended.
        #expect(try renderer.insertSection(Section(id: "f"), at: 5).insertedSections == ["f"])
        #expect(renderer.sections.map(\.id) == ["a", "b", "c", "d", "e", "f"])
        #expect(try renderer.removeSections { _ in false }.isEmpty)
    }

    @Test func emptySectionAcceptsRows() throws {
        let renderer = try renderer([Section(id: "a", rows: nil)])
        #expect(try renderer.appendRow(Item(2)).inserted == [path(0, 0)])
        // Blocks would ignore this call.
        #expect(try renderer.insertRow(Item(1), at: path(0, 0)).inserted == [path(0, 0)])
        #expect(ids(renderer) == [[1, 2]])
    }

    @Test func equalRowsInTwoSectionsStay() throws {
        let renderer = try renderer([Section(id: "a", rows: [Item(1)]), Section(id: "b", rows: [])])
        let update = try renderer.updateSections([
            Section(id: "a", rows: [Item(1)]), Section(id: "b", rows: [Item(1)]),
        ])
        #expect(update.sentences == ["row [1, 0] is new"])
        #expect(try markup(renderer) == #"<p id="a--1" data-component="Item" data-instance="a/1">item 1</p>"#)
        #expect(try markup(renderer, 1) == #"<p id="b--1" data-component="Item" data-instance="b/1">item 1</p>"#)
    }

    @Test func everyEqualRowIsRemoved() throws {
        let renderer = countingRenderer()
        try renderer.updateRows([Plain(text: "x"), Plain(text: "y"), Plain(text: "x")])
        #expect(try renderer.removeRows { ($0 as? Plain)?.text == "x" }.removed == [path(0, 0), path(0, 2)])
        #expect(renderer.sections[0].rows.count == 1)
    }

    @Test func appendingRowWithoutSectionsIsError() throws {
        let renderer = countingRenderer()
        let error = #expect(throws: RenderProblems.self) { try renderer.appendRow(Item(1)) }
        #expect(
            error?.all.map(\.error.description) == ["section index 0 is out of range: the number of sections is 0"])
    }
}
