/// Finds the correct name that is most similar to a misspelled one.
package enum Suggestion {
    /// The most similar of the names, or the first of several that are equally similar; nil if all of them differ in
    /// more than a few letters.
    package static func nearest(_ name: String, _ names: [String]) -> String? {
        let limit = name.utf8.count < 4 ? 1 : name.utf8.count < 9 ? 2 : 3
        var best: (distance: Int, name: String)?
        for other in names where abs(other.utf8.count - name.utf8.count) <= limit {
            let distance = distance(Array(name.utf8), Array(other.utf8))
            if distance <= limit, distance < best?.distance ?? Int.max { best = (distance, other) }
        }
        return best?.name
    }

    /// The end of a message, which suggests the most similar name; empty if there is none.
    /// - Parameter prefix: the text before the suggested name, such as `::`.
    static func sentence(_ name: String, _ names: [String], prefix: String = "") -> String {
        nearest(name, names).map { "; did you mean “\(prefix)\($0)”?" } ?? ""
    }

    /// The number of letters to insert, delete, replace or swap with a neighbor.
    private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        guard one.count < 64, other.count < 64 else { return Int.max }
        var rows = [Array(0...other.count)]
        for (i, left) in one.enumerated() {
            var row = [i + 1]
            for (j, right) in other.enumerated() {
                var value = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (left == right ? 0 : 1))
                if i > 0, j > 0, left == other[j - 1], one[i - 1] == right {
                    value = min(value, rows[i - 1][j - 1] + 1)
                }
                row.append(value)
            }
            rows.append(row)
        }
        return rows[one.count][other.count]
    }
}
