import VitrineMarkup

/// The page around stories, which is the same for all of them and not part of their snapshots.
package struct StoryFrame: Hashable, Sendable {
    /// The path of a page of stories, from which they name their files.
    package var path: String
    /// What comes before a story.
    package var before: [UInt8]
    /// What comes after it.
    package var after: [UInt8]

    /// Puts a frame together.
    package init(path: String, before: [UInt8], after: [UInt8]) {
        self.path = path
        self.before = before
        self.after = after
    }

    /// The first element of a story in its page.
    func firstElement(_ reader: PageReader) -> Int? {
        let mark = Array("<i id=\"vitrine-story\"></i>".utf8)
        let page = StyledPage(reader.read(before + mark + after, .html))
        return (0..<page.count).first { page.value("id", $0) == "vitrine-story" }
    }
}
