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
    var section: Int { Int(sectionNumber) }
    let position: Position
    /// The number of its component type.
    var component: Int { Int(componentNumber) }
    // A site can have a million stories, so numbers are stored in four bytes.
    private let sectionNumber: Int32
    private let componentNumber: Int32
    /// The name in addresses; empty if it is equal to ``unnamedSlug``.
    private var ownSlug = ""
    private var neighborNumbers: (previous: Int32, next: Int32) = (-1, -1)
    /// The visible name.
    let name: String
    /// The names of its section and of its header, row or footer in the section, as used in addresses.
    private let names: (section: String, part: String)
    /// The story as declared; nil for a row without a name of its own.
    private let given: GivenStory?
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
    var slug: String {
        get { ownSlug.isEmpty ? unnamedSlug : ownSlug }
        set { ownSlug = newValue == unnamedSlug ? "" : newValue }
    }
    /// The bare page of the story, which frames show: nothing but the story. Nil if it has none.
    var path: String?
    /// The page about the story, with its looks; nil for most stories without a name.
    var page: String?
    /// The previous and the next story of the component that have such a page.
    var neighbors: (previous: Int?, next: Int?) {
        get {
            let (previous, next) = neighborNumbers
            return (previous < 0 ? nil : Int(previous), next < 0 ? nil : Int(next))
        }
        set { neighborNumbers = (Int32(clamping: newValue.previous ?? -1), Int32(clamping: newValue.next ?? -1)) }
    }
    /// The bare page of the story in the opposite text direction.
    var mirrored: String? { page.map { "mirrored/" + $0.dropFirst(SitePlan.storyFolder.count) } }
    let place: SourcePlace
    var notes: String { given?.story.notes ?? "" }
    var tags: [String] { given?.story.tags ?? [] }
    /// Whether the story shows everyday use or bad data.
    var kind: StoryKind { given?.story.kind ?? .example }
    /// The cell of the story in a matrix.
    var cell: StoryCell? { given?.story.cell }
    /// Whether it has a name of its own.
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
