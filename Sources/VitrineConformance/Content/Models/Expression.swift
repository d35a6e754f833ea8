/// A regular expression over kinds of children.
indirect enum Expression: Hashable, Sendable {
    /// One child from a set.
    case set(KindSet)
    /// One child that the content model of the element's own parent allows.
    case transparent
    case sequence([Expression])
    case choice([Expression])
    case optional(Expression)
    case star(Expression)
    case plus(Expression)

    /// Whether the empty sequence of children matches.
    var isNullable: Bool {
        switch self {
        case .set, .transparent: false
        case .sequence(let parts): parts.allSatisfy(\.isNullable)
        case .choice(let parts): parts.contains(where: \.isNullable)
        case .optional, .star: true
        case .plus(let part): part.isNullable
        }
    }

    /// All kinds that occur in the expression.
    var kinds: Set<Kind> {
        switch self {
        case .set(let set): Set(set.kinds)
        case .transparent: []
        case .sequence(let parts), .choice(let parts): parts.reduce(into: []) { $0.formUnion($1.kinds) }
        case .optional(let part), .star(let part), .plus(let part): part.kinds
        }
    }

    /// The set, if the expression allows any number of children from one set; otherwise nil. Such an expression needs
    /// no automaton.
    var uniformSet: KindSet? {
        guard case .star(.set(let set)) = self else { return nil }
        return set
    }
}
