/// A source of translations.
public protocol StringSource: Sendable {
    /// Returns the translation of a text in a language, in the plural form for its arguments and with specifiers such
    /// as `%lld` for them; nil when there is none.
    func words(for text: LocalizedText, language: String) -> LocalizedPattern?
}
