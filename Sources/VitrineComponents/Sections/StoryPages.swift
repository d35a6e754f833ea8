/// The rows of a section that get a page of their own, which shows nothing but the row. Frames in the gallery and
/// snapshots use these pages. A row without one cannot have a page about it either.
public enum StoryPages: String, Hashable, Sendable, CaseIterable {
    /// Every row, and also the header and footer.
    case all
    /// Only rows declared as a ``Story``.
    case named
    /// No row, and neither the header nor the footer.
    case none
}
