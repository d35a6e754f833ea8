/// The kind of example that a story shows.
public enum StoryKind: String, Hashable, Sendable, CaseIterable {
    /// Everyday use.
    case example
    /// How the component handles bad data: too long, empty, damaged. The gallery marks such stories.
    case badData
}
