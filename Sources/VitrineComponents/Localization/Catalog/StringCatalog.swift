/// The words of a site in all its languages: one table, or several.
///
/// - A language that a table lacks is served by the one that its tag begins with, `de` for `de-AT`, in the same script:
///   `zh-TW` by `zh-Hant`, never by `zh`. Where none serves, the words of the source language are shown and count as missing.
/// - A localization in the state `new` counts as missing; in every other state it is shown.
/// - Where words vary by device, those for `other` are shown.
/// - A key that the source language has no words for is its own words. One that is not to be translated is so everywhere.
public struct StringCatalog: StringSource {
    /// The tables by their names. Of two with the same name the later one counts.
    public let tables: [String: StringTable]

    /// The languages of all tables, sorted.
    public var languages: [String] { Set(tables.values.flatMap(\.languages)).sorted() }

    /// Creates a catalog.
    public init(_ tables: [StringTable]) {
        self.tables = Dictionary(tables.map { ($0.name, $0) }) { $1 }
    }

    /// The pattern for a key in a language, its plural variation chosen; nil when the catalog does not have the key.
    public func words(for text: LocalizedText, language: String) -> LocalizedPattern? {
        guard let table = tables[text.table ?? StringTable.standardName] else { return nil }
        let isSource = table.isSource(language)
        guard let entry = table.entries[text.key] else {
            return isSource ? LocalizedPattern(format: text.key, isTranslated: true) : nil
        }
        if entry.isTranslatable, let (localization, found) = table.found(entry, language) {
            return LocalizedPattern(
                format: WordChoice(text: text, language: found).format(of: localization), isTranslated: true)
        }
        let isTranslated = isSource || !entry.isTranslatable
        guard let localization = entry.localizations[table.sourceLanguage] else {
            return LocalizedPattern(format: text.key, isTranslated: isTranslated)
        }
        return LocalizedPattern(
            format: WordChoice(text: text, language: table.sourceLanguage).format(of: localization),
            isTranslated: isTranslated)
    }
}
