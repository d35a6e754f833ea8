/// The reason why a selector is not valid.
package enum SelectorProblem: Error, Hashable, Sendable {
    /// A selector, or the part after a combinator, is missing.
    case empty
    /// The content of `[]` is missing.
    case missingAttribute
    /// Unexpected text, as written.
    case unexpected(String)
    /// An unknown pseudo-class, by its name without the colon.
    case unknownPseudoClass(String)
    /// An unknown pseudo-element, by its name without colons.
    case unknownPseudoElement(String)
    /// An undeclared namespace prefix.
    case unknownPrefix(String)
    /// An invalid argument of a pseudo-class, by the name of the pseudo-class.
    case invalidArgument(String)
    /// A `:has()` inside another one: Selectors 4, section 4.5.
    case nestedHas
    /// Functions are nested deeper than the limit.
    case tooDeep
}
