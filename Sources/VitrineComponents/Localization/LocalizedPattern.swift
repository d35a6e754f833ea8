/// The entry that a catalog has for a key.
public struct LocalizedPattern: Hashable, Sendable {
    /// The translation, with format specifiers for the arguments.
    public var format: String
    /// Whether the text is in the requested language; if not, it is in the source language of the catalog.
    public var isTranslated: Bool

    /// Creates a pattern.
    public init(format: String, isTranslated: Bool) {
        self.format = format
        self.isTranslated = isTranslated
    }
}
