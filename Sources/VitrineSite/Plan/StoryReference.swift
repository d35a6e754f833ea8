import VitrineComponents

/// One story of the site: a component at its place in a section.
struct StoryReference: Sendable {
    /// The position in its section.
    enum Position: Hashable, Comparable, Sendable {
        case header
        case row(Int)
        case footer
    }

    /// The number of the section.
    var section: Int
    var position: Position
    /// The number of its component type.
    var component: Int
    /// The visible name.
    var name: String
    /// The names of its section and of its part in the section, as used in addresses.
    var names: (section: String, part: String)
    /// The story as declared; nil for a row without a name of its own.
    var given: GivenStory?
    /// Its name in addresses, if one was given.
    var id: String? { given?.story.id }
    /// Section and row, such as `todos/42`.
    var instance: String { part.instance }
    /// Its `id` on the section's page.
    var anchor: String { part.id }
    private var part: PartName { PartName(names.part, of: names.section) }
    /// Section and row in one slug, for stories without a name.
    var unnamedSlug: String {
        String(decoding: instance.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }
    /// Its name in addresses, unique among the stories of its component.
    var slug: String
    /// The bare page of the story, which frames show; nil if it has none.
    var path: String?
    /// The page about the story, with its looks; nil for one of many stories without a name.
    var page: String?
    /// The previous and the next story of the component that have such a page.
    var neighbors: (previous: Int?, next: Int?) = (nil, nil)
    /// The bare page of the story in the opposite text direction.
    var mirrored: String? { page.map { "mirrored/" + $0.dropFirst(SitePlan.storyFolder.count) } }
    var place: SourcePlace
    var notes: String { given?.story.notes ?? "" }
    var tags: [String] { given?.story.tags ?? [] }
    /// What the story is an example of.
    var kind: StoryKind { given?.story.kind ?? .example }
    /// The cell of the story in a matrix.
    var cell: StoryCell? { given?.story.cell }
    /// Whether it has a name of its own.
    var isNamed: Bool { given != nil }
}
