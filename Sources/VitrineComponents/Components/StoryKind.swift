/// What a story is an example of.
public enum StoryKind: String, Hashable, Sendable, CaseIterable {
    /// Everyday use.
    case example
    /// What the component does with data that should not be there: too long, empty, damaged. The gallery marks such stories.
    case badData
}
