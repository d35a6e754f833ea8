import VitrineSnapshots

/// What changed in one language of a site since a release.
struct ReleaseChanges: Sendable {
    /// What lists say of an entry.
    enum Mark: String, Sendable {
        case new, changed, removed
    }

    /// A story that is new or changed.
    struct Story: Sendable {
        var mark: Mark
        /// What differs; empty where only the hash of the former page is known.
        var changes: [Change] = []
    }

    /// A file that is no page.
    struct File: Sendable {
        var path: String
        var mark: Mark
    }

    /// By the numbers of stories, sections and components.
    var stories: [Int: Story] = [:]
    var sections: [Int: Mark] = [:]
    var components: [Int: Mark] = [:]
    /// Equal changes in groups, with the pages where people see them.
    var groups: [ChangeGroup] = []
    /// Pages that are there no more, from the top of the site.
    var gone: [String] = []
    /// Stylesheets, pictures and other files.
    var files: [File] = []
    /// Whether the former pages could be read, not only their hashes.
    var hasContents = false

    /// Whether nothing differs.
    var isEmpty: Bool { stories.isEmpty && sections.isEmpty && components.isEmpty && gone.isEmpty && files.isEmpty }

    /// What marks in lists depend on.
    var marks: String {
        func text(_ marks: [(Int, Mark)]) -> String {
            marks.sorted { $0.0 < $1.0 }.map { "\($0.0)\($0.1.rawValue)" }.joined(separator: ",")
        }
        return [
            text(sections.map { ($0.key, $0.value) }), text(components.map { ($0.key, $0.value) }),
            text(stories.map { ($0.key, $0.value.mark) }),
        ].joined(separator: ";")
    }
}
