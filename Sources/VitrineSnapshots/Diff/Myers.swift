/// The shortest edit script between two sequences (Myers 1986), with a limit on the work.
package enum Myers {
    /// Returns pairs of indices of equal elements, ascending on both sides; none if a sequence is empty. Returns nil if
    /// both have elements and more than `limit` edits would be needed.
    package static func matches<Element: Equatable>(_ old: [Element], _ new: [Element], limit: Int) -> [(Int, Int)]? {
        let (n, m) = (old.count, new.count)
        guard n > 0, m > 0 else { return [] }
        let bound = min(n + m, limit)
        var furthest = Array(repeating: 0, count: 2 * bound + 3)
        var trace: [[Int]] = []
        for edits in 0...bound {
            trace.append(Array(furthest[(bound + 1 - edits)...(bound + 1 + edits)]))
            for diagonal in stride(from: -edits, through: edits, by: 2) {
                let at = bound + 1 + diagonal
                var x =
                    diagonal == -edits || diagonal != edits && furthest[at - 1] < furthest[at + 1]
                    ? furthest[at + 1] : furthest[at - 1] + 1
                var y = x - diagonal
                while x < n, y < m, old[x] == new[y] {
                    x += 1
                    y += 1
                }
                furthest[at] = x
                if x >= n, y >= m { return back(trace, from: (n, m), edits: edits) }
            }
        }
        return nil
    }

    /// Reconstructs the path backward from the furthest positions after each number of edits.
    private static func back(_ trace: [[Int]], from end: (Int, Int), edits: Int) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var (x, y) = end
        for edit in stride(from: edits, to: 0, by: -1) {
            // Row `edit` contains the furthest positions before this edit, for the diagonals -edit...edit.
            let row = trace[edit]
            let diagonal = x - y
            let value = { (diagonal: Int) -> Int in
                let index = diagonal + edit
                return row.indices.contains(index) ? row[index] : -1
            }
            let isDown = diagonal == -edit || diagonal != edit && value(diagonal - 1) < value(diagonal + 1)
            let previous = isDown ? diagonal + 1 : diagonal - 1
            let startX = value(previous)
            let startY = startX - previous
            let entryX = isDown ? startX : startX + 1
            while x > entryX {
                x -= 1
                y -= 1
                pairs.append((x, y))
            }
            (x, y) = (startX, startY)
        }
        while x > 0, y > 0 {
            x -= 1
            y -= 1
            pairs.append((x, y))
        }
        return pairs.reversed()
    }
}
