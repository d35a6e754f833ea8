/// The kind of a child in a content model: an element of HTML, text, or one of a few groups of elements.
struct Kind: Hashable, Sendable {
    let number: UInt8

    /// Obsolete, unknown and foreign elements. They are allowed everywhere, because another rule reports them.
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
