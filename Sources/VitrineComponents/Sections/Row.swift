/// One row of a section: a component, where it was declared, and its story when it has one.
public struct Row: Sendable {
    /// The component.
    public let component: any Component
    /// Name, notes and tags, when the row was given as a ``Story``.
    public var story: Story? { given?.story }
    /// Where the row was declared.
    public let place: SourcePlace
    /// The story in one place for all that need it: most rows of a large gallery have none, and it takes much room.
    package let given: GivenStory?

    /// Makes a row of a component or a story.
    public init(_ component: any Component, place: SourcePlace) {
        if let story = component as? Story {
            self.component = story.unwrapped
            given = GivenStory(story)
            self.place = story.place
        } else {
            self.component = component
            given = nil
            self.place = place
        }
    }

    /// Which thing the row shows: the component's identity, or the story's name.
    public var id: ItemID? { story?.componentID ?? component.componentID }
}

/// A story as it was given, shared by all that show it.
package final class GivenStory: Sendable {
    /// The story.
    package let story: Story

    init(_ story: Story) { self.story = story }
}
