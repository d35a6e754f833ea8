/// Reads pages that are values of attributes.
///
/// A class, because its parser is made once, when the first such page comes: that takes longer than most of them.
package final class InnerPages {
    private var reader: PageReader?

    package init() {}

    /// What the parser of the page around it reads; nil when there is not enough memory.
    package func read(_ bytes: [UInt8], in page: PageTree) -> MarkupDocument? {
        if reader == nil { reader = try? PageReader(names: Name.spellings) }
        return reader?.read(bytes, page.isReadAsHTML ? .html : .polyglot)
    }
}
