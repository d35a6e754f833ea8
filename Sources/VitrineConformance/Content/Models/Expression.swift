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

/// Reads expressions.
struct ExpressionParser {
    /// The kinds that a word stands for.
    private let lookUp: (Substring) -> KindSet?
    private var tokens: [Substring] = []
    private var at = 0
    /// The first word that could not be read.
    private(set) var problem: String?

    init(lookUp: @escaping (Substring) -> KindSet?) { self.lookUp = lookUp }

    mutating func parse(_ text: some StringProtocol) -> Expression {
        tokens = Self.tokens(Substring(text))
        at = 0
        let expression = choice()
        if at < tokens.count { problem = problem ?? String(tokens[at]) }
        return expression
    }

    private static func tokens(_ text: Substring) -> [Substring] {
        var tokens: [Substring] = []
        var rest = text
        while let first = rest.first {
            if first == " " {
                rest = rest.dropFirst()
            } else if "()/?*+".contains(first) {
                tokens.append(rest.prefix(1))
                rest = rest.dropFirst()
            } else {
                let word = rest.prefix { !" ()/?*+".contains($0) }
                tokens.append(word)
                rest = rest.dropFirst(word.count)
            }
        }
        return tokens
    }

    private var next: Substring? { at < tokens.count ? tokens[at] : nil }

    private mutating func choice() -> Expression {
        var parts = [sequence()]
        while next == "/" {
            at += 1
            parts.append(sequence())
        }
        if parts.count == 1 { return parts[0] }
        // A choice among single children is one child of a larger set.
        let sets = parts.compactMap { part -> KindSet? in
            guard case .set(let set) = part else { return nil }
            return set
        }
        if sets.count == parts.count { return .set(sets.reduce(KindSet()) { $0.union($1) }) }
        return .choice(parts)
    }

    private mutating func sequence() -> Expression {
        var parts: [Expression] = []
        while let token = next, token != "/", token != ")" {
            let before = at
            parts.append(repeated())
            if at == before { break }
        }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func repeated() -> Expression {
        var part = atom()
        while let token = next, token == "?" || token == "*" || token == "+" {
            at += 1
            switch token {
            case "?": part = .optional(part)
            case "*": part = .star(part)
            default: part = .plus(part)
            }
        }
        return part
    }

    private mutating func atom() -> Expression {
        guard let token = next else { return .sequence([]) }
        at += 1
        if token == "(" {
            let inner = choice()
            if next == ")" { at += 1 } else { problem = problem ?? "(" }
            return inner
        }
        if token == "#transparent" { return .transparent }
        guard let set = lookUp(token) else {
            problem = problem ?? String(token)
            return .sequence([])
        }
        return .set(set)
    }
}
