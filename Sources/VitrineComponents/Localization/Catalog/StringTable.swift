/// A String Catalog: the translations of keys into several languages, as Xcode stores them in an `.xcstrings` file.
///
/// ```swift
/// let table = try StringTable(name: "Localizable", json: Array(data))
/// let strings = StringCatalog([table])
/// ```
public struct StringTable: Sendable {
    /// The name of the file without extension. Texts use `Localizable` by default.
    public let name: String
    /// The language of the keys, as a BCP 47 tag.
    public let sourceLanguage: String
    /// The source language and the languages into which at least one key is translated, sorted.
    public let languages: [String]

    let entries: [String: Entry]
    private let matcher: LanguageMatcher

    /// The name of the table that texts use by default.
    package static let standardName = "Localizable"

    /// The entry of a key in the file.
    struct Entry: Sendable {
        var isTranslatable = true
        var localizations: [String: Localization] = [:]
    }

    /// The translation of a key into one language.
    struct Localization: Sendable {
        var words: Words
        var substitutions: [String: Substitution] = [:]
    }

    /// A text, or a text for each plural form.
    indirect enum Words: Sendable {
        case text(String)
        case plural([PluralCategory: Words])
    }

    /// A part of a text that depends on one argument.
    struct Substitution: Sendable {
        /// The number of the argument, counted from 1; nil if it follows from the order in the text.
        var position: Int?
        /// The specifier of the argument, without the percent sign: `lld`.
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

    /// The keys that can be translated, sorted.
    package var keys: [String] { entries.filter(\.value.isTranslatable).map(\.key).sorted() }

    /// Returns the keys without a translation into a language, sorted. Empty for the source language, in which a key is
    /// its own text.
    package func missingKeys(in language: String) -> [String] {
        keys.filter { entries[$0].map { found($0, language) == nil && !isSource(language) } ?? true }
    }

    /// Returns whether the source language matches a language, as `en` matches `en-GB`.
    func isSource(_ language: String) -> Bool { matcher.matches(language).contains(sourceLanguage) }

    /// Returns the localization of an entry in a language, or in the available language that matches it best. Nil if no
    /// language matches.
    func found(_ entry: Entry, _ language: String) -> (localization: Localization, language: String)? {
        if let exact = entry.localizations[language] { return (exact, language) }
        guard entry.localizations.count > 0 else { return nil }
        for candidate in matcher.matches(language) {
            if let localization = entry.localizations[candidate] { return (localization, candidate) }
        }
        return nil
    }
}
