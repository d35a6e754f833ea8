import VitrineSnapshots

/// What changed in one language of a site since a release.
struct ReleaseChanges: Sendable {
    /// The label of an entry in a list.
    enum Mark: String, Sendable {
        case new, changed, removed
    }

    /// A story that is new or changed.
    struct Story: Sendable {
        var mark: Mark
        /// The differences; empty if the story is new, or if it has changed but its contents cannot be compared.
        var changes: [Change] = []
    }

    /// A file that is not a page.
    struct File: Sendable {
        var path: String
        var mark: Mark
    }

    /// The new and changed stories, keyed by story number.
    var stories: [Int: Story] = [:]
    /// The new and changed sections, keyed by section number.
    var sections: [Int: Mark] = [:]
    /// The new and changed components, keyed by component number.
    var components: [Int: Mark] = [:]
    /// The new and changed guides, keyed by guide number.
    var guides: [Int: Mark] = [:]
    /// Groups of equal changes, each with the pages that show them.
    var groups: [ChangeGroup] = []
    /// Paths of removed pages, relative to the top of the site.
    var gone: [String] = []
    /// The new, changed and removed assets: stylesheets, images and other files.
    var files: [File] = []
    /// Whether the former pages themselves are available, and not only their hashes.
    var hasContents = false

    var isEmpty: Bool {
        stories.isEmpty && sections.isEmpty && components.isEmpty && guides.isEmpty && gone.isEmpty && files.isEmpty
    }

    /// The marks of sections, components, stories and guides as a text, which differs whenever one of them differs.
    var marks: String {
        func text(_ marks: [(Int, Mark)]) -> String {
            marks.sorted { $0.0 < $1.0 }.map { "\($0.0)\($0.1.rawValue)" }.joined(separator: ",")
        }
        return [
            text(sections.map { ($0.key, $0.value) }), text(components.map { ($0.key, $0.value) }),
            text(stories.map { ($0.key, $0.value.mark) }), text(guides.map { ($0.key, $0.value) }),
        ].joined(separator: ";")
    }
}
