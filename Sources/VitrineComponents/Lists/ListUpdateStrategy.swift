/// The extent of a change to a list, named after the way in which an app would update its screen.
public enum ListUpdateStrategy: String, Hashable, Sendable, CaseIterable {
    /// Nothing changed.
    case noChange
    /// Only the content of items changed.
    case contentUpdate
    /// Items were added, removed or moved, or a title, header, footer or look changed, in existing sections.
    case sectionReload
    /// Sections were added, removed or moved.
    case fullRebuild
}
