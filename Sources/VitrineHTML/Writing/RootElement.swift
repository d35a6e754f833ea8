/// The place where further attributes of a fragment's root element can be inserted.
package struct RootElement: Hashable, Sendable {
    /// The number of bytes up to the end of the element's attributes. The `>` or `/>` of the start tag follows.
    package let attributesEnd: Int
    /// Whether the view gave the element an `id`.
    package let hasID: Bool
}
