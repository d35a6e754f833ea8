import VitrineComponents
import VitrineMarkdown

/// A text from a Markdown file, or from the comment before the declaration of a component's type.
struct ProseText: Hashable, Sendable {
    private(set) var document: MarkdownDocument
    /// The text from which the document was parsed: without front matter, and without the slashes of a comment.
    let text: String
    /// The file, as shown in messages, and the line where the text begins.
    let place: SourcePlace
    /// The path of the file in the package. Links to other files of the package are relative to this file.
    let path: String
    /// For a guide, the path of the site's folder in the package, with a trailing slash, or empty if it is the folder
    /// of the package itself, or in no package; nil for the documentation of a component.
    let site: String?
    /// Whether the text is from a Markdown file.
    let isFile: Bool
    /// Whether the text contains Markdown syntax that is shown literally.
    let isPlain: Bool

    /// Parses a text about a component.
    /// - Parameters:
    ///   - place: the path of the file in the package, and the line where the text begins.
    ///   - name: the name of the component. A heading of level 1 that begins the text and repeats the name is left out.
    ///   - readsMarkdown: whether to read the text as Markdown instead of plain paragraphs.
    init(_ text: String, at place: SourcePlace, about name: String, isFile: Bool, readsMarkdown: Bool) {
        self.init(text, at: place, path: place.file, site: nil, isFile: isFile, readsMarkdown: readsMarkdown)
        if case .heading(1, let title)? = document.blocks.first?.kind, title.plainText == name {
            document.blocks.removeFirst()
        }
    }

    init(
        _ text: String, at place: SourcePlace, path: String, site: String?, isFile: Bool = true, readsMarkdown: Bool
    ) {
        self.text = text
        self.place = place
        self.path = path
        self.site = site
        self.isFile = isFile
        isPlain = !readsMarkdown && MarkdownDocument.hasMarkup(text)
        document = readsMarkdown ? MarkdownDocument(parsing: text) : MarkdownDocument(plain: text)
    }

    /// Returns the first heading of level 1, and removes it from the text unless it differs from the title in the front
    /// matter.
    /// - Parameter given: the title from the front matter; empty if it has none. In this case the heading is removed.
    /// - Returns: the text of the heading; empty if there is no heading of level 1.
    mutating func takeTitle(_ given: String) -> String {
        for (number, block) in document.blocks.enumerated() {
            let words: String
            switch block.kind {
            case .heading(1, let text): words = text.plainText
            // Without Markdown, the heading is a paragraph.
            case .paragraph(let text) where number == 0 && isPlain && text.plainText.hasPrefix("# "):
                words = String(text.plainText.dropFirst(2))
            default: continue
            }
            let title = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if given.isEmpty || given == title { document.blocks.remove(at: number) }
            return title
        }
        return ""
    }

    /// The place of a line of the text in its file.
    /// - Parameter line: the number of the line in the text, from 1.
    func place(line: Int) -> SourcePlace { SourcePlace(file: place.file, line: place.line + max(1, line) - 1) }
}
