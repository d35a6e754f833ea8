/// Outlines of rows that are still loading, so that the layout does not shift when they arrive. Registered in every
/// registry.
///
/// It is hidden from assistive technology, which reads "Loading…" once, however many rows there are.
public struct Skeleton: Component {
    /// The shape of the rows that are loading.
    public enum Shape: String, Hashable, Sendable, CaseIterable {
        /// One line of text.
        case line
        /// A picture and two lines.
        case row
        /// A large picture with a line below it.
        case tile
    }

    /// The number of rows.
    public var count: Int
    /// The shape of the rows.
    public var shape: Shape

    /// Creates outlines of rows. The count is limited to 1 to 50.
    public init(count: Int = 3, shape: Shape = .row) {
        self.count = min(max(count, 1), 50)
        self.shape = shape
    }
}
