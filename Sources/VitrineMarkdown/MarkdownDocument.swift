/// A text in Markdown, parsed.
package struct MarkdownDocument: Hashable, Sendable {
    package var blocks: [MarkdownBlock]
    /// The lines, from 1, of what is nested deeper than ``depthLimit``. It is there as text without markup.
    package var deepLines: [Int] = []

    /// Quotes and lists in each other, and emphasis in emphasis, are read no deeper than this.
    package static let depthLimit = 64

    /// Creates a document.
    package init(_ blocks: [MarkdownBlock]) { self.blocks = blocks }

    /// Parses a text: as GitHub Flavored Markdown where cmark-gfm is linked, else as plain paragraphs.
    package init(parsing text: String) {
        #if Markdown
            self = MarkdownReader.document(of: text)
        #else
            self.init(plain: text)
        #endif
    }

    /// Whether cmark-gfm is linked, which the trait `Markdown` of the package decides.
    package static var isSupported: Bool {
        #if Markdown
            true
        #else
            false
        #endif
    }

    /// Divides a text into paragraphs at its blank lines; nothing in it is markup.
    package init(plain text: String) {
        blocks = []
        var paragraph: [MarkdownInline] = []
        var start = 0
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.drop { $0.isWhitespace }
            if words.isEmpty {
                if !paragraph.isEmpty { blocks.append(MarkdownBlock(.paragraph(paragraph), line: start)) }
                paragraph = []
            } else {
                if paragraph.isEmpty { start = number + 1 } else { paragraph.append(.softBreak) }
                paragraph.append(.text(String(words)))
            }
        }
        if !paragraph.isEmpty { blocks.append(MarkdownBlock(.paragraph(paragraph), line: start)) }
    }

    /// Whether a text has characters that may be markup, so that it would look different in plain paragraphs.
    package static func hasMarkup(_ text: String) -> Bool {
        text.contains { "`*_#[]<>|~".contains($0) }
            || text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("- ") }
    }
}
