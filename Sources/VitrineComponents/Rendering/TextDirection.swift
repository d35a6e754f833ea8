public import Foundation

/// The direction of a text.
public enum TextDirection: String, Hashable, Sendable {
    /// From left to right, as in Latin script.
    case leftToRight = "ltr"
    /// From right to left, as in Arabic script.
    case rightToLeft = "rtl"

    /// Creates the direction of a locale's script.
    public init(of locale: Locale) {
        self = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
