/// One row of a section: a component, where it was declared, and its story when it has one.
public struct Row: Sendable {
    /// The component.
    public let component: any Component
    /// Name, notes and tags, when the row was given as a ``Story``.
    public let story: Story?
    /// Where the row was declared.
    public let place: SourcePlace

    /// Makes a row of a component or a story.
    public init(_ component: any Component, place: SourcePlace) {
        if let story = component as? Story {
            self.component = story.unwrapped
            self.story = story
            self.place = story.place
        } else {
            self.component = component
            story = nil
            self.place = place
        }
    }

    /// Which thing the row shows: the component's identity, or the story's name.
    public var id: ItemID? { story?.componentID ?? component.componentID }
}
