/// Something in a stylesheet that a browser leaves out, or that is worth a word.
package struct SheetFinding: Hashable, Sendable {
    /// The kind of finding.
    package enum Kind: Hashable, Sendable {
        case syntax(SyntaxProblem.Kind)
        case unknownProperty(String, suggestion: String?)
        case invalidValue(property: String, value: String, syntax: String)
        case unknownAtRule(String, suggestion: String?)
        case unknownDescriptor(String, atRule: String, suggestion: String?)
        case invalidDescriptor(String, value: String, syntax: String)
        case unknownMediaFeature(String, suggestion: String?)
        case unknownContainerFeature(String, suggestion: String?)
        case invalidFeatureValue(String, value: String, syntax: String)
        /// `min-`, `max-`, `<` or `>` with a feature that has no order, or that has the prefix already.
        case featureWithoutOrder(String)
        /// `(min-width)`
        case featureValueMissing(String)
        /// `@charset`, `@import` or `@namespace` where browsers ignore it.
        case misplacedAtRule(String, isNested: Bool)
        case selector(SelectorProblem)
        /// The text before the block of a keyframe.
        case keyframe(String)
        /// A property, value or selector that only some browsers have.
        case vendorPrefix(String)
        /// A declaration that only old browsers read.
        case hack(String)
        /// A property that is deprecated.
        case obsolete(String)
    }

    /// The kind of finding.
    package var kind: Kind
    /// The first byte.
    package var offset: Int
    /// The byte after the last one.
    package var end: Int

    /// Whether it is advice, because browsers leave it out on purpose.
    package var isAdvice: Bool {
        switch kind {
        case .vendorPrefix, .hack, .obsolete: true
        default: false
        }
    }
}
