/// The changes of an update. Old paths refer to the sections before it, new ones to those after it.
public struct SectionUpdate: Hashable, Sendable {
    /// A row that kept its identity and is elsewhere.
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

    /// Sections that were not there before.
    public var insertedSections: [ItemID] = []
    /// Sections that are gone.
    public var removedSections: [ItemID] = []
    /// Sections that changed their order among those that stayed; as few as explain the new order.
    public var movedSections: [ItemID] = []
    /// Sections whose header or footer changed.
    public var reloadedSections: [ItemID] = []
    /// New paths of rows that were not there before.
    public var inserted: [RowPath] = []
    /// Old paths of rows that are gone.
    public var removed: [RowPath] = []
    /// Rows that changed their order among those that stayed, or their section; as few as explain the new order.
    public var moved: [Move] = []
    /// New paths of rows that kept their identity and show something else.
    public var reloaded: [RowPath] = []

    /// Nothing changed.
    public init() {}

    /// Whether nothing changed.
    public var isEmpty: Bool { self == SectionUpdate() }
}
