/// The place of a story in a matrix.
package struct StoryCell: Hashable, Sendable {
    /// The name of the matrix.
    package var matrix: String
    /// The value of the row, such as `size: large`; nil if the matrix has only columns.
    package var row: String?
    /// The value of the column, such as `isDisabled: true`.
    package var column: String
}
