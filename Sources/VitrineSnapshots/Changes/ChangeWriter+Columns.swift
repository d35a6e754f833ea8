/// Added, removed or moved columns of a table. A column is one change, no matter how many rows there are.
extension ChangeWriter {
    /// A column of a table in the old or the new tree.
    private struct Column: Hashable {
        var isOld: Bool
        var table: Int
        var number: Int
        /// The former position of a column that moved.
        var origin: Int?
    }

    /// The positions of the cells in the row that was used last, and the number of rows of each table. They are kept so
    /// that they are not computed again for every cell.
    private struct Tables {
        var row: (isOld: Bool, node: Int) = (false, -1)
        var numbers: [Int: Int] = [:]
        var rows: [Column: Int] = [:]
    }

    /// Replaces the changes of all cells of a column with one change.
    mutating func foldColumns() {
        var cells: [Column: [Int]] = [:]
        var tables = Tables()
        for (index, entry) in placed.enumerated() {
            if let column = column(of: entry, &tables) { cells[column, default: []].append(index) }
        }
        var folded: Set<Int> = []
        for (column, cells) in cells where cells.count > 1 {
            guard rows(of: column, &tables) == cells.count else { continue }
            let first = cells.min { placed[$0].node < placed[$1].node } ?? cells[0]
            placed[first].change = whole(placed[first], table: column.table, count: cells.count)
            folded.formUnion(cells.filter { $0 != first })
        }
        guard !folded.isEmpty else { return }
        placed = placed.enumerated().filter { !folded.contains($0.offset) }.map(\.element)
    }

    private func rows(of column: Column, _ tables: inout Tables) -> Int {
        let key = Column(isOld: column.isOld, table: column.table, number: 0, origin: nil)
        if let known = tables.rows[key] { return known }
        let count = (column.isOld ? matching.old : matching.new).regularRows(of: column.table)
        tables.rows[key] = count
        return count
    }

    private func whole(_ cell: Placed, table: Int, count: Int) -> Change {
        let tree = cell.isOld ? matching.old : matching.new
        var change = cell.change
        change.part = tree.part(table, of: tree.component(around: table))
        change.name = "column"
        change.subject = .column(cells: change.kind == .moved ? nil : count)
        return change
    }

    private func column(of entry: Placed, _ tables: inout Tables) -> Column? {
        let tree = entry.isOld ? matching.old : matching.new
        guard [.inserted, .removed, .moved].contains(entry.change.kind), tree.isCell(entry.node) else {
            return nil
        }
        let row = tree.nodes[entry.node].parent
        guard row >= 0, tree.nodes[row].name == "tr", let table = tree.table(around: row) else { return nil }
        if tables.row != (entry.isOld, row) {
            tables.row = (entry.isOld, row)
            tables.numbers = [:]
            for (number, cell) in tree.children(row).enumerated() { tables.numbers[cell] = number }
        }
        var from: Int?
        if entry.change.kind == .moved {
            guard let origin = entry.origin, matching.old.nodes[origin].parent >= 0 else { return nil }
            from = matching.old.children(matching.old.nodes[origin].parent).firstIndex(of: origin)
        }
        return tables.numbers[entry.node].map { Column(isOld: entry.isOld, table: table, number: $0, origin: from) }
    }
}

extension SnapshotTree {
    fileprivate func isCell(_ node: Int) -> Bool { nodes[node].name == "td" || nodes[node].name == "th" }

    fileprivate func table(around node: Int) -> Int? {
        var current = nodes[node].parent
        while current >= 0, nodes[current].name != "table" { current = nodes[current].parent }
        return current < 0 ? nil : current
    }

    /// Returns the number of rows of a table, without those of nested tables; 0 if any cell, even in a nested table,
    /// has `colspan` or `rowspan`.
    fileprivate func regularRows(of table: Int) -> Int {
        var count = 0
        for node in table..<nodes[table].end {
            if isCell(node), value("colspan", node) ?? value("rowspan", node) != nil { return 0 }
            if nodes[node].name == "tr", self.table(around: node) == table { count += 1 }
        }
        return count
    }
}
