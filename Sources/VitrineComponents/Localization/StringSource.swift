/// A source of translations.
public protocol StringSource: Sendable {
    /// Returns the translation of a text into a language, or the text of the source language, marked as not translated;
    /// nil when there is neither. The result is in the plural form for the arguments of the text, and contains
    /// specifiers such as `%lld` for them.
    func words(for text: LocalizedText, language: String) -> LocalizedPattern?
}
