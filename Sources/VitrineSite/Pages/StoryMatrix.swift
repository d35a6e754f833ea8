import VitrineComponents
import VitrineHTML

/// A table of stories of one component, by the values of one or two parameters.
struct StoryMatrix {
    /// The maximum number of stories that the page of a component shows in tables.
    static let limit = 200

    var name: String
    /// The number of the section that contains the stories.
    var section: Int
    /// The values of the rows, in the order in which they first appear. With a single parameter, there is one row, with
    /// the value nil.
    var rows: [String?] = []
    /// The values of the columns, in the order in which they first appear.
    var columns: [String] = []
    /// For each row, the stories in its columns, as indices in the plan; nil for combinations without a story.
    var stories: [[Int?]] = []

    /// The matrices to which the given stories belong. They contain only these stories.
    static func all(_ numbers: [Int], in plan: SitePlan) -> [StoryMatrix] {
        var found: [StoryMatrix] = []
        for number in numbers {
            let story = plan.stories[number]
            guard let cell = story.cell else { continue }
            // Matrices in different sections may have the same name.
            let place = found.firstIndex { $0.name == cell.matrix && $0.section == story.section } ?? found.count
            if place == found.count { found.append(StoryMatrix(name: cell.matrix, section: story.section)) }
            found[place].add(number, cell)
        }
        return found
    }

    private mutating func add(_ number: Int, _ cell: StoryCell) {
        let row = rows.firstIndex(of: cell.row) ?? rows.count
        if row == rows.count {
            rows.append(cell.row)
            stories.append(columns.map { _ in nil })
        }
        let column = columns.firstIndex(of: cell.column) ?? columns.count
        if column == columns.count {
            columns.append(cell.column)
            for row in stories.indices { stories[row].append(nil) }
        }
        stories[row][column] = stories[row][column] ?? number
    }
}

extension Chrome {
    /// Writes a matrix as a table. The cells of combinations without a story are empty.
    func table(_ matrix: StoryMatrix, _ session: RenderSession) {
        let html = session.html
        let hasRows = matrix.rows.contains { $0 != nil }
        html.div(.class("wide-table")) {
            html.table(.class("matrix")) {
                html.caption(matrix.name, .dir("auto"))
                html.thead {
                    html.tr {
                        if hasRows { html.td {} }
                        for column in matrix.columns { html.th(.scope("col")) { html.code(column) } }
                    }
                }
                html.tbody {
                    for (row, stories) in zip(matrix.rows, matrix.stories) {
                        html.tr {
                            if hasRows { html.th(.scope("row")) { html.code(row ?? "") } }
                            for story in stories { cell(story, session) }
                        }
                    }
                }
            }
        }
    }

    private func cell(_ number: Int?, _ session: RenderSession) {
        let html = session.html
        guard let number else { return html.td {} }
        let story = plan.stories[number]
        html.td(.id("story_\(story.slug)")) {
            for anchor in formerAnchors[number] ?? [] { html.span(.id(anchor)) {} }
            _ = stage(number, session)
            html.a(.class("open"), .href(address(of: number)), hreflang(story: number)) {
                html.text(words(.open))
                html.span(": \(titles.stories[number])", .class("hidden"), lang(story: number))
            }
            marked(changes?.stories[number]?.mark, html)
        }
    }
}
