import VitrineComponents

/// One story of the site: a component at its place in a section.
struct StoryReference: Sendable {
    /// Its place in its section.
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
    /// What people call it.
    var name: String
    /// The names of its section and of its place in it.
    var names: (section: String, part: String)
    /// What was given as a story; nil for one without a name of its own.
    var given: GivenStory?
    /// Its name in addresses, if one was given.
    var id: String? { given?.story.id }
    /// Section and row, `todos/42`.
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
    /// The page with nothing but the story, when it gets one. Frames show it.
    var path: String?
    /// The page about it, with its looks; nil for one of many that nobody named.
    var page: String?
    /// The stories of the component before and after it that have such a page.
    var neighbors: (previous: Int?, next: Int?) = (nil, nil)
    /// The page with nothing but the story in the other direction of text.
    var mirrored: String? { page.map { "mirrored/" + $0.dropFirst(SitePlan.storyFolder.count) } }
    var place: SourcePlace
    var notes: String { given?.story.notes ?? "" }
    var tags: [String] { given?.story.tags ?? [] }
    /// What it is an example of.
    var kind: StoryKind { given?.story.kind ?? .example }
    /// Its place in a matrix.
    var cell: StoryCell? { given?.story.cell }
    /// Whether it has a name of its own.
    var isNamed: Bool { given != nil }
}
