/// Reads pages that are attribute values (`srcdoc`).
///
/// It is a class because its parser is created only once, for the first such page: creating it takes longer than
/// reading most of them.
package final class InnerPages {
    private var reader: PageReader?

    package init() {}

    /// Parses a page in an attribute value with the same kind of parser as the page around it; nil when there is not
    /// enough memory.
    package func read(_ bytes: [UInt8], in page: PageTree) -> MarkupDocument? {
        if reader == nil { reader = try? PageReader(names: Name.spellings) }
        return reader?.read(bytes, page.isReadAsHTML ? .html : .polyglot)
    }
}
