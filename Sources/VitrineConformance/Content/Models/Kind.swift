/// A child in a content model: an element of HTML, text, or one of a few groups of elements.
struct Kind: Hashable, Sendable {
    let number: UInt8

    /// Obsolete, unknown and foreign elements: another rule reports them, so they are allowed everywhere.
    static let tolerated = Kind(number: 0)
    /// Text that is not whitespace.
    static let text = Kind(number: 1)
    /// An autonomous custom element.
    static let custom = Kind(number: 2)
    /// The number of the first kind that is a single element of HTML.
    static let firstElement = 3
    /// The maximum number of kinds.
    static let limit = 128
}
