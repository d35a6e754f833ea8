/// What a change of stylesheets does to an element.
package struct StyleEffect: Sendable {
    /// The element in the new document.
    package var element: Int
    /// The pseudo-element, without colons; nil for the element itself.
    package var pseudoElement: String?
    /// What differs.
    package var difference: PropertyDifference
    /// When it does.
    package var conditions: Set<StyleCondition>
    /// Whether the element is painted, as far as its styles say.
    package var isSeen = true
    /// The contrast of its text before and now, where both are certain and it is because of this.
    package var contrast: Contrasts?

    /// Two contrasts.
    package struct Contrasts: Hashable, Sendable {
        package var before: Double
        package var after: Double

        /// Takes two contrasts.
        package init(before: Double, after: Double) { (self.before, self.after) = (before, after) }
    }
}
