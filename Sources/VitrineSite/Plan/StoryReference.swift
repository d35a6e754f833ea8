import VitrineComponents

/// One story of the site: a component at its place in a section.
struct StoryReference: Sendable {
    /// The position of a story in its section.
    enum Position: Hashable, Comparable, Sendable {
        case header
        case row(Int)
        case footer
    }

    /// The number of the section.
    var section: Int { Int(sectionNumber) }
    let position: Position
    /// The number of the story's component type.
    var component: Int { Int(componentNumber) }
    // A site can have a million stories, so numbers are stored in four bytes.
    private let sectionNumber: Int32
    private let componentNumber: Int32
    /// The name in addresses; empty if it is equal to ``unnamedSlug``.
    private var ownSlug = ""
    private var neighborNumbers: (previous: Int32, next: Int32) = (-1, -1)
    /// The visible name.
    let name: String
    /// The names, as used in addresses, of the section and of the header, row or footer that shows the story.
    private let names: (section: String, part: String)
    /// The story as declared; nil for a header, a footer, or a row that was not declared as a story.
    private let given: GivenStory?
    /// The name for addresses that the code of the story specifies; nil if it specifies none.
    var id: String? { given?.story.id }
    /// The names of the section and of the row, header or footer, such as `todos/42` or `todos/header`.
    var instance: String { part.instance }
    /// The `id` of the story on the section's page.
    var anchor: String { part.id }
    private var part: PartName { PartName(names.part, of: names.section) }
    /// The ``instance`` with a hyphen instead of the slash, such as `todos-42`, for stories without a name.
    var unnamedSlug: String {
        String(decoding: instance.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }
    /// The name of the story in addresses, unique among the stories of its component.
    var slug: String {
        get { ownSlug.isEmpty ? unnamedSlug : ownSlug }
        set { ownSlug = newValue == unnamedSlug ? "" : newValue }
    }
    /// The path of the bare page, which shows nothing but the story; nil if the story has none.
    var path: String?
    /// The path of the page about the story; nil if there is none, as for most stories without a name.
    var page: String?
    /// The numbers of the previous and the next story of the same component that have a page about them; nil where
    /// there is none.
    var neighbors: (previous: Int?, next: Int?) {
        get {
            let (previous, next) = neighborNumbers
            return (previous < 0 ? nil : Int(previous), next < 0 ? nil : Int(next))
        }
        set { neighborNumbers = (Int32(clamping: newValue.previous ?? -1), Int32(clamping: newValue.next ?? -1)) }
    }
    /// The path of the bare page in the opposite text direction, whether or not the site has such a page; nil if the
    /// story has no page about it.
    var mirrored: String? { page.map { "mirrored/" + $0.dropFirst(SitePlan.storyFolder.count) } }
    let place: SourcePlace
    var notes: String { given?.story.notes ?? "" }
    var tags: [String] { given?.story.tags ?? [] }
    /// Whether the story shows everyday use or bad data.
    var kind: StoryKind { given?.story.kind ?? .example }
    /// The cell of the story in a matrix; nil if it is not in one.
    var cell: StoryCell? { given?.story.cell }
    /// Whether the story has a name of its own.
    var isNamed: Bool { given != nil }

    init(
        section: Int, position: Position, component: Int, name: String, names: (section: String, part: String),
        given: GivenStory?, place: SourcePlace
    ) {
        sectionNumber = Int32(clamping: section)
        componentNumber = Int32(clamping: component)
        self.position = position
        self.name = name
        self.names = names
        self.given = given
        self.place = place
    }
}
