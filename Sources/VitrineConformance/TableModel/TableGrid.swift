import VitrineSupport
import VitrineMarkup

/// A table, formed by the algorithm of the HTML Standard.
///
/// Only the current row of the grid is kept: for every column, the first row in which it is free again, and the cell
/// that occupies it until then.
///
/// The amount of work is limited, because a few bytes (`colspan="1000"`) can cause a lot of work. A table is not
/// checked beyond this limit.
struct TableGrid {
    private struct Column {
        /// The index of the first row in which the column is free again.
        var free = 0
        /// The node of the cell that ends in the row before `free`; -1 if there is none.
        var cell: Int32 = -1
        /// The node of the cell, `col` or `colgroup` that created the column.
        var owner: Int32
        /// Whether a cell begins in the column.
        var hasStart = false
    }

    private let page: PageTree
    private let report: Report
    private let table: Int
    private var columns: [Column] = []
    private var row = 0
    /// The number of rows that `tr` elements and cells have created so far.
    private var height = 0
    /// The number of columns in column groups.
    private var groupedColumns = 0
    private var isInRowGroup = false
    private var emptyRows: [Int] = []
    /// Cells of the current row group that span several rows, each with the index of the row after its last one.
    private var tall: [(cell: Int, end: Int)] = []
    /// The columns of cells with `rowspan="0"`, which extend to the end of the row group.
    private var growing: [Range<Int>] = []
    private var hasRows = false
    private var work = 0
    /// The maximum of `work`, which counts each time that a column is created, skipped or occupied.
    private let limit: Int
    private static let widthLimit = 20_000

    init(_ page: PageTree, _ report: Report, _ table: Int) {
        self.page = page
        self.report = report
        self.table = table
        limit = 4000 + 64 * page.descendants(table).count
    }

    /// Forms the table and reports its errors.
    mutating func form() {
        for child in page.children(table) {
            guard page.vocabularies[child] == .html else { continue }
            switch page.names[child] {
            case .colgroup where !hasRows: addColumns(child)
            // HTML parsers insert a column group around this `col`.
            case .col where !hasRows:
                widen(by: span(.span, child, 1000), child)
                groupedColumns = columns.count
            case .tr: add(row: child)
            case .thead, .tbody, .tfoot:
                endRowGroup()
                isInRowGroup = true
                for row in page.children(child) where page.names[row] == .tr && page.vocabularies[row] == .html {
                    add(row: row)
                }
                endRowGroup()
                isInRowGroup = false
            default: break
            }
            if isTooLarge { return }
        }
        endRowGroup()
        if !isTooLarge { reportEmpty() }
    }

    private var isTooLarge: Bool { work > limit || columns.count > Self.widthLimit }

    private mutating func addColumns(_ group: Int) {
        var hasColumns = false
        for column in page.children(group) where page.names[column] == .col && page.vocabularies[column] == .html {
            hasColumns = true
            widen(by: span(.span, column, 1000), column)
            if isTooLarge { return }
        }
        if !hasColumns { widen(by: span(.span, group, 1000), group) }
        groupedColumns = columns.count
    }

    private mutating func widen(by count: Int, _ owner: Int) {
        guard count > 0 else { return }
        work += count
        columns.append(contentsOf: repeatElement(Column(owner: Int32(owner)), count: count))
    }

    private func span(_ name: Name, _ node: Int, _ most: Int) -> Int {
        guard let value = page.value(name, node)?.nonNegativeInteger, value > 0 else { return 1 }
        return min(value, most)
    }

    private mutating func add(row node: Int) {
        hasRows = true
        if isTooLarge { return }
        height = max(height, row + 1)
        var column = 0
        var isEmpty = true
        for cell in page.children(node) {
            guard page.names[cell] == .td || page.names[cell] == .th, page.vocabularies[cell] == .html else { continue }
            isEmpty = false
            while column < columns.count, columns[column].free > row {
                column += 1
                work += 1
            }
            column = place(cell, column)
            if isTooLarge { return }
        }
        if isEmpty { emptyRows.append(node) }
        row += 1
    }

    /// Puts a cell into the grid, in the current row.
    /// - Parameter first: the column in which the cell begins.
    /// - Returns: the column after the cell.
    private mutating func place(_ cell: Int, _ first: Int) -> Int {
        let end = first + span(.colspan, cell, 1000)
        let isGrowing = page.value(.rowspan, cell)?.nonNegativeInteger == 0
        let rowEnd = isGrowing ? Int.max : row + span(.rowspan, cell, 65_534)
        widen(by: end - columns.count, cell)
        if page.names[cell] == .th { checkScope(cell, first) }
        var isReported = false
        for column in first..<end {
            if columns[column].free > row, !isReported {
                isReported = true
                reportOverlap(cell, Int(columns[column].cell), column)
            }
            if rowEnd >= columns[column].free {
                columns[column].free = rowEnd
                columns[column].cell = Int32(cell)
            }
        }
        work += end - first
        columns[first].hasStart = true
        if isGrowing {
            growing.append(first..<end)
        } else if rowEnd > row + 1 {
            height = max(height, rowEnd)
            tall.append((cell, rowEnd))
        }
        return end
    }

    /// Ends a row group, and reports cells that extend beyond its end.
    private mutating func endRowGroup() {
        for (cell, end) in tall where end > row {
            report.add(
                .tableRowspanPastEnd, at: cell, attribute: page.attribute(.rowspan, cell),
                "\(tag(page, cell)) reaches \(Count.of(end - row, "row", "rows")) beyond the end of its row group"
            )
        }
        row = max(row, height)
        for range in growing { for column in range { columns[column].free = row } }
        tall.removeAll(keepingCapacity: true)
        growing.removeAll(keepingCapacity: true)
    }

    private func reportOverlap(_ cell: Int, _ other: Int, _ column: Int) {
        report.add(
            .tableCellsOverlap, at: cell,
            "\(tag(page, cell)) overlaps a \(tag(page, other)) from a row above, in column \(column + 1)")
    }

    private func checkScope(_ cell: Int, _ column: Int) {
        guard let attribute = page.attribute(.scope, cell), let scope = page.keyword(.scope, cell) else { return }
        // HTML parsers insert a row group around rows without one.
        if scope == "rowgroup", !isInRowGroup, page.syntax == .xhtml {
            report.add(
                .tableScope, at: cell, attribute: attribute, "“scope” is “rowgroup”, but <th> is not in a row group")
        } else if scope == "colgroup", column >= groupedColumns {
            report.add(
                .tableScope, at: cell, attribute: attribute,
                "“scope” is “colgroup”, but no <colgroup> contains column \(column + 1), where <th> begins")
        }
    }

    private func reportEmpty() {
        // Without columns or rows the table has no slots at all.
        guard !columns.isEmpty, hasRows else { return }
        for node in emptyRows { report.add(.tableRowEmpty, at: node, "<tr> has no cell of its own") }
        var column = 0
        while column < columns.count {
            guard !columns[column].hasStart else {
                column += 1
                continue
            }
            let first = column
            let owner = columns[column].owner
            while column < columns.count, !columns[column].hasStart, columns[column].owner == owner { column += 1 }
            let numbers = column - first == 1 ? "column \(column)" : "columns \(first + 1) to \(column)"
            report.add(
                .tableColumnEmpty, at: Int(owner),
                "\(tag(page, Int(owner))) creates \(numbers) of the table, but no cell begins there")
        }
    }
}
