/// The entry that a catalog has for a key.
public struct LocalizedPattern: Hashable, Sendable {
    /// The translation, with format specifiers for the arguments.
    public var format: String
    /// Whether it is in the requested language; otherwise it is in the catalog's source language.
    public var isTranslated: Bool

    /// Creates a pattern.
    public init(format: String, isTranslated: Bool) {
        self.format = format
        self.isTranslated = isTranslated
    }
}
