/// The rows of a section that get a page of their own, which shows nothing but the row. Frames in the gallery and
/// snapshots use it, and only a row with such a page can also have a page about it.
public enum StoryPages: String, Hashable, Sendable, CaseIterable {
    /// Every row, and also the header and footer.
    case all
    /// Only rows declared as a ``Story``.
    case named
    /// No row, and neither the header nor the footer.
    case none
}
