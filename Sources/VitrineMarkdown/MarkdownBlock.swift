/// A block of a Markdown document, with the line on which it begins, counted from 1.
package struct MarkdownBlock: Hashable, Sendable {
    /// The kind of a block, with its content.
    package indirect enum Kind: Hashable, Sendable {
        /// A heading of level 1 to 6.
        case heading(Int, [MarkdownInline])
        case paragraph([MarkdownInline])
        case quote([MarkdownBlock])
        case list(MarkdownList)
        /// Code. Its language is the first word of the info string, or empty if there is none.
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
    /// Whether no blank line in the source separates two items, or two blocks directly inside an item. The items are
    /// then shown without space between them.
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
