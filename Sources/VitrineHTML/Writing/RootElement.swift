/// The place where further attributes of a fragment's root element can be inserted.
package struct RootElement: Hashable, Sendable {
    /// The offset after its attributes, before the end of the tag.
    package let attributesEnd: Int
    /// Whether the view gave it an `id`.
    package let hasID: Bool
}
