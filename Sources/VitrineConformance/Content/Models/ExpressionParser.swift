/// Parses the expressions of content models, such as `caption? (tbody / tr)*`: `/` separates alternatives.
struct ExpressionParser {
    /// Returns the kinds that a term refers to; nil if the term is invalid.
    private let lookUp: (Substring) -> KindSet?
    private var tokens: [Substring] = []
    private var at = 0
    /// The first invalid term or unexpected character, or `(` if a parenthesis is not closed; nil if all is valid.
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
        // If every alternative is a single child, they are combined into one set.
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
