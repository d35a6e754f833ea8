import VitrineSupport

/// The type of the value of an `aria-*` attribute.
package enum AriaValue: Sendable {
    /// One of the given keywords.
    case keyword([Bytes])
    /// One or more of the given keywords, separated by spaces.
    case keywords([Bytes])
    /// The id of an element.
    case id
    /// The ids of elements.
    case ids
    /// An integer of at least `least`, or -1 for “unknown” if `orUnknown` is true.
    case integer(least: Int, orUnknown: Bool)
    /// A decimal number.
    case number
    /// Keyboard shortcuts, such as `Control+Shift+A`.
    case shortcuts
    /// Text.
    case text
}
