/// The outlines of rows that are on their way, so that nothing jumps when they come. Registered in every registry.
///
/// It is drawn and not read: assistive technology hears "Loading…" once, however many rows there are.
public struct Skeleton: Component {
    /// The appearance of the rows.
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
    /// The appearance of the rows.
    public var shape: Shape

    /// Creates the outlines of rows; a count below 1 is 1, one above 50 is 50.
    public init(count: Int = 3, shape: Shape = .row) {
        self.count = min(max(count, 1), 50)
        self.shape = shape
    }
}
