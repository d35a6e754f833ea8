/// The kind of a child in a content model: an element of HTML, text, or one of a few groups of elements.
struct Kind: Hashable, Sendable {
    let number: UInt8

    /// Elements that are obsolete, unknown, or not in the namespace of HTML, SVG or MathML. Every content model allows
    /// them; other rules report those that are errors.
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
