extension Component {
    /// The component inside a story, the innermost one if stories are nested; for any other component, the component
    /// itself.
    var unwrapped: any Component {
        var component: any Component = self
        while let story = component as? Story { component = story.component }
        return component
    }
}

/// A named example of a component.
///
/// The gallery shows every row of a section as a story. This type adds a name, notes and tags to a row: it wraps the
/// component and is placed in a section in the same way. A story is shown by the view of its component.
///
/// ```swift
/// Section(id: "states") {
///     Story("Completed", Todo(id: 1, title: "Buy bread", isDone: true), tags: ["state"])
/// }
/// ```
public struct Story: Component {
    /// The name of the example.
    public var name: String
    /// The name used in addresses; nil uses ``name``. With an id, addresses stay the same when the name changes.
    public var id: String?
    /// A sentence or two about what to look at in this example; may be empty.
    public var notes: String
    /// Words for finding the story.
    public var tags: [String]
    /// The kind of example: everyday use or bad data.
    public var kind: StoryKind
    /// The story's place in a matrix of stories; nil if it is not part of one.
    package var cell: StoryCell?
    /// The place where the story was declared.
    public var place: SourcePlace
    /// The component to show.
    public var component: any Component

    /// Creates a story of a component.
    public init(
        _ name: String, id: String? = nil, _ component: some Component, notes: String = "", tags: [String] = [],
        kind: StoryKind = .example, file: String = #fileID, line: Int = #line
    ) {
        self.name = name
        self.id = id
        self.notes = notes
        self.tags = tags
        self.kind = kind
        self.component = component
        place = SourcePlace(file: file, line: line)
    }

    /// The id, or the name if there is no id. The identity of the component is not used, because several stories may
    /// show one component in several states.
    public var componentID: ItemID? { .string(id ?? name) }

    /// Prepares the component.
    public mutating func prepare() { component.prepare() }

    /// Compares name, id, notes, tags, kind, place in a matrix and component; the place of declaration does not
    /// matter.
    public static func == (one: Story, other: Story) -> Bool {
        one.name == other.name && one.id == other.id && one.notes == other.notes && one.tags == other.tags
            && one.kind == other.kind && one.cell == other.cell
            && one.component.equals(other.component)
    }

    /// Hashes the name and the component.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(component)
    }
}
