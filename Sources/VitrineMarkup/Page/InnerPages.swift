/// Reads pages that are values of attributes.
///
/// A class, because its parser is made once, when the first such page comes: that takes longer than most of them.
package final class InnerPages {
    private var reader: MarkupReader?

    package init() {}

    /// What the parser reads; nil when memory is missing.
    package func read(_ bytes: [UInt8]) -> MarkupDocument? {
        if reader == nil { reader = try? MarkupReader(names: Name.spellings) }
        return reader?.read(bytes)
    }
}
