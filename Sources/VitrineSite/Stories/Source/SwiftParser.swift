/// Finds the declarations and statements in a range of tokens of a file.
struct SwiftParser {
    private let tokens: [SwiftToken]
    private let partners: [Int]

    init(file: SwiftFile) {
        tokens = file.tokens
        partners = file.partners
    }

    private static let access: Set<String> = ["private", "fileprivate", "internal", "public", "package", "open"]
    private static let modifiers: Set<String> = [
        "private", "fileprivate", "internal", "public", "package", "open", "static", "final", "lazy", "mutating",
        "nonmutating", "override", "required", "convenience", "nonisolated", "isolated", "indirect", "weak", "unowned",
        "dynamic", "optional", "consuming", "borrowing", "prefix", "postfix", "infix", "distributed",
    ]

    /// The declarations and statements in a range, in order.
    func statements(in range: Range<Int>) -> [SwiftDeclaration] {
        var found: [SwiftDeclaration] = []
        var at = range.lowerBound
        while at < range.upperBound {
            if tokens[at].isSign(";") {
                at += 1
            } else if tokens[at].isSign("#"), at + 1 < range.upperBound,
                ["if", "else", "elseif", "endif"].contains(tokens[at + 1].word)
            {
                at += 1
                while at < range.upperBound, !tokens[at].startsLine { at += 1 }
            } else {
                let statement = statement(at: at, before: range.upperBound)
                found.append(statement)
                at = max(at + 1, statement.tokens.upperBound)
            }
        }
        return found
    }

    private func statement(at start: Int, before end: Int) -> SwiftDeclaration {
        var at = start
        var modifiers: [String: Range<Int>] = [:]
        while at < end {
            if tokens[at].isSign("@") {
                at = attributeEnd(at, before: end)
            } else if let word = tokens[at].word, isModifier(word, at, before: end) {
                let next = at + 1
                let hasBrackets = next < end && tokens[next].isSign("(") && !tokens[next].hasSpaceBefore
                let isSetter = hasBrackets && Self.access.contains(word)
                let after = hasBrackets ? partners[next] + 1 : next
                modifiers[isSetter ? "\(word)(set)" : word] = at..<after
                at = after
            } else {
                break
            }
        }
        guard at < end else { return SwiftDeclaration(keyword: .statement, tokens: start..<end) }
        // A word such as `extension` is not a keyword if it is an argument label or the name of a call.
        var result = SwiftDeclaration(keyword: keyword(at, before: end), tokens: start..<end, modifiers: modifiers)
        finish(&result, at, before: end)
        return result
    }

    private func keyword(_ at: Int, before end: Int) -> SwiftDeclaration.Keyword {
        guard let word = tokens[at].word, let keyword = SwiftDeclaration.Keyword(rawValue: word) else {
            return .statement
        }
        let next = at + 1 < end ? tokens[at + 1] : nil
        switch keyword {
        case .`init`, .subscript, .deinit: return keyword
        case .var, .let: return next?.word != nil || next?.isSign("(") == true ? keyword : .statement
        case .func: return next?.isSign("(") == true ? .statement : keyword
        default: return next?.word != nil ? keyword : .statement
        }
    }

    private func isModifier(_ word: String, _ at: Int, before end: Int) -> Bool {
        guard at + 1 < end, !tokens[at + 1].isSign("."), !tokens[at + 1].isSign("=") else { return false }
        if word == "class" {
            return ["func", "var", "let", "subscript", "override", "final"].contains(tokens[at + 1].word)
        }
        let takesBrackets = Self.access.contains(word) || word == "nonisolated" || word == "unowned"
        return Self.modifiers.contains(word)
            && (tokens[at + 1].word != nil || tokens[at + 1].isSign("@") || takesBrackets && tokens[at + 1].isSign("("))
    }

    private func attributeEnd(_ start: Int, before end: Int) -> Int {
        var at = start + 2
        while at + 1 < end, tokens[at].isSign(".") { at += 2 }
        if at < end, tokens[at].isSign("("), !tokens[at].hasSpaceBefore { at = partners[at] + 1 }
        return min(at, end)
    }

