/// Outlines of rows that are still loading, so that the layout shifts less when the rows arrive. Registered in every
/// registry.
///
/// The outlines are hidden from assistive technology, which reads "Loading…" once, however many rows there are.
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

    /// The number of rows. A count below 1 is shown as 1, and a count above 50 as 50.
    public var count: Int
    /// The shape of the rows.
    public var shape: Shape

    /// Creates outlines of rows.
    public init(count: Int = 3, shape: Shape = .row) {
        self.count = count
        self.shape = shape
    }
}
