import Foundation
import VitrineComponents
import VitrineThemes

/// The texts of a site: its own catalogs, and the catalog with the texts of the gallery's own pages and of the
/// package's components.
///
/// The site's own tables come first; missing texts are taken from the package's catalog. If the site does not have the
/// table of a text, the key is shown and not reported as missing: a site without a catalog has nothing to translate.
struct SiteStrings: StringSource {
    /// The table with the texts of the gallery's own pages and of the package's components.
    static let frame = "Vitrine"

    /// The digest of all catalogs.
    let digest: String
    private let own: StringCatalog?
    private let bundled: StringCatalog
    /// The keys of the site's own table `Localizable`.
    private let keys: Set<String>
    private let bundledKeys: Set<String>

    /// Reads the catalogs of a site.
    /// - Throws: ``SiteProblems`` if catalogs have mistakes or cannot be read.
    init(_ folder: SiteFolder) throws(SiteProblems) {
        var texts = InputBytes()
        own = try folder.stringCatalog(&texts)
        keys = Set(own?.tables[StringTable.standardName]?.keys ?? [])
        bundled = try BundledThemes.strings().map { SiteFolder($0.path) }?.stringCatalog(&texts) ?? StringCatalog([])
        digest = texts.digest
        bundledKeys = Set(bundled.tables[Self.frame]?.keys ?? [])
    }

    /// Whether the site has a catalog of its own.
    var hasCatalog: Bool { own != nil }

    /// Whether the site's own table `Localizable` has a key.
    func has(_ key: String) -> Bool { keys.contains(key) }

    /// Whether the package's own catalog has a key.
    func isBundled(_ key: String) -> Bool { bundledKeys.contains(key) }

    /// Whether the site has its own version of a text's table and this table has the key of the text.
    private func isOwn(_ text: LocalizedText) -> Bool {
        guard let name = text.table, name != StringTable.standardName else { return keys.contains(text.key) }
        return own?.tables[name]?.keys.contains(text.key) == true
    }

    func words(for text: LocalizedText, language: String) -> LocalizedPattern? {
        let found = own?.words(for: text, language: language)
        let isOwn = isOwn(text)
        if isOwn, found?.isTranslated == true { return found }
        if isBundled(text.key), let words = bundled.words(for: text.in(table: Self.frame), language: language),
            words.isTranslated || !isOwn
        {
            return words
        }
        if found == nil, own?.tables[text.table ?? StringTable.standardName] == nil {
            return LocalizedPattern(format: text.key, isTranslated: true)
        }
        return found
    }
}

extension LocalizedText {
    /// The same text, looked up in another table.
    fileprivate func `in`(table: String) -> LocalizedText {
        var text = self
        text.table = table
        return text
    }
}
