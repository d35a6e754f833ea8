extension Story {
    /// Returns a story for every combination of the values of two parameters of a component. The gallery shows the
    /// stories as a grid.
    ///
    /// ```swift
    /// Section(id: "badges") {
    ///     Story.matrix("Badges", rows: .cases, columns: .cases) { (tone: Badge.Tone, isLarge: Bool) in
    ///         Badge("New", tone: tone, isLarge: isLarge)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the matrix. The name of a story consists of this name and the values of the story.
    ///   - rows: the values of the first parameter; `.cases` for all values of an enum or a `Bool`.
    ///   - columns: the values of the second parameter.
    ///   - tags: words for finding the stories.
    ///   - file: the file where the stories are declared, for messages.
    ///   - number: the line in that file.
    ///   - component: returns the component for one value of each parameter.
    public static func matrix<First, Second, Shown: Component>(
        _ name: String, rows: StoryAxis<First>, columns: StoryAxis<Second>, tags: [String] = [],
        file: String = #fileID, line number: Int = #line, _ component: (First, Second) -> Shown
    ) -> [Story] {
        let shown = rows.values.map { row in columns.values.map { component(row, $0) } }
        let rowNames = names(of: rows.values, shown.compactMap(\.first))
        let columnNames = names(of: columns.values, shown.first ?? [])
        return zip(shown, rowNames).flatMap { line in
            zip(line.0, columnNames).map { cell in
                story(
                    cell.0, StoryCell(matrix: name, row: line.1, column: cell.1), tags,
                    SourcePlace(file: file, line: number))
            }
        }
    }

    /// Returns a story for every value of one parameter of a component. The gallery shows the stories side by side.
    /// - Parameters:
    ///   - name: the name of the matrix. The name of a story consists of this name and the value of the story.
    ///   - columns: the values of the parameter; `.cases` for all values of an enum or a `Bool`.
    ///   - tags: words for finding the stories.
    ///   - file: the file where the stories are declared, for messages.
    ///   - line: the line in that file.
    ///   - component: returns the component for one value.
    public static func matrix<Value, Shown: Component>(
        _ name: String, columns: StoryAxis<Value>, tags: [String] = [], file: String = #fileID, line: Int = #line,
        _ component: (Value) -> Shown
    ) -> [Story] {
        let shown = columns.values.map(component)
        return zip(shown, names(of: columns.values, shown)).map { shown, column in
            story(
                shown, StoryCell(matrix: name, row: nil, column: column), tags, SourcePlace(file: file, line: line))
        }
    }

    private static func story(
        _ component: some Component, _ cell: StoryCell, _ tags: [String], _ place: SourcePlace
    ) -> Story {
        let values = [cell.row, cell.column].compactMap(\.self).joined(separator: ", ")
        var story = Story("\(cell.matrix): \(values)", component, tags: tags, file: place.file, line: place.line)
        story.cell = cell
        return story
    }

    /// Returns the values as text, prefixed with the name of their property: `size: large`. The property is the first
    /// one in which the first two components differ; if there is none, the values have no prefix.
    private static func names<Value>(of values: [Value], _ components: [any Component]) -> [String] {
        let property = components.count > 1 ? property(components[0], components[1]) : nil
        return values.map { value in property.map { "\($0): \(value)" } ?? "\(value)" }
    }

    private static func property(_ one: any Component, _ other: any Component) -> String? {
        zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).first { one, other in
            one.label != nil && "\(one.value)" != "\(other.value)"
        }?.0.label
    }
}
