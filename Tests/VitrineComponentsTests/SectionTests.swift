import Testing
import VitrineComponents

@Suite("Sections and stories")
struct SectionTests {
    @Test("In a result builder, every row has its own line")
    func builder() {
        let isShown = true
        let line = #line + 1
        let section = Section(id: "a") {
            Todo(1, "a")
            RowSpacer(type: .flexible)
            if isShown { Note("b") }
            if !isShown { Note("never") }
            if isShown {
                Note("c")
            } else {
                Note("never")
            }
            for number in 2...3 {
                Todo(number, "d")
            }
            [Note("e"), Note("f")]
            Story("G", Note("g"))
        }
        #expect(section.place == SourcePlace(file: #fileID, line: line))
        #expect(section.items.map { $0.place.line - line } == [1, 2, 3, 6, 11, 11, 13, 13, 14])
        #expect(section.items.allSatisfy { $0.place.file == #fileID })
        #expect(section.items.map(\.id) == [1, nil, nil, nil, 2, 3, nil, nil, "G"])
    }

    @Test("In an array, every row has the line of the section")
    func existing() {
        let line = #line + 1
        var section = Section(id: "a", rows: [Todo(1, "a"), Note("b")])
        #expect(section.items.map(\.place.line) == [line, line])
        section.rows = [Note("c")]
        #expect(section.items.map(\.place.line) == [line])
        #expect(section.rows.map { $0 as? Note } == [Note("c")])
        #expect(Section(id: "a").rows.isEmpty)
    }

    @Test("The name of a section is its title, or its id")
    func names() {
        #expect(Section(id: "a", title: "T").name == "T")
        #expect(Section(id: "a").name == "a")
        #expect(Section(id: 7).name == "7")
    }

    private enum Screen: Hashable { case active, completed }
    private enum Tab: String { case home = "start" }

    @Test("The id may be the case of an enumeration")
    func enumerations() {
        #expect(Section(id: Screen.active, rows: [Note("a")]).id == "active")
        #expect(Section(id: Tab.home) { Note("a") }.id == "start")
        #expect(Section(id: Screen.completed).rows.isEmpty)
        #expect(Section(id: "x").id == .string("x"))
        #expect(Section(id: 7).id == .integer(7))
    }

    @Test("Without an id, the title is the id, or else the file and line")
    func withoutID() {
        #expect(Section(title: "To do", rows: [Note("a")]).id == "To do")
        let line = #line + 1
        let section = Section(rows: [Note("a")])
        #expect(section.id == .string("SectionTests-\(line)"))
    }

    @Test("An error in a result builder is rethrown")
    func errors() {
        func note() throws -> Note { throw Broken() }
        #expect(throws: Broken.self) { try Section(id: "a") { try note() } }
    }

    @Test("A story in a section is shown like its component")
    func story() {
        let line = #line + 1
        let story = Story("Done", Todo(7, "a"), notes: "n", tags: ["t"])
        let row = Row(story, place: SourcePlace(file: "x", line: 1))
        #expect(row.component as? Todo == Todo(7, "a"))
        #expect(row.story == story)
        #expect(row.id == "Done")
        #expect(row.place == SourcePlace(file: #fileID, line: line))
        expectHTML("<li>a</li>") { $0.render(row.component, role: .row, marked: false) }
    }

    @Test("Stories with equal contents are equal, wherever they are declared")
    func equality() {
        let story = Story("A", Note("a"), notes: "n", tags: ["t"])
        let same = Story("A", Note("a"), notes: "n", tags: ["t"])
        #expect(story == same)
        #expect(story.hashValue == same.hashValue)
        #expect(story != Story("B", Note("a"), notes: "n", tags: ["t"]))
        #expect(story != Story("A", Note("b"), notes: "n", tags: ["t"]))
        #expect(story != Story("A", Note("a"), notes: "m", tags: ["t"]))
        #expect(story != Story("A", Note("a"), notes: "n"))
        #expect(Story("A", Note("a")) != Story("A", Todo(1, "a")))
    }

    @Test("A story can be shown in every role of a component", arguments: [.header, .part] as [RenderRole])
    func storyElsewhere(role: RenderRole) {
        expectHTML("<p>a</p>") { $0.render(Story("A", Note("a")), role: role, marked: false) }
    }

    @Test("A story in a story is shown")
    func nested() {
        let row = Row(Story("A", Story("B", Note("a"))), place: SourcePlace(file: "x", line: 1))
        expectHTML("<p>a</p>") { $0.render(row.component, role: .row, marked: false) }
    }

    @Test("Problems of sections that are found before rendering")
    func checks() {
        struct Unknown: Component {}
        let line = #line + 1
        let sections = [
            Section(id: "a", header: Unknown(), rows: [Todo(1, "a"), Todo(2, "b"), Todo(1, "c")]),
            Section(id: 1, rows: [Todo(1, "a"), Note("x"), Note("x")]),
            Section(id: "a", rows: [Unknown()]),
        ]
        let file = "VitrineComponentsTests/SectionTests.swift"
        #expect(
            SectionChecks.problems(in: sections, registry: .standard).map(\.description) == [
                "\(file):\(line + 1): error: Unknown (a): no view is registered for Unknown",
                "\(file):\(line + 1): error: Todo: section “a” has two rows with id 1; the first is at "
                    + "\(file):\(line + 1)",
                "\(file):\(line + 3): error: two sections have the id “a”; the first is at \(file):\(line + 1)",
                "\(file):\(line + 3): error: Unknown (a): no view is registered for Unknown",
            ])
    }
}
