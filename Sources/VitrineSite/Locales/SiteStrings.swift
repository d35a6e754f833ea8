import Foundation
import VitrineComponents
import VitrineThemes

/// The words of a site: its own catalogs, and the one with the words of the frame and of the package's components.
///
/// A table `Vitrine` of the site's own comes first; what it lacks is taken from the package's. A site without a table that a
/// text names shows the text's own words: somebody who has no catalog has nothing to translate.
struct SiteStrings: StringSource {
    /// The table with the words of the frame and of the package's components.
    static let frame = "Vitrine"

    private let own: StringCatalog?
    private let bundled: StringCatalog
    /// The keys of the site's main table.
    private let keys: Set<String>

    /// Reads the catalogs of a site.
    /// - Throws: ``SiteProblems`` with everything that is wrong in any of them.
    init(_ folder: SiteFolder) throws(SiteProblems) {
        own = try folder.stringCatalog()
        keys = Set(own?.tables[StringTable.standardName]?.keys ?? [])
        bundled = try BundledThemes.strings().map { SiteFolder($0.path) }?.stringCatalog() ?? StringCatalog([])
    }

    /// Whether the site's main table has a key.
    func has(_ key: String) -> Bool { keys.contains(key) }

    func words(for text: LocalizedText, language: String) -> LocalizedPattern? {
        let found = own?.words(for: text, language: language)
        if found?.isTranslated == true { return found }
        let name = text.table ?? StringTable.standardName
        if name == Self.frame, let words = bundled.words(for: text, language: language),
            words.isTranslated || found == nil
        {
            return words
        }
        if found == nil, own?.tables[name] == nil { return LocalizedPattern(format: text.key, isTranslated: true) }
        return found
    }
}
