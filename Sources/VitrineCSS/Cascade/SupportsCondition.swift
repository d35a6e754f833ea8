/// Evaluates conditions of `@supports`: CSS Conditional 3, section 6. What the grammar of this package contains counts
/// as supported.
package struct SupportsCondition {
    private let list: TokenList
    private var at: Int
    private var end: Int
    private var depth = 0

    /// Whether a condition holds; false if its syntax is not valid.
    package static func holds(_ list: TokenList, _ range: Range<Int>) -> Bool {
        let range = list.trimmed(range)
        var reader = SupportsCondition(list: list, at: range.lowerBound, end: range.upperBound)
        return reader.condition() == true && reader.at == reader.end
    }

    private init(list: TokenList, at: Int, end: Int) { (self.list, self.at, self.end) = (list, at, end) }

    private mutating func skipSpace() { while at < end, list[at].kind == .whitespace { at += 1 } }

    /// Evaluates a condition; nil if its syntax is not valid or if it is nested too deeply.
    private mutating func condition() -> Bool? {
        skipSpace()
        guard at < end, depth < 32 else { return nil }
        if list.isIdent(at, "not") {
            at += 1
            skipSpace()
            return part().map { !$0 }
        }
        guard var answer = part() else { return nil }
        var joint: String?
        while at < end, list[at].kind == .ident {
            let word = list.lowerName(at)
            guard word == "and" || word == "or", joint == nil || joint == word else { return nil }
            joint = word
            at += 1
            skipSpace()
            guard let next = part() else { return nil }
            answer = word == "and" ? answer && next : answer || next
        }
        return answer
    }

    private mutating func part() -> Bool? {
        guard at < end else { return nil }
        let token = at
        let inside = list.trimmed(list[token].isOpen ? list.inside(token) : token..<token)
        defer {
            at = list.after(token)
            skipSpace()
        }
        switch list[token].kind {
        case .function:
            guard list.lowerName(token) == "selector" else { return false }
            var atoms = AtomTable()
            return (try? SelectorParser.parse(list, inside, atoms: &atoms)) != nil
        case .openRound:
            if let answer = declaration(inside) { return answer }
            let saved = (at, end)
            (at, end) = (inside.lowerBound, inside.upperBound)
            depth += 1
            defer {
                (at, end) = saved
                depth -= 1
            }
            let answer = condition()
            // Other content in parentheses is false; CSS Conditional calls it general enclosed.
            return answer == nil || at != end ? false : answer
        default: return nil
        }
    }

    /// Whether a declaration is supported; nil if the text is not a declaration.
    private func declaration(_ range: Range<Int>) -> Bool? {
        guard let name = range.first, list[name].kind == .ident else { return nil }
        var colon = name + 1
        while colon < range.upperBound, list[colon].kind == .whitespace { colon += 1 }
        guard colon < range.upperBound, list[colon].kind == .colon else { return nil }
        if list.name(name).hasPrefix("--") { return true }
        var value = list.trimmed(colon + 1..<range.upperBound)
        if value.count > 2, list.isIdent(value.upperBound - 1, "important"), list.isDelim(value.upperBound - 2, "!") {
            value = list.trimmed(value.lowerBound..<value.upperBound - 2)
        }
        guard !value.isEmpty, let id = PropertyID(PropertyNames.canonical(list.lowerName(name))) else { return false }
        return ValueMatcher.match(id, list, value).isAccepted
    }
}
