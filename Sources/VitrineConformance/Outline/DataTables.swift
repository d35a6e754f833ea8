import VitrineMarkup
import VitrineSupport

/// The rules for data tables, whose columns and rows need headers, and for captions of tables in figures.
enum DataTables {
    static func check(_ page: PageTree, _ report: Report) {
        for table in page.elements(.table) {
            checkCaption(table, page, report)
            guard isData(table, page), !hasHeaders(table, page), !page.isConcealedFromOutside(table) else { continue }
            let hasCaption = page.childElements(table).contains { page.names[$0] == .caption }
            report.add(
                .dataTableHeaders, at: table,
                """
                <table> has a \(hasCaption ? "<caption>" : "<thead>") but no <th>; use <th> for the headers of columns \
                and rows
                """)
        }
    }

    /// Reports the `caption` of a table that is the only content of a figure: the text should be in a `figcaption`.
    private static func checkCaption(_ table: Int, _ page: PageTree, _ report: Report) {
        guard let figure = page.parent(table), page.names[figure] == .figure,
            let caption = page.childElements(table).first(where: { page.names[$0] == .caption })
        else { return }
        let isOnlyContent = page.children(figure).allSatisfy { child in
            child == table || page.names[child] == .figcaption || !page.isElement(child) && !page.isNonblankText(child)
        }
        guard isOnlyContent else { return }
        report.add(
            .captionInFigure, at: caption,
            "<caption> is in a <table> that is the only content of its <figure>; use <figcaption> instead")
    }

    /// Returns whether a table is certainly a data table: it has a `caption` or a `thead`, and no `role`. Other tables
    /// may be used for layout.
    private static func isData(_ table: Int, _ page: PageTree) -> Bool {
        guard !page.has(.role, table) else { return false }
        return page.childElements(table).contains { page.names[$0] == .caption || page.names[$0] == .thead }
    }

    private static func hasHeaders(_ table: Int, _ page: PageTree) -> Bool {
        var hasCells = false
        var node = table + 1
        let end = page.descendants(table).upperBound
        while node < end {
            switch page.names[node] {
            case .th: return true
            case .td:
                if let role = page.value(.role, node),
                    role.equals(ignoringCase: "columnheader") || role.equals(ignoringCase: "rowheader")
                {
                    return true
                }
                hasCells = true
                // Skips the contents of the cell: a table inside has its own headers.
                node = page.descendants(node).upperBound
                continue
            case .caption:
                node = page.descendants(node).upperBound
                continue
            case .template: return true
            default: break
            }
            node += 1
        }
        return !hasCells
    }
}

extension Rule {
    /// A table that is the only content of a `figure` should have no caption.
    static let captionInFigure = Rule(
        "caption-in-figure", .warning, "A table that is the only content of a <figure> should have no caption",
        because: "The <figcaption> says what the table is about; with a <caption> as well, people hear it twice.",
        reference: .html("tables.html#the-caption-element"),
        wrong: [
            "<figure><table><caption>Boats</caption><tbody><tr><th>Ann</th><td>9</td></tr></tbody></table></figure>"
        ],
        right: [
            """
            <figure><figcaption>Boats</figcaption><table><tbody><tr><th>Ann</th><td>9</td></tr></tbody></table></figure>
            """,
            """
            <figure><table><caption>Boats</caption><tbody><tr><th>Ann</th><td>9</td></tr></tbody></table>
            <p>Lengths in metres</p></figure>
            """,
        ])

    /// A data table should have header cells.
    static let dataTableHeaders = Rule(
        "table-without-headers", .warning, "A data table should have header cells",
        because: "A screen reader reads them before each cell; without them a number in the middle means nothing.",
        reference: .html("tables.html#the-th-element"),
        wrong: [
            "<table><caption>Boats</caption><tr><td>Name</td><td>Length</td></tr><tr><td>Ann</td><td>9</td></tr></table>"
        ],
        right: [
            "<table><caption>Boats</caption><tr><th>Name</th><th>Length</th></tr><tr><td>Ann</td><td>9</td></tr></table>"
        ])
}
