/// One row of a section: a component, the place of its declaration, and its story if it has one.
public struct Row: Sendable {
    /// The component.
    public let component: any Component
    /// The name, notes and tags if the row was declared as a ``Story``.
    public var story: Story? { given?.story }
    /// The place where the row was declared.
    public let place: SourcePlace
    /// The story, stored once and shared: most rows of a large gallery have none, and a story takes much memory.
    package let given: GivenStory?

    /// Creates a row from a component or a story.
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

    /// The identity of the row: that of the component, or the story's id or name.
    public var id: ItemID? { story?.componentID ?? component.componentID }
}

/// A story that several rows can share.
package final class GivenStory: Sendable {
    /// The story.
    package let story: Story

    init(_ story: Story) { self.story = story }
}
