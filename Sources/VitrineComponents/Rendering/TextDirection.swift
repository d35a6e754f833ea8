public import Foundation

/// The direction of a text.
public enum TextDirection: String, Hashable, Sendable {
    /// As in Latin script.
    case leftToRight = "ltr"
    /// As in Arabic script.
    case rightToLeft = "rtl"

    /// Creates the direction of a locale's script.
    public init(of locale: Locale) {
        self = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
