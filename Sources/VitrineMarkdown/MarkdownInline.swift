/// A piece of inline content of a Markdown text.
package indirect enum MarkdownInline: Hashable, Sendable {
    case text(String)
    /// The end of a line in the source, shown as a space.
    case softBreak
    case lineBreak
    case code(String)
    case emphasis([MarkdownInline])
    case strong([MarkdownInline])
    case struck([MarkdownInline])
    case link(address: String, line: Int, [MarkdownInline])
    case image(address: String, line: Int, alternative: String)
}

extension [MarkdownInline] {
    /// The text without its markup.
    package var plainText: String {
        map { piece in
            switch piece {
            case .text(let text), .code(let text): text
            case .softBreak, .lineBreak: " "
            case .emphasis(let pieces), .strong(let pieces), .struck(let pieces), .link(_, _, let pieces):
                pieces.plainText
            case .image(_, _, let alternative): alternative
            }
        }.joined()
    }
}
