/// The extent of an update of a list.
public enum ListUpdateStrategy: String, Hashable, Sendable, CaseIterable {
    /// Nothing changed.
    case noChange
    /// The content of items changed, and all are at their former positions.
    case contentUpdate
    /// Items were added, removed or moved, or a title or footer changed, in the same sections.
    case sectionReload
    /// Sections were added, removed or moved.
    case fullRebuild
}
