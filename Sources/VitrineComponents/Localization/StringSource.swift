/// A source of translations.
public protocol StringSource: Sendable {
    /// Returns the translation of a text in a language; nil when there is none. The translation is in the plural form
    /// for the arguments of the text, and contains specifiers such as `%lld` for them.
    func words(for text: LocalizedText, language: String) -> LocalizedPattern?
}
