/// A row by number of section and number of row.
public struct RowPath: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The number of the section, from 0.
    public var section: Int
    /// The number of the row in its section, from 0.
    public var row: Int

    /// Creates a path.
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    /// Sections first, then rows.
    public static func < (one: RowPath, other: RowPath) -> Bool {
        (one.section, one.row) < (other.section, other.row)
    }

    /// `[0, 3]`.
    public var description: String { "[\(section), \(row)]" }
}
