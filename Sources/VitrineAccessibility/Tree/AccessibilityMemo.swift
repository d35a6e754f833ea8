import VitrineMarkup
import VitrineSupport

/// A cache of two results that many nodes share: the row headers of a table row, and the summary of `details`.
///
/// It is a class because look-ups fill the cache.
final class AccessibilityMemo {
    private var rows: Set<Int> = []
    private var headers: Set<Int> = []
    private var summaries: [Int: Int?] = [:]

    /// Whether a header cell is next to a data cell, which makes it a row header.
    func isBesideData(_ cell: Int, in row: Int, _ page: PageTree) -> Bool {
        if rows.insert(row).inserted {
            let cells = page.childElements(row).filter { page.names[$0] == .td || page.names[$0] == .th }
            for (one, other) in zip(cells, cells.dropFirst()) where page.names[one] != page.names[other] {
                headers.insert(page.names[one] == .th ? one : other)
            }
        }
        return headers.contains(cell)
    }

    func summary(of details: Int, _ page: PageTree) -> Int? {
        if let known = summaries[details] { return known }
        let found = page.summary(of: details)
        summaries[details] = .some(found)
        return found
    }
}
