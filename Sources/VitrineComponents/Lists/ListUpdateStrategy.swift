/// The extent of an update of a list.
public enum ListUpdateStrategy: String, Hashable, Sendable, CaseIterable {
    /// Nothing changed.
    case noChange
    /// Only the content of items changed.
    case contentUpdate
    /// Items were added, removed or moved, or a title or footer changed, in sections that already existed.
    case sectionReload
    /// Sections were added, removed or moved.
    case fullRebuild
}
