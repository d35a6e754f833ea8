/// A source of translations.
public protocol StringSource: Sendable {
    /// The pattern for a key in a language, its plural variation chosen, with `%lld` and similar where arguments are;
    /// nil when the catalog has none.
    func words(for text: LocalizedText, language: String) -> LocalizedPattern?
}
