/// The translations of a site in all its languages, in one or more tables.
///
/// - If a key has no localization in a language, the best match with the same script is used, such as `de` for `de-AT`.
///   For `zh-TW`, `zh-Hant` is used, never `zh`. If there is no match, the text of the source language is shown, and
///   the translation is reported as missing.
/// - A text in the state `new` is treated as missing, except in the source language; in every other state it is shown.
/// - If a text varies by device, the variation for `other` is shown.
/// - A key without a localization in the source language is its own text. A key that is not translatable is the same
///   in every language.
public struct StringCatalog: StringSource {
    /// The tables by name. If two have the same name, the later one is used.
    public let tables: [String: StringTable]

    /// The languages of all tables, sorted.
    public var languages: [String] { Set(tables.values.flatMap(\.languages)).sorted() }

    /// Creates a catalog.
    public init(_ tables: [StringTable]) {
        self.tables = Dictionary(tables.map { ($0.name, $0) }) { $1 }
    }

    /// Returns the translation of a text into a language, or else the text of the source language, in the plural form
    /// for its arguments. Nil if the table of the text does not exist or, except in the source language, does not have
    /// the key.
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
