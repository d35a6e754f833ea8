/// A row of numbers, initially -1, in which a whole range can be raised in one step, and raises can be undone.
///
/// Reading a number, raising a range and undoing a change take time proportional to the logarithm of the row's length.
struct MaximumTree {
    private let size: Int
    private var values: [Int32]
    private var undo: [(place: Int32, value: Int32)] = []

    init(count: Int) {
        size = count
        values = [Int32](repeating: -1, count: 2 * count)
    }

    /// A mark for the current state, to which `goBack(to:)` can return.
    var mark: Int {
        undo.count
    }

    func value(at place: Int) -> Int32 {
        var place = place + size
        var value: Int32 = -1
        while place > 0 {
            value = max(value, values[place])
            place /= 2
        }
        return value
    }

    /// Raises all smaller numbers in a range to `value`. `keepsUndo` may be false only if `goBack(to:)` never has to
    /// undo this change.
    mutating func raise(_ range: Range<Int>, to value: Int32, keepsUndo: Bool) {
        var low = range.lowerBound + size
        var high = range.upperBound + size
        while low < high {
            if low % 2 == 1 {
                raise(low, to: value, keepsUndo: keepsUndo)
                low += 1
            }
            if high % 2 == 1 {
                high -= 1
                raise(high, to: value, keepsUndo: keepsUndo)
            }
            low /= 2
            high /= 2
        }
    }

    /// Undoes the changes that were made with `keepsUndo` true since the mark was taken.
    mutating func goBack(to mark: Int) {
        while undo.count > mark, let last = undo.popLast() {
            values[Int(last.place)] = last.value
        }
    }

    private mutating func raise(_ place: Int, to value: Int32, keepsUndo: Bool) {
        if values[place] < value {
            if keepsUndo {
                undo.append((Int32(truncatingIfNeeded: place), values[place]))
            }
            values[place] = value
        }
    }
}
