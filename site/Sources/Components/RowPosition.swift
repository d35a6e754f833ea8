/// The position of a row among its neighbors; the first and the last row have rounded corners.
enum RowPosition: String, Hashable, Sendable {
    case first, middle, last, only

    /// Determines the position of a row in a list of `count` rows.
    init(index: Int, count: Int) {
        switch (index == 0, index == count - 1) {
        case (true, true): self = .only
        case (true, false): self = .first
        case (false, true): self = .last
        case (false, false): self = .middle
        }
    }
}
