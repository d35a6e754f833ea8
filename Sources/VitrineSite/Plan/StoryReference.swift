import VitrineComponents

/// One story of the site: a component at its place in a section.
struct StoryReference: Sendable {
    /// Its place in its section.
    enum Position: Hashable, Sendable {
        case header, footer
        case row(Int)
    }

    /// The number of the section.
    var section: Int
    var position: Position
    /// The number of its component type.
    var component: Int
    /// What it is called in addresses, where that was said.
    var id: String?
    /// What people call it.
    var name: String
    /// Section and row, `todos/42`.
    var instance: String
    /// Its `id` on the section's page.
    var anchor: String
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
    var neighbours: (previous: Int?, next: Int?) = (nil, nil)
    /// The page with nothing but the story in the other direction of text.
    var mirrored: String? { page.map { "mirrored/" + $0.dropFirst(SitePlan.storyFolder.count) } }
    var place: SourcePlace
    var notes = ""
    var tags: [String] = []
    /// What it is an example of.
    var kind = StoryKind.example
    /// Its place in a matrix.
    var cell: StoryCell?

    /// Whether somebody gave it a name.
    func isNamed(in plan: SitePlan) -> Bool {
        guard case .row(let row) = position else { return false }
        return plan.sections[section].items[row].story != nil
    }
}
