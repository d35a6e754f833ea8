/// The rows of a section that get a page of their own. Such a page has no navigation; embeds and snapshots use it.
public enum StoryPages: String, Hashable, Sendable, CaseIterable {
    /// Every row.
    case all
    /// Only rows declared as a ``Story``.
    case named
    /// No row.
    case none
}
