import VitrineMarkup
import VitrineSupport

/// The rules for the table model: the grid of cells, and the `headers` and `scope` attributes of cells.
enum TableRules: RuleGroup {
    static var rules: [Rule] {
        [.tableCellsOverlap, .tableRowspanPastEnd, .tableRowEmpty, .tableColumnEmpty, .tableHeaders, .tableScope]
    }

    static func check(_ page: PageTree, _ report: Report) {
        var templates = page.elements(.template).makeIterator()
        var template = templates.next()
        var templateEnd = 0
        for table in page.elements(.table) {
            while let next = template, next < table {
                templateEnd = max(templateEnd, Int(page.document.nodes[next].end))
                template = templates.next()
            }
            var grid = TableGrid(page, report, table)
            grid.form()
            // Ids in templates do not belong to the page.
            if table >= templateEnd { TableHeaders.check(page, report, table) }
        }
    }
}

extension Rule {
    /// Cells of a table must not overlap.
    static let tableCellsOverlap = Rule(
        "table-cells-overlap", .error, "Cells of a table must not overlap",
        because: "Two cells in one place cover each other, and it is not clear which row and column they belong to.",
        reference: .html("tables.html#table-model-error"),
        wrong: [
            """
            <table><tbody><tr><td>1</td><td rowspan="2">2</td></tr><tr><td colspan="2">3</td></tr></tbody></table>
            """
        ],
        right: [
            "<table><tbody><tr><td>1</td><td rowspan=\"2\">2</td></tr><tr><td>3</td></tr></tbody></table>"
        ])

    /// A cell must end within the rows of its row group.
    static let tableRowspanPastEnd = Rule(
        "table-rowspan-past-end", .error, "A cell must end within the rows of its row group",
        because: """
            A cell that reaches further would need rows that are not in the markup. Browsers do not add them: the cell \
            ends with the last row of the group.
            """,
        reference: .html("tables.html#table-model-error"),
        wrong: [
            "<table><tbody><tr><td rowspan=\"3\">1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>"
        ],
        right: [
            "<table><tbody><tr><td rowspan=\"2\">1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>",
            "<table><tbody><tr><td rowspan=\"0\">1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>",
        ])

    /// Every row of a table must have a cell that begins in it.
    static let tableRowEmpty = Rule(
        "table-row-empty", .error, "Every row of a table must have a cell that begins in it",
        because: "A row without cells of its own is not read aloud and has no height.",
        reference: .html("tables.html#table-model-error"),
        wrong: ["<table><tbody><tr><td>1</td></tr><tr></tr></tbody></table>"],
        right: ["<table><tbody><tr><td>1</td></tr><tr><td></td></tr></tbody></table>"])

    /// Every column of a table must have a cell that begins in it.
    static let tableColumnEmpty = Rule(
        "table-column-empty", .error, "Every column of a table must have a cell that begins in it",
        because:
            "A column that exists only because cells span it, or because <col> or <colgroup> declares it, is empty.",
        reference: .html("tables.html#table-model-error"),
        wrong: [
            "<table><tbody><tr><td colspan=\"2\">1</td></tr></tbody></table>",
            "<table><colgroup><col/><col/></colgroup><tbody><tr><td>1</td></tr></tbody></table>",
        ],
        right: [
            "<table><tbody><tr><td colspan=\"2\">1</td></tr><tr><td>2</td><td>3</td></tr></tbody></table>"
        ])

    /// “headers” must refer to header cells of the same table.
    static let tableHeaders = Rule(
        "table-headers", .error, "“headers” must refer to header cells of the same table",
        because: "Screen readers read these cells before the cell; they skip an id that does not exist.",
        reference: .html("tables.html#attr-tdth-headers"),
        wrong: [
            "<table><tbody><tr><th id=\"a\">A</th></tr><tr><td headers=\"b\">1</td></tr></tbody></table>",
            "<table><tbody><tr><th id=\"a\" headers=\"a\">A</th></tr><tr><td>1</td></tr></tbody></table>",
        ],
        right: ["<table><tbody><tr><th id=\"a\">A</th></tr><tr><td headers=\"a\">1</td></tr></tbody></table>"])

    /// A header cell for a row group or column group must be in such a group.
    static let tableScope = Rule(
        "table-scope", .error, "A header cell for a row group or column group must be in such a group",
        because: "Otherwise the header applies to no cell.",
        reference: .html("tables.html#attr-th-scope"),
        wrong: ["<table><tbody><tr><th scope=\"colgroup\">A</th></tr><tr><td>1</td></tr></tbody></table>"],
        right: [
            """
            <table><colgroup><col/></colgroup>\
            <tbody><tr><th scope="colgroup">A</th></tr><tr><td>1</td></tr></tbody></table>
            """
        ])
}
