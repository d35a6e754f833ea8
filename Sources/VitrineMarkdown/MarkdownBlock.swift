/// A block of a Markdown document, with the line on which it begins, counted from 1.
package struct MarkdownBlock: Hashable, Sendable {
    /// The kind of a block, with its content.
    package indirect enum Kind: Hashable, Sendable {
        /// A heading of level 1 to 6.
        case heading(Int, [MarkdownInline])
        case paragraph([MarkdownInline])
        case quote([MarkdownBlock])
        case list(MarkdownList)
        /// Code, with the first word of its info string; empty for code without one.
        case code(String, language: String)
        /// A thematic break.
        case rule
        case table(MarkdownTable)
    }

    package var kind: Kind
    package var line: Int

    /// Creates a block.
    package init(_ kind: Kind, line: Int) {
        self.kind = kind
        self.line = line
    }
}

/// The items of a list.
package struct MarkdownList: Hashable, Sendable {
    /// The first number; nil for a list without numbers.
    package var start: Int?
    /// Whether the items are shown without space between them, because no blank lines separate them, or the blocks
    /// directly in them, in the source.
    package var isTight: Bool
    package var items: [[MarkdownBlock]]
}

/// The cells of a table, row by row.
package struct MarkdownTable: Hashable, Sendable {
    /// The alignment of the texts in a column.
    package enum Alignment: Hashable, Sendable {
        case start, center, end
    }

    package var columns: [Alignment]
    package var header: [[MarkdownInline]]
    package var rows: [[[MarkdownInline]]]
}
