/// The stylesheets and pictures of a story.
package struct StoryStyles: Hashable, Sendable {
    /// The stylesheets, and the files that they import or refer to.
    package var set: StyleSet
    /// The digests of the files that the story itself refers to, except for pages and stylesheets, by path; nil for a
    /// file that does not exist.
    package var files: [String: String?]

    /// Creates the styles of a story.
    package init(set: StyleSet, files: [String: String?]) {
        self.set = set
        self.files = files
    }

    /// The digests of all files, by path.
    var digests: [String: String?] {
        var digests = files
        for entry in set.entries where entry.kind != .style { digests[entry.path] = .some(entry.digest) }
        return digests
    }
}
