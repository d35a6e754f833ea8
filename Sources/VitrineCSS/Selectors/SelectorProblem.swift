/// The reason why a selector is not valid.
package enum SelectorProblem: Error, Hashable, Sendable {
    /// A selector, the part after a combinator, or the content of `[]` is missing.
    case empty
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
    /// Functions are nested deeper than the limit.
    case tooDeep
}
