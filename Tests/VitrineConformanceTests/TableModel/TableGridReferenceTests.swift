import TestSupport
import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

/// The Standard's algorithm for forming a table, step by step. It stores every slot that a cell covers, so it is slow
/// but simple.
private struct SlotTable {
    struct Cell {
        var colspan: Int
        var rowspan: Int
    }

    struct Slot: Hashable {
        var x: Int
        var y: Int
    }

    private(set) var overlaps = 0
    private var width = 0
    private var height = 0
    private var row = 0
    private var covered: Set<Slot> = []
    private var anchors: Set<Slot> = []
    private var growing: [(x: Int, width: Int)] = []

    init(columns: Int, groups: [[[Cell]]]) {
        width = columns
        for group in groups {
            for cells in group { add(cells) }
            end()
        }
    }

    /// The number of rows in which no cell begins; 0 if the table has no columns.
    var emptyRows: Int { width == 0 ? 0 : (0..<height).filter { y in !anchors.contains { $0.y == y } }.count }
    /// The number of columns in which no cell begins; 0 if the table has no rows.
    var emptyColumns: Int { height == 0 ? 0 : (0..<width).filter { x in !anchors.contains { $0.x == x } }.count }

    private mutating func grow() {
        for (x, width) in growing { for column in x..<x + width { covered.insert(Slot(x: column, y: row)) } }
    }

    private mutating func end() {
        while row < height {
            grow()
            row += 1
        }
        growing = []
    }

    private mutating func add(_ cells: [Cell]) {
        if height == row { height += 1 }
        var x = 0
        grow()
        for cell in cells {
            while x < width, covered.contains(Slot(x: x, y: row)) { x += 1 }
            if x == width { width += 1 }
            let rowspan = max(cell.rowspan, 1)
            width = max(width, x + cell.colspan)
            height = max(height, row + rowspan)
            var overlaps = false
            for y in row..<row + rowspan {
                for column in x..<x + cell.colspan where !covered.insert(Slot(x: column, y: y)).inserted {
                    overlaps = true
                }
            }
            self.overlaps += overlaps ? 1 : 0
            anchors.insert(Slot(x: x, y: row))
            if cell.rowspan == 0 { growing.append((x, cell.colspan)) }
            x += cell.colspan
        }
        row += 1
    }
}

@Suite("The table model, compared with an algorithm that stores every slot")
struct TableGridReferenceTests {
    @Test("Random tables")
    func random() throws {
        var random = SplitMix64(state: 3)
        func pick(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
        var counts = (overlaps: 0, rows: 0, columns: 0, clean: 0)
        let checker = try ConformanceChecker()
        for _ in 0..<3000 {
            let columns = pick(3) == 0 ? pick(6) : 0
            let groups = (0..<1 + pick(2)).map { _ in
                (0..<pick(4)).map { _ in
                    (0..<pick(4)).map { _ in
                        SlotTable.Cell(
                            colspan: pick(3) == 0 ? 1 + pick(3) : 1, rowspan: pick(3) == 0 ? pick(4) : 1)
                    }
                }
            }
            let reference = SlotTable(columns: columns, groups: groups)
            let rows = groups.map { group in
                "<tbody>"
                    + group.map { cells in
                        "<tr>" + cells.map { "<td colspan=\"\($0.colspan)\" rowspan=\"\($0.rowspan)\"/>" }.joined()
                            + "</tr>"
                    }.joined() + "</tbody>"
            }.joined()
            let group = columns > 0 ? "<colgroup>" + String(repeating: "<col/>", count: columns) + "</colgroup>" : ""
            let page = Rule.Example.body("<table>\(group)\(rows)</table>").document
            let found = checker.check(Array(page.utf8), path: "page.html")
            func count(_ rule: Rule) -> Int { found.filter { $0.rule == rule.id }.count }
            #expect(count(.tableCellsOverlap) == reference.overlaps, "\(rows)")
            // One finding may be about several empty rows or columns, so only their presence is compared.
            #expect((count(.tableRowspanPastEnd) + count(.tableRowEmpty) > 0) == (reference.emptyRows > 0), "\(rows)")
            #expect((count(.tableColumnEmpty) > 0) == (reference.emptyColumns > 0), "\(group)\(rows)")
            counts.overlaps += min(reference.overlaps, 1)
            counts.rows += min(reference.emptyRows, 1)
            counts.columns += min(reference.emptyColumns, 1)
            counts.clean += reference.overlaps + reference.emptyRows + reference.emptyColumns == 0 ? 1 : 0
        }
        // All outcomes must be common, or the test proves little.
        #expect(counts.overlaps > 60)
        #expect(counts.rows > 300)
        #expect(counts.columns > 300)
        #expect(counts.clean > 300)
    }
}
