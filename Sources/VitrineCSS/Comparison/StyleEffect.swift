/// The effect of a stylesheet change on an element.
package struct StyleEffect: Sendable {
    /// The element in the new document.
    package var element: Int
    /// The pseudo-element, without colons; nil for the element itself.
    package var pseudoElement: String?
    /// The property that differs.
    package var difference: PropertyDifference
    /// The conditions under which it differs.
    package var conditions: Set<StyleCondition>
    /// Whether the element can be seen: false if `visibility` hides it now, or if clipping or zero opacity hides it, or
    /// an ancestor, in both versions.
    package var isSeen: Bool
    /// The contrast of the element's text before and now; nil unless the element directly contains text, the property
    /// is `color` or `background-color`, both contrasts are certain, and they differ by at least 0.05.
    package var contrast: Contrasts?

    /// The contrasts before and now.
    package struct Contrasts: Hashable, Sendable {
        package var before: Double
        package var after: Double

        /// Creates a pair of contrasts.
        package init(before: Double, after: Double) { (self.before, self.after) = (before, after) }
    }
}
