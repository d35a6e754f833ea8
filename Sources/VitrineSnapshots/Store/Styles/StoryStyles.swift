/// The stylesheets and pictures with which a story is shown.
package struct StoryStyles: Hashable, Sendable {
    /// The stylesheets.
    package var set: StyleSet
    /// The digests of the files that the story names itself, by path; nil where there is no such file.
    package var files: [String: String?]

    /// Puts both together.
    package init(set: StyleSet, files: [String: String?]) {
        self.set = set
        self.files = files
    }

    /// The bytes of every file by their digest.
    var digests: [String: String?] {
        var digests = files
        for entry in set.entries where entry.kind != .style { digests[entry.path] = .some(entry.digest) }
        return digests
    }
}
