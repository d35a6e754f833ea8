/// A parsed Markdown text.
package struct MarkdownDocument: Hashable, Sendable {
    package var blocks: [MarkdownBlock]
    /// The lines, counted from 1, where content nested deeper than ``depthLimit`` begins. Such content is kept as text
    /// without markup.
    package var deepLines: [Int] = []

    /// The nesting depth up to which markup such as quotes, lists and emphasis is read.
    package static let depthLimit = 64

    /// Creates a document.
    package init(_ blocks: [MarkdownBlock]) { self.blocks = blocks }

    /// Parses a text as CommonMark with GitHub's tables, strikethrough and autolinks if cmark-gfm is linked, otherwise
    /// as plain paragraphs.
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
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in lines.enumerated() {
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

    /// Returns whether a text seems to contain markup, and so may look different as plain paragraphs. Some markup, such
    /// as an indented code block, is not noticed.
    package static func hasMarkup(_ text: String) -> Bool {
        if text.contains(where: { "`*_#[]<>|~".contains($0) }) { return true }
        var isAfterText = false
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace)
            if beginsItem(words, isAfterText: isAfterText) || isRule(words, isAfterText: isAfterText) { return true }
            isAfterText = !words.isEmpty
        }
        return false
    }

    /// Returns whether a line begins an item of a list. After a line of text, a number begins a list only if it is 1,
    /// because a wrapped sentence may continue with another number (CommonMark, 5.3).
    private static func beginsItem(_ words: [Substring], isAfterText: Bool) -> Bool {
        guard words.count > 1 else { return false }
        let marker = words[0]
        if marker == "-" || marker == "+" { return true }
        guard marker.hasSuffix(".") || marker.hasSuffix(")") else { return false }
        let digits = marker.dropLast()
        guard (1...9).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return false }
        return !isAfterText || Int(digits) == 1
    }

    /// Returns whether a line is a thematic break (CommonMark, 4.1), or underlines the text before it as a heading
    /// (4.3).
    private static func isRule(_ words: [Substring], isAfterText: Bool) -> Bool {
        guard words.count == 1 else { return false }
        if words[0].allSatisfy({ $0 == "-" }) { return isAfterText || words[0].count > 2 }
        return isAfterText && words[0].allSatisfy { $0 == "=" }
    }
}
