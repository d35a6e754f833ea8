/// Reads pages that are attribute values (`srcdoc`).
///
/// It is a class so that everything that uses it shares one parser. The parser is created for the first such page,
/// because creating it takes longer than reading most of these pages.
package final class InnerPages {
    private lazy var reader = HTMLReader(names: Name.spellings)

    package init() {}

    /// Parses a page in an attribute value. It is HTML even if the page around it is XML (HTML Standard, 4.8.5).
    package func read(_ bytes: [UInt8]) -> MarkupDocument {
        var options = HTMLReader.Options()
        options.isSrcdoc = true
        return reader.read(bytes, options)
    }
}
