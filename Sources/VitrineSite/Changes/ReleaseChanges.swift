import VitrineSnapshots

/// What changed in one language of a site since a release.
struct ReleaseChanges: Sendable {
    /// How lists mark an entry.
    enum Mark: String, Sendable {
        case new, changed, removed
    }

    /// A story that is new or changed.
    struct Story: Sendable {
        var mark: Mark
        /// The differences; empty if only the hash of the former page is known.
        var changes: [Change] = []
    }

    /// A file that is not a page.
    struct File: Sendable {
        var path: String
        var mark: Mark
    }

    /// The new and changed stories, keyed by story number.
    var stories: [Int: Story] = [:]
    var sections: [Int: Mark] = [:]
    var components: [Int: Mark] = [:]
    /// The new and changed guides.
    var guides: [Int: Mark] = [:]
    /// Equal changes in groups, each with the pages on which it can be seen.
    var groups: [ChangeGroup] = []
    /// Paths of removed pages, relative to the top of the site.
    var gone: [String] = []
    /// Stylesheets, pictures and other files.
    var files: [File] = []
    /// Whether the contents of the former pages could be read, and not only their hashes.
    var hasContents = false

    /// Whether there are no changes.
    var isEmpty: Bool {
        stories.isEmpty && sections.isEmpty && components.isEmpty && guides.isEmpty && gone.isEmpty && files.isEmpty
    }

    /// A text that differs whenever the marks in lists differ.
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
