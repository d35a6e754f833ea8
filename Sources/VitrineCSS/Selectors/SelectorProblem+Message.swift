extension SelectorProblem: CustomStringConvertible {
    /// The problem in words, without the selector.
    package var description: String {
        switch self {
        case .empty: "a selector is missing"
        case .missingAttribute: "expected the name of an attribute in “[]”"
        case .unexpected(let text): "unexpected “\(text)”"
        case .unknownPseudoClass(let name):
            "unknown pseudo-class “:\(name)”" + Suggestion.sentence(name, PseudoClasses.all, prefix: ":")
        case .unknownPseudoElement(let name):
            "unknown pseudo-element “::\(name)”"
                + Suggestion.sentence(name, PseudoClasses.elements.sorted(), prefix: "::")
        case .unknownPrefix(let prefix): "the namespace prefix “\(prefix)” is not declared; remove “\(prefix)|”"
        case .invalidArgument(let name): "the argument of “:\(name)()” is not valid"
        case .nestedHas: "“:has()” is not allowed inside another “:has()”"
        case .tooDeep: "functions are nested more than 32 levels deep"
        }
    }
}
