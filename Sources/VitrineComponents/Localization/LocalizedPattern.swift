/// The translation that a catalog returns for a text.
public struct LocalizedPattern: Hashable, Sendable {
    /// The translation, with format specifiers for the arguments.
    public var format: String
    /// Whether the translation is in the requested language or one that matches it, such as `de` for `de-AT`, or the
    /// text needs no translation. If false, `format` is the text of the catalog's source language.
    public var isTranslated: Bool

    /// Creates a pattern.
    public init(format: String, isTranslated: Bool) {
        self.format = format
        self.isTranslated = isTranslated
    }
}
