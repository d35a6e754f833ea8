import VitrineMarkup

/// The page around stories, which is not part of their snapshots. It is taken from the page of one story, and is the
/// same for all stories apart from texts such as the title.
package struct StoryFrame: Hashable, Sendable {
    /// The path of the page that the frame is taken from; relative addresses in the frame are resolved against it.
    package var path: String
    /// The markup before a story.
    package var before: [UInt8]
    /// The markup after a story.
    package var after: [UInt8]

    /// Creates a frame.
    package init(path: String, before: [UInt8], after: [UInt8]) {
        self.path = path
        self.before = before
        self.after = after
    }

    /// An element around stories.
    package struct Element: Hashable, Sendable {
        /// The name.
        var name: String
        /// The value of `class`; empty if there is none.
        var classes: String
    }

    /// Returns the number of the first element of a story in its page; nil if the page cannot contain an element there.
    func firstElement(_ reader: PageReader) -> Int? { marked(reader).mark }

    /// The elements around stories, from the body inward.
    package var elements: [Element] {
        guard let reader = try? PageReader(names: []) else { return [] }
        let (page, mark) = marked(reader)
        var found: [Element] = []
        var element = mark.flatMap(page.parent)
        while let current = element, page.name(current) != "html" {
            found.append(Element(name: page.name(current), classes: page.value("class", current) ?? ""))
            element = page.parent(current)
        }
        return found.reversed()
    }

    /// Returns the page with a single element instead of a story, and the number of that element.
    private func marked(_ reader: PageReader) -> (page: PageElements, mark: Int?) {
        let mark = Array("<i id=\"vitrine-story\"></i>".utf8)
        let page = PageElements(reader.read(before + mark + after, .html))
        return (page, (0..<page.count).first { page.value("id", $0) == "vitrine-story" })
    }
}
