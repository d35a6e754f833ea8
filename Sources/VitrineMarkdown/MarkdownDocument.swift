/// A parsed Markdown text.
package struct MarkdownDocument: Hashable, Sendable {
    package var blocks: [MarkdownBlock]
    /// The lines, counted from 1, where content nested deeper than ``depthLimit`` begins. Such content is kept as text
    /// without markup.
    package var deepLines: [Int] = []

    /// The nesting depth up to which quotes, lists and emphasis are read.
    package static let depthLimit = 64

    /// Creates a document.
    package init(_ blocks: [MarkdownBlock]) { self.blocks = blocks }

    /// Parses a text as GitHub Flavored Markdown if cmark-gfm is linked, otherwise as plain paragraphs.
    package init(parsing text: String) {
        #if Markdown
            self = MarkdownReader.document(of: text)
        #else
            self.init(plain: text)
        #endif
    }

    /// Whether cmark-gfm is linked, which depends on the package trait `Markdown`.
    package static var isSupported: Bool {
        #if Markdown
            true
        #else
            false
        #endif
    }

    /// Divides a text into paragraphs at its blank lines, without reading any markup.
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

    /// Whether a text contains characters that may be markup, so that it would look different as plain paragraphs.
    package static func hasMarkup(_ text: String) -> Bool {
        text.contains { "`*_#[]<>|~".contains($0) }
            || text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("- ") }
    }
}
