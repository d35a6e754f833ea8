/// Which rows of a section get a page of their own, without any chrome: the target of embeds and snapshots.
public enum StoryPages: String, Hashable, Sendable, CaseIterable {
    /// Every row.
    case all
    /// Only rows that are a ``Story``.
    case named
    /// No row.
    case none
}
