/// The vocabulary that an element belongs to.
package enum Vocabulary: UInt8 {
    /// Not an element.
    case none
    case html, svg, math
    /// An element in another namespace.
    case foreign
}
