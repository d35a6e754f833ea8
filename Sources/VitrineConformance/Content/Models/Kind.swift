/// A child as content models see it: an element of HTML, or one of a few kinds that mean many.
struct Kind: Hashable, Sendable {
    let number: UInt8

    /// Obsolete, unknown and foreign elements: another rule has spoken, so they fit everywhere.
    static let tolerated = Kind(number: 0)
    /// Text that is not whitespace.
    static let text = Kind(number: 1)
    /// An autonomous custom element.
    static let custom = Kind(number: 2)
    /// The number of the first kind that is an element by its name.
    static let firstElement = 3
    /// How many kinds there can be.
    static let limit = 128
}
