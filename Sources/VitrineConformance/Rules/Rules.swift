/// The built-in rules for checking pages and sites. User-defined rules are not included.
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
    /// and about the check itself, and the rules about parse errors that have no examples.
    public static let input: [Rule] = InputRules.rules

    /// The rules of ``all``, ``acrossPages`` and ``input``.
    public static let known: [Rule] = all + acrossPages + input

    /// Returns the rule in ``known`` with a name; nil if there is none.
    public static func named(_ id: String) -> Rule? { byID[id] }

    private static let byID = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
}
