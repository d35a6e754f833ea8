/// The changes of an update. Old paths refer to the sections before the update, new paths to those after it.
public struct SectionUpdate: Hashable, Sendable {
    /// The move of a row within its section or to another one.
    public struct Move: Hashable, Sendable {
        /// The old path.
        public var from: RowPath
        /// The new path.
        public var to: RowPath

        /// Creates a move.
        public init(from: RowPath, to: RowPath) {
            self.from = from
            self.to = to
        }
    }

    /// The sections that were added.
    public var insertedSections: [ItemID] = []
    /// The sections that were removed.
    public var removedSections: [ItemID] = []
    /// The remaining sections whose order changed: the fewest that explain the new order.
    public var movedSections: [ItemID] = []
    /// The sections whose header or footer changed.
    public var reloadedSections: [ItemID] = []
    /// The new paths of rows that were added.
    public var inserted: [RowPath] = []
    /// The old paths of rows that were removed.
    public var removed: [RowPath] = []
    /// The remaining rows whose order or section changed: the fewest that explain the new order.
    public var moved: [Move] = []
    /// The new paths of rows that kept their identity but whose content changed.
    public var reloaded: [RowPath] = []

    /// Creates an update without changes.
    public init() {}

    /// Whether nothing changed.
    public var isEmpty: Bool { self == SectionUpdate() }
}
