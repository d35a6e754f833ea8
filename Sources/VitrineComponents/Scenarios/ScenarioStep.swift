/// A step of a scenario: a state of the screen, and the actions that led to it.
public struct ScenarioStep: Hashable, Sendable {
    /// The name of the step.
    public let name: String
    /// A sentence or two about what to look at in this step; may be empty.
    public let notes: String
    /// The component that the screen shows.
    public let screen: any Component
    /// The actions since the previous step, in sentences.
    public let actions: [LocalizedText]
    /// The changes since the previous step, in sentences.
    public let changes: [LocalizedText]
    /// The place where the step was declared.
    public let place: SourcePlace

    /// The step as a story.
    public var story: Story {
        Story(name, screen, notes: notes, tags: ["scenario"], file: place.file, line: place.line)
    }

    /// Compares name, notes, screen, actions and changes; the place of declaration does not matter.
    public static func == (one: ScenarioStep, other: ScenarioStep) -> Bool {
        one.name == other.name && one.notes == other.notes && one.actions == other.actions
            && one.changes == other.changes && one.screen.equals(other.screen)
    }

    /// Hashes the name and the screen.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(screen)
    }
}
