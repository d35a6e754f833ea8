/// A regular expression over kinds of children.
indirect enum Expression: Hashable, Sendable {
    /// One child of a set.
    case set(KindSet)
    /// One child of those that the parent may hold.
    case transparent
    case sequence([Expression])
    case choice([Expression])
    case optional(Expression)
    case star(Expression)
    case plus(Expression)

    /// Whether no child at all fits.
    var isNullable: Bool {
        switch self {
        case .set, .transparent: false
        case .sequence(let parts): parts.allSatisfy(\.isNullable)
        case .choice(let parts): parts.contains(where: \.isNullable)
        case .optional, .star: true
        case .plus(let part): part.isNullable
        }
    }

    /// All kinds that it names.
    var kinds: Set<Kind> {
        switch self {
        case .set(let set): Set(set.kinds)
        case .transparent: []
        case .sequence(let parts), .choice(let parts): parts.reduce(into: []) { $0.formUnion($1.kinds) }
        case .optional(let part), .star(let part), .plus(let part): part.kinds
        }
    }

    /// Any number of children of one set, which needs no automaton.
    var uniformSet: KindSet? {
        guard case .star(.set(let set)) = self else { return nil }
        return set
    }
}