    /// Sets the names, the parameters, the body and the end of a declaration or another statement.
    /// - Parameter at: the index of the first token after the attributes and modifiers.
    private func finish(_ result: inout SwiftDeclaration, _ at: Int, before end: Int) {
        let start = result.tokens.lowerBound
        switch result.keyword {
        case .struct, .enum, .class, .actor, .protocol, .extension:
            var name = at + 1
            while name + 2 < end, tokens[name + 1].isSign(".") { name += 2 }
            result.names = name < end ? [tokens[name].word].compactMap(\.self) : []
            body(of: &result, from: min(name + 1, end), before: end)
        case .func, .`init`, .subscript, .deinit:
            if result.keyword == .func { result.names = at + 1 < end ? [tokens[at + 1].word].compactMap(\.self) : [] }
            if result.keyword == .`init` { result.names = ["init"] }
            if result.keyword != .deinit {
                result.parameters = (at + 1..<end).first { tokens[$0].isSign("(") }
            }
            body(of: &result, from: result.parameters.map { partners[$0] + 1 } ?? at + 1, before: end)
        case .var, .let:
            result.names = names(at + 1, before: end)
            result.tokens = start..<statementEnd(at, before: end)
        case .typealias, .associatedtype:
            result.names = at + 1 < end ? [tokens[at + 1].word].compactMap(\.self) : []
            result.tokens = start..<statementEnd(at, before: end)
        case .case, .import, .statement:
            result.tokens = start..<statementEnd(at, before: end)
        }
    }

    /// The names that a pattern such as `a` or `(a, b)` declares.
    private func names(_ at: Int, before end: Int) -> [String] {
        guard at < end else { return [] }
        if tokens[at].isSign("(") { return tokens[at..<partners[at]].compactMap(\.word) }
        return [tokens[at].word].compactMap(\.self)
    }

    private func body(of result: inout SwiftDeclaration, from start: Int, before end: Int) {
        var at = start
        while at < end {
            if tokens[at].isSign("{") {
                result.body = at + 1..<partners[at]
                result.tokens = result.tokens.lowerBound..<partners[at] + 1
                return
            }
            // Functions in protocols have no body.
            if !result.isType, at > start, tokens[at].startsLine, !continues(at) { break }
            at = tokens[at].opens ? partners[at] + 1 : at + 1
        }
        result.tokens = result.tokens.lowerBound..<min(at, end)
    }

    /// The index after the last token of a statement. A statement ends before a line that does not continue it, a
    /// semicolon, or the bracket that closes the block.
    func statementEnd(_ start: Int, before end: Int) -> Int {
        var at = start
        while at < end {
            if at > start, tokens[at].startsLine && !continues(at) || tokens[at].isSign(";") { return at }
            if tokens[at].closes { return at }
            at = tokens[at].opens ? partners[at] + 1 : at + 1
        }
        return end
    }

    private static let joining: Set<String> = [
        "else", "where", "as", "is", "in", "throws", "async", "rethrows", "catch",
    ]
    private static let unfinished: Set<String> = [
        "return", "in", "try", "await", "throw", "throws", "async", "else", "where", "as", "is", "case", "if", "guard",
        "while", "for", "switch", "let", "var", "func", "some", "any",
    ]

    /// Whether the line that begins with a token continues the statement on the line before it.
    private func continues(_ at: Int) -> Bool {
        let token = tokens[at]
        let last = tokens[at - 1]
        if let word = token.word, Self.joining.contains(word) { return true }
        if let word = last.word, Self.unfinished.contains(word) { return true }
        if last.isSign(",") || last.isSign(":") || last.kind == .arrow || token.kind == .arrow { return true }
        if last.isOperator, last.hasSpaceBefore { return true }
        if token.isSign(".") || token.isSign("{") || Self.isClosureLabel(at, in: tokens) { return true }
        // A binary operator has whitespace on both sides; `-1` and `!x` begin a statement.
        guard token.isOperator, at + 1 < tokens.count else { return false }
        var next = at + 1
        while next < tokens.count, tokens[next].isOperator, !tokens[next].hasSpaceBefore { next += 1 }
        return next < tokens.count && tokens[next].hasSpaceBefore
    }

    /// Whether a token is the label of a trailing closure, such as `footer` in `list { a } footer: { b }`.
    static func isClosureLabel(_ at: Int, in tokens: [SwiftToken]) -> Bool {
        guard at > 0, at + 2 < tokens.count, let word = tokens[at].word else { return false }
        // After a closing brace in a `switch` statement, `default: {` begins a case.
        return word != "default" && tokens[at - 1].isSign("}") && tokens[at + 1].isSign(":")
            && tokens[at + 2].isSign("{")
    }
}
