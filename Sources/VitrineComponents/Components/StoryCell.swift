/// The place of a story in a matrix.
package struct StoryCell: Hashable, Sendable {
    /// What the matrix is called.
    package var matrix: String
    /// The value of the row, `size: large`; nil where the matrix has only columns.
    package var row: String?
    /// The value of the column, `isDisabled: true`.
    package var column: String
}
