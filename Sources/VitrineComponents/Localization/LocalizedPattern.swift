/// The words that a catalog has for a key.
public struct LocalizedPattern: Hashable, Sendable {
    /// The words, with specifiers where arguments are.
    public var format: String
    /// Whether they are in the language asked for; if not, they are in the catalog's source language.
    public var isTranslated: Bool

    /// Creates a pattern.
    public init(format: String, isTranslated: Bool) {
        self.format = format
        self.isTranslated = isTranslated
    }
}
