/// The place where further attributes of a fragment's root element can be inserted.
package struct RootElement: Hashable, Sendable {
    /// The offset after the element's attributes, before the end of the tag.
    package let attributesEnd: Int
    /// Whether the view gave the element an `id`.
    package let hasID: Bool
}
