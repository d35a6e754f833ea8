/// Vitrine's own rules. User-defined rules are not included.
public enum Rules {
    static let groups: [any RuleGroup.Type] = [
        SyntaxRules.self,
        ParseErrorRules.self,
        AttributeRules.self,
        ConstraintRules.self,
        NamingRules.self,
        OutlineRules.self,
        MicrodataRules.self,
        AriaRules.self,
        ContentRules.self,
        TableRules.self,
        ResourceValueRules.self,
        MetaRules.self,
        ScriptRules.self,
        TextValueRules.self,
        StyleRules.self,
    ]

    /// The rules of all groups, group by group. They are about single pages.
    public static let all: [Rule] = groups.flatMap { $0.rules }

    /// Every rule about the links between the files of a site.
    public static let acrossPages: [Rule] = LinkRules.rules

    /// Every rule about files that cannot be checked, about unused styles and pictures, about classes without styles,
    /// and about the check itself, and the rules without examples for parse errors.
    public static let input: [Rule] = InputRules.rules

    /// All rules, except user-defined ones.
    public static let known: [Rule] = all + acrossPages + input

    /// Returns the rule with a name; nil if there is none. User-defined rules are not included.
    public static func named(_ id: String) -> Rule? { byID[id] }

    private static let byID = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
}
