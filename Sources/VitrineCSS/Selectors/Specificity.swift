/// The specificity of a selector: Selectors 4, section 17.
package struct Specificity: Hashable, Comparable, Sendable {
    /// The number of ids.
    package var ids: Int
    /// The number of classes, attributes and pseudo-classes.
    package var classes: Int
    /// The number of element names and pseudo-elements.
    package var types: Int

    /// Creates a specificity from its three counts.
    package init(_ ids: Int = 0, classes: Int = 0, types: Int = 0) {
        self.ids = ids
        self.classes = classes
        self.types = types
    }

    package static func < (left: Specificity, right: Specificity) -> Bool {
        (left.ids, left.classes, left.types) < (right.ids, right.classes, right.types)
    }

    private static let limit = 1 << 30

    static func + (left: Specificity, right: Specificity) -> Specificity {
        // Nested rules can double the specificity at each level, so the counts are capped to prevent overflow.
        Specificity(
            min(left.ids + right.ids, limit), classes: min(left.classes + right.classes, limit),
            types: min(left.types + right.types, limit))
    }

    /// The specificity as one number with the same order, for ids and classes up to 1023 and types up to 4095.
    var packed: UInt64 { UInt64(min(ids, 1023)) << 22 | UInt64(min(classes, 1023)) << 12 | UInt64(min(types, 4095)) }
}
