extension Component {
    /// The component of a story; every other component itself.
    var unwrapped: any Component {
        var component: any Component = self
        while let story = component as? Story { component = story.component }
        return component
    }
}

/// A named example of a component.
///
/// Every row is a story; this type gives it a name, notes and tags. It can be used in a section like its
/// component and is shown by the same view.
///
/// ```swift
/// Section(id: "states") {
///     Story("Completed", Todo(id: 1, title: "Buy bread", isDone: true), tags: ["state"])
/// }
/// ```
public struct Story: Component {
    /// The name of the example.
    public var name: String
    /// The name in addresses; nil uses ``name``. A story with an id keeps its addresses when the name changes.
    public var id: String?
    /// A sentence or two about what the example shows.
    public var notes: String
    /// Tags for searching.
    public var tags: [String]
    /// The kind of example: ordinary use or bad data.
    public var kind: StoryKind
    /// The position in a matrix of stories; nil if the story is not in a matrix.
    package var cell: StoryCell?
    /// The place of the declaration.
    public var place: SourcePlace
    /// The component to show.
    public var component: any Component

    /// Creates a story.
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

    /// The id, or the name if there is none: several stories may show the same component in several states.
    public var componentID: ItemID? { .string(id ?? name) }

    /// Prepares the component.
    public mutating func prepare() { component.prepare() }

    /// Whether name, id, notes, tags, kind and component are equal; the place of the declaration is ignored.
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
