/// A part of a stylesheet that browsers ignore, or that deserves a warning.
package struct SheetFinding: Hashable, Sendable {
    /// The kind of a finding.
    package enum Kind: Hashable, Sendable {
        case syntax(SyntaxProblem.Kind)
        case unknownProperty(String, suggestion: String?)
        case invalidValue(property: String, value: String, syntax: String)
        case unknownAtRule(String, suggestion: String?)
        case unknownDescriptor(String, atRule: String, suggestion: String?)
        case invalidDescriptor(String, value: String, syntax: String)
        /// An at-rule without a descriptor that it needs.
        case missingDescriptor(String, atRule: String)
        case unknownMediaFeature(String, suggestion: String?)
        case unknownContainerFeature(String, suggestion: String?)
        case invalidFeatureValue(String, value: String, syntax: String)
        /// `min-`, `max-`, `<`, `>` or `=` with a feature whose values are not ordered, or `<`, `>` or `=` with a name
        /// that already begins with `min-` or `max-`.
        case featureWithoutOrder(String)
        /// A feature without the value that it needs: `(min-width)`.
        case featureValueMissing(String)
        /// An `@charset`, `@import` or `@namespace` in a position where browsers ignore it.
        case misplacedAtRule(String, isNested: Bool)
        case selector(SelectorProblem)
        /// A keyframe selector that is not valid.
        case keyframe(String)
        /// A prefixed at-rule, property, descriptor or value that only some browsers support.
        case vendorPrefix(String)
        /// A declaration or media feature that only old browsers understand.
        case hack(String)
        /// A property that is deprecated, or one for speech output, which hardly any browser supports.
        case obsolete(String)
    }

    /// The kind of finding.
    package var kind: Kind
    /// The offset of the first byte.
    package var offset: Int
    /// The offset after the last byte.
    package var end: Int

    /// Whether the finding is advice and not an error: a vendor prefix, a hack or an obsolete property.
    package var isAdvice: Bool {
        switch kind {
        case .vendorPrefix, .hack, .obsolete: true
        default: false
        }
    }
}
