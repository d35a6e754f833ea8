/// One String Catalog: the words of some keys in several languages, as Xcode keeps them in an `.xcstrings` file.
///
/// ```swift
/// let table = try StringTable(name: "Localizable", json: Array(data))
/// let strings = StringCatalog([table])
/// ```
public struct StringTable: Sendable {
    /// The name of the file without extension; `Localizable` is the one that texts use that say nothing else.
    public let name: String
    /// The language of the keys, as a BCP 47 tag.
    public let sourceLanguage: String
    /// The languages that the file has words in, the source language among them, sorted.
    public let languages: [String]

    let entries: [String: Entry]
    private let matcher: LanguageMatcher

    /// The name of the table that texts use which name none.
    package static let standardName = "Localizable"

    /// What the file says of a key.
    struct Entry: Sendable {
        /// Whether the key has other words in other languages at all.
        var isTranslatable = true
        var localizations: [String: Localization] = [:]
    }

    /// The words of a key in one language.
    struct Localization: Sendable {
        var words: Words
        var substitutions: [String: Substitution] = [:]
    }

    /// Words, or a choice of them.
    indirect enum Words: Sendable {
        case text(String)
        case plural([PluralCategory: Words])
    }

    /// Words for a part of a text that depends on one argument.
    struct Substitution: Sendable {
        /// The number of the argument, from 1; nil if it follows from the order in the text.
        var position: Int?
        /// How it is shown, without the percent sign: `lld`.
        var specifier: String
        var words: Words
    }

    init(name: String, sourceLanguage: String, entries: [String: Entry]) {
        self.name = name
        self.sourceLanguage = sourceLanguage
        self.entries = entries
        let found = entries.values.reduce(into: Set([sourceLanguage])) { $0.formUnion($1.localizations.keys) }
        languages = found.sorted()
        matcher = LanguageMatcher(found)
    }

    /// The keys that have words of their own in other languages, sorted.
    package var keys: [String] { entries.filter(\.value.isTranslatable).map(\.key).sorted() }

    /// The keys that have no words in a language, sorted; those of the source language are their own words.
    package func missingKeys(in language: String) -> [String] {
        keys.filter { entries[$0].map { found($0, language) == nil && !isSource(language) } ?? true }
    }

    /// Whether pages in a language show the source language's own words.
    func isSource(_ language: String) -> Bool { matcher.matches(language).contains(sourceLanguage) }

    /// The words of an entry in a language, or in the nearest one that serves for it.
    func found(_ entry: Entry, _ language: String) -> (localization: Localization, language: String)? {
        if let exact = entry.localizations[language] { return (exact, language) }
        guard entry.localizations.count > 0 else { return nil }
        for candidate in matcher.matches(language) {
            if let localization = entry.localizations[candidate] { return (localization, candidate) }
        }
        return nil
    }
}
