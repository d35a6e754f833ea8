import Vitrine

/// The page about the changes that a renderer reports after edits.
enum UpdatePages {
    static func sections() throws -> [Section] {
        try [
            Section(
                id: "updates", title: "Updates",
                header: ListHeader(title: "What a renderer reports about edits"), rows: stories
            )
            .group("Kinds of view")
            .summary("A renderer keeps sections while they change, configures only new rows, and reports what changed.")
        ]
    }

    private static func item(_ id: Int, _ title: String) -> TodoRow { TodoRow(id: id, title: title) }

    private static let flour = item(1, "Flour")
    private static let butter = item(2, "Butter")
    private static let sugar = item(3, "Sugar")
    private static let yeast = item(4, "Yeast")

    private static func shelf(_ rows: [TodoRow] = [flour, butter, sugar]) -> Section {
        Section(id: "shelf", rows: rows)
    }

    private static func cellar(_ header: LocalizedText = "Cellar", _ rows: [TodoRow] = []) -> Section {
        Section(id: "cellar", header: ListHeader(title: header), rows: rows)
    }

    private static var stories: [Story] {
        get throws {
            try rowStories + sectionStories + [
                story("Nothing", "updateSections(sections)", [shelf()], "Equal rows keep their bytes.") {
                    try $0.updateSections([shelf()])
                },
                story(
                    "An index that does not exist", id: "A number that is not there", "insertRow(yeast, at: [0, 9])",
                    [shelf()], "The error says how many there are, and everything stays as it was."
                ) { try $0.insertRow(yeast, at: RowPath(section: 0, row: 9)) },
                story(
                    "A duplicate row", id: "The same thing twice", "appendRow(flour)", [shelf()],
                    "Two rows of a section cannot have the same identity."
                ) { try $0.appendRow(flour, file: "Shelf.swift", line: 12) },
            ]
        }
    }

    private static var rowStories: [Story] {
        get throws {
            [
                try story("Insert", "insertRow(yeast, at: [0, 1])", [shelf()], "One row is configured, three are not.")
                {
                    try $0.insertRow(yeast, at: RowPath(section: 0, row: 1))
                },
                try story(
                    "Append to a given section", id: "Append to the section named",
                    "appendRow(yeast, atSectionIndex: 0)", [shelf(), cellar()],
                    "Without a number it would be the last section."
                ) { try $0.appendRow(yeast, atSectionIndex: 0) },
                try story("Remove", "removeRows { $0 is sold out }", [shelf([flour, butter, sugar, yeast])]) {
                    try $0.removeRows { [1, 4].contains(($0 as? TodoRow)?.id) }
                },
                try story(
                    "Move", "updateSections(sections)", [shelf([flour, butter, sugar, yeast])],
                    "The fewest moves that give the new order; nothing is configured."
                ) { try $0.updateSections([shelf([yeast, flour, butter, sugar])]) },
                try story("Move to another section", "updateSections(sections)", [shelf(), cellar()]) {
                    try $0.updateSections([shelf([flour, sugar]), cellar("Cellar", [butter])])
                },
                try story(
                    "Change", "updateSections(sections)", [shelf()],
                    "The id is the same and the value is not: a reload in place."
                ) { try $0.updateSections([shelf([flour, item(2, "Butter, salted"), sugar])]) },
            ]
        }
    }

    private static var sectionStories: [Story] {
        get throws {
            [
                try story(
                    "Another header", "updateSections(sections)", [shelf(), cellar("Cellar", [yeast])],
                    "The section keeps its id, and its rows are not touched."
                ) { try $0.updateSections([shelf(), cellar("Cold room", [yeast])]) },
                try story("Sections", "insertSection(box, at: 1)", [shelf([flour]), cellar("Cellar", [yeast])]) {
                    try $0.insertSection(Section(id: "box", rows: [sugar]), at: 1)
                },
                try story(
                    "Sections change places", "updateSections(sections)", [shelf([flour]), cellar("Cellar", [yeast])]
                ) {
                    try $0.updateSections([cellar("Cellar", [yeast]), shelf([flour])])
                },
                try story(
                    "Only rows", id: "Rows alone", "updateRows([butter, yeast])", [shelf([flour, butter])],
                    "Everything becomes one section with the id \"0\"; a row that was there before moves."
                ) { try $0.updateRows([butter, yeast]) },
            ]
        }
    }

    /// Performs an edit with a new renderer, and returns a story with the renderer's report.
    /// - Parameters:
    ///   - id: the id used in the address of the story; nil uses the name.
    ///   - call: the edit as Swift code.
    ///   - sections: the sections before the edit.
    ///   - edit: performs the edit, and returns the update that the renderer reports.
    private static func story(
        _ name: String, id: String? = nil, _ call: String, _ sections: [Section], _ notes: String = "",
        edit: (Renderer) throws -> SectionUpdate
    ) throws -> Story {
        let renderer = Renderer()
        renderer.registry.register(viewModelType: TodoRow.self, viewType: TodoRowView.self)
        renderer.registry.register(viewModelType: ListHeader.self, viewType: ListHeaderView.self)
        try renderer.updateSections(sections)
        var example = EditExample(title: name, call: call, before: stacks(sections), after: [], report: [])
        do {
            let update = try edit(renderer)
            example.report = update.isEmpty ? ["\(update)"] : update.sentences
            example.before = stacks(sections, sections: [.gone: update.removedSections], rows: [.gone: update.removed])
            example.after = stacks(
                renderer.sections,
                sections: [
                    .new: update.insertedSections, .moved: update.movedSections, .changed: update.reloadedSections,
                ],
                rows: [.new: update.inserted, .moved: update.moved.map(\.to), .changed: update.reloaded])
        } catch let problems as RenderProblems {
            example.report = problems.all.map(\.description)
            example.isError = true
            example.after = stacks(renderer.sections)
        }
        return Story(name, id: id, example, notes: notes, tags: ["update"])
    }

    private static func stacks(
        _ sections: [Section], sections changed: [EditExample.Mark: [ItemID]] = [:],
        rows: [EditExample.Mark: [RowPath]] = [:]
    ) -> [EditExample.Stack] {
        let marks: [EditExample.Mark] = [.gone, .new, .changed, .moved]
        return sections.enumerated().map { number, section in
            EditExample.Stack(
                id: section.id, header: (section.header as? ListHeader)?.title.key,
                lines: section.rows.enumerated().map { row, component in
                    let path = RowPath(section: number, row: row)
                    return .init(
                        text: (component as? TodoRow)?.title ?? "",
                        mark: marks.first { rows[$0]?.contains(path) == true })
                }, mark: marks.first { changed[$0]?.contains(section.id) == true })
        }
    }
}
