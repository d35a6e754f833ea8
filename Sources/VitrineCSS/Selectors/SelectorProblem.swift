/// Why a selector is not valid.
package enum SelectorProblem: Error, Hashable, Sendable {
    /// The selector, or one of a list, is empty.
    case empty
    /// A token that is not expected, as written.
    case unexpected(String)
    /// A pseudo-class that CSS does not know; the name without the colon.
    case unknownPseudoClass(String)
    /// A pseudo-element that CSS does not know; the name without colons.
    case unknownPseudoElement(String)
    /// A namespace prefix that is not declared.
    case unknownPrefix(String)
    /// A pseudo-class has an argument that is not valid; its name.
    case invalidArgument(String)
    /// More nested functions than are read.
    case tooDeep
}
