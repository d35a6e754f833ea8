/// A row of a section: a component, the place where it was declared, and its story if it has one.
public struct Row: Sendable {
    /// The component.
    public let component: any Component
    /// The story with name, notes and tags, if the row was declared as a ``Story``.
    public var story: Story? { given?.story }
    /// The place where the row was declared.
    public let place: SourcePlace
    /// The story, shared by reference to save memory: a story is large, and most rows of a large gallery have none.
    package let given: GivenStory?

    /// Creates a row from a component or a story.
    /// - Parameter place: the place where the row is declared; unused for a story, which has its own place.
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

    /// The identity of the row: that of the story if there is one, otherwise that of the component.
    public var id: ItemID? { story?.componentID ?? component.componentID }
}

/// A story as it was declared, shared by all copies of its row.
package final class GivenStory: Sendable {
    /// The story.
    package let story: Story

    init(_ story: Story) { self.story = story }
}
