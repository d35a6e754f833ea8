/// The position of a row: the index of its section and its index in the section, both from 0.
public struct RowPath: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The index of the section.
    public var section: Int
    /// The index of the row in its section.
    public var row: Int

    /// Creates a path.
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    /// Orders paths by section, then by row.
    public static func < (one: RowPath, other: RowPath) -> Bool {
        (one.section, one.row) < (other.section, other.row)
    }

    /// The path as it appears in messages: `[0, 3]`.
    public var description: String { "[\(section), \(row)]" }
}
