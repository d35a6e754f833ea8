/// The descriptors without which browsers ignore an at-rule.
enum RequiredDescriptors {
    /// Returns the required descriptors that a rule does not have.
    /// - Parameter values: the value of each descriptor that the rule has, as a range of tokens.
    static func missing(in atRule: String, _ values: [String: Range<Int>], _ list: TokenList) -> [String] {
        let required: [String]
        switch atRule {
        // CSS Fonts 4, section 4.1.
        case "font-face": required = ["font-family", "src"]
        case "counter-style": required = symbols(system: values["system"]?.first, list)
        // CSS Properties and Values API 1, section 3.
        case "property": required = ["syntax", "inherits"] + initialValue(syntax: values["syntax"]?.first, list)
        default: required = []
        }
        return required.filter { values[$0] == nil }
    }

    /// Returns the descriptor that must define the symbols of a counter style (CSS Counter Styles 3, section 3.8).
    /// - Parameter system: the first token of the value of `system`; nil if the rule has no `system`, which then is
    ///   `symbolic`.
    private static func symbols(system: Int?, _ list: TokenList) -> [String] {
        guard let system else { return ["symbols"] }
        // A counter style that extends another one uses the symbols of that style.
        if list.isIdent(system, "extends") { return [] }
        return [list.isIdent(system, "additive") ? "additive-symbols" : "symbols"]
    }

    /// Returns the descriptor of the initial value if the syntax is a string other than `*`. With the syntax `*`, a
    /// property needs no initial value.
    private static func initialValue(syntax: Int?, _ list: TokenList) -> [String] {
        guard let syntax, list[syntax].kind == .string, list.string(syntax) != "*" else { return [] }
        return ["initial-value"]
    }
}
