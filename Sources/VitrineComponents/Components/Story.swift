extension Component {
    /// What a story shows; every other component as it is.
    var unwrapped: any Component {
        var component: any Component = self
        while let story = component as? Story { component = story.component }
        return component
    }
}

/// A named example of a component.
///
/// Every row is a story; this type gives it a name, notes and tags. It is in a section like the component
/// that it holds and is shown by the same view.
///
/// ```swift
/// Section(id: "states") {
///     Story("Completed", Todo(id: 1, title: "Buy bread", isDone: true), tags: ["state"])
/// }
/// ```
public struct Story: Component {
    /// What people call this example.
    public var name: String
    /// The name in addresses; nil uses ``name``. With an id, addresses stay the same when the name changes.
    public var id: String?
    /// What to look for, in a sentence or two.
    public var notes: String
    /// Words to find it by.
    public var tags: [String]
    /// What it is an example of: everyday use, or bad data.
    public var kind: StoryKind
    /// Its place in a matrix of stories; nil for one that is in none.
    package var cell: StoryCell?
    /// Where it was declared.
    public var place: SourcePlace
    /// The example.
    public var component: any Component

    /// Names an example.
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

    /// The id, else the name: several stories may show one thing in several states.
    public var componentID: ItemID? { .string(id ?? name) }

    /// Prepares the component.
    public mutating func prepare() { component.prepare() }

    /// Equal in name, id, notes, tags, kind and component; where they were declared does not matter.
    public static func == (one: Story, other: Story) -> Bool {
        one.name == other.name && one.id == other.id && one.notes == other.notes && one.tags == other.tags
            && one.kind == other.kind && one.cell == other.cell
            && one.component.equals(other.component)
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(component)
    }
}
