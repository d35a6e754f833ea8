import VitrineSupport

/// What the value of an `aria-*` attribute is.
package enum AriaValue: Sendable {
    /// One of some keywords.
    case keyword([Bytes])
    /// Some of some keywords, with spaces between.
    case keywords([Bytes])
    /// The id of an element.
    case id
    /// The ids of elements.
    case ids
    /// A whole number from a least one on; -1, for unknown, where it is allowed.
    case integer(least: Int, orUnknown: Bool)
    /// A decimal number.
    case number
    /// Shortcuts: `Control+Shift+A`.
    case shortcuts
    /// Text.
    case text
}
