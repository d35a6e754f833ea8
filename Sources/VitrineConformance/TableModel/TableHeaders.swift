import VitrineSupport
import VitrineMarkup

/// Checks the `headers` attributes of cells, which must contain ids of header cells in the same table.
enum TableHeaders {
    /// Checks the cells of one table, except those of nested tables.
    static func check(_ page: PageTree, _ report: Report, _ table: Int) {
        var targets: [Int: [Int]] = [:]
        for child in page.children(table) {
            switch page.names[child] {
            case .tr: check(page, report, table, row: child, &targets)
            case .thead, .tbody, .tfoot:
                for row in page.children(child) where page.names[row] == .tr {
                    check(page, report, table, row: row, &targets)
                }
            default: break
            }
        }
        if !targets.isEmpty { reportCircles(page, report, targets) }
    }

    private static func check(
        _ page: PageTree, _ report: Report, _ table: Int, row: Int, _ targets: inout [Int: [Int]]
    ) {
        for cell in page.children(row) where page.names[cell] == .td || page.names[cell] == .th {
            guard page.document.nodes[cell].attributeCount > 0, let attribute = page.attribute(.headers, cell) else {
                continue
            }
            for token in page.tokens(.headers, cell) {
                guard let target = page.element(withID: token) else {
                    report.add(
                        .tableHeaders, at: cell, attribute: attribute,
                        "“headers” of \(tag(page, cell)) refers to \(quoted(token)), but no element of the page has this id"
                    )
                    continue
                }
                if page.names[target] != .th {
                    report.add(
                        .tableHeaders, at: cell, attribute: attribute,
                        "“headers” of \(tag(page, cell)) refers to \(quoted(token)), the id of \(tag(page, target)); "
                            + "it must refer to a <th>")
                } else if self.table(page, target) != table {
                    report.add(
                        .tableHeaders, at: cell, attribute: attribute,
                        "“headers” of \(tag(page, cell)) refers to \(quoted(token)), a <th> of another table")
                } else if page.names[cell] == .th {
                    targets[cell, default: []].append(target)
                }
            }
        }
    }

    /// Returns the table of a cell; nil if the cell is not in a row of a table.
    private static func table(_ page: PageTree, _ cell: Int) -> Int? {
        guard let row = page.parent(cell), page.names[row] == .tr, let around = page.parent(row) else { return nil }
        switch page.names[around] {
        case .table: return around
        case .thead, .tbody, .tfoot: return page.parent(around)
        default: return nil
        }
    }

    /// Reports header cells that are their own header, directly or indirectly, using a depth-first search that visits
    /// each header cell once.
    private static func reportCircles(_ page: PageTree, _ report: Report, _ targets: [Int: [Int]]) {
        var isOpen: [Int: Bool] = [:]
        for start in targets.keys.sorted() where isOpen[start] == nil {
            var path: [(cell: Int, next: Int)] = [(start, 0)]
            isOpen[start] = true
            while let (cell, next) = path.last {
                let found = targets[cell] ?? []
                guard next < found.count else {
                    isOpen[cell] = false
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let target = found[next]
                if isOpen[target] == true {
                    report.add(
                        .tableHeaders, at: cell, attribute: page.attribute(.headers, cell),
                        "“headers” of <th> refers back to this <th>" + (target == cell ? "" : " via other headers"))
                } else if isOpen[target] == nil, targets[target] != nil {
                    isOpen[target] = true
                    path.append((target, 0))
                }
            }
        }
    }
}
