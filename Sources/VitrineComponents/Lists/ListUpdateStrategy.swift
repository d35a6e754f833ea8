/// How much of a list an update touches.
public enum ListUpdateStrategy: String, Hashable, Sendable, CaseIterable {
    /// Nothing: both lists show the same.
    case noChange
    /// Items that show something else, all in their places.
    case contentUpdate
    /// Items that were added, removed or moved, or a title or footer that changed, in sections that stayed.
    case sectionReload
    /// Sections that were added, removed or moved.
    case fullRebuild
}
