/// Finds the declarations of the names that a Swift file uses.
struct SwiftScopes {
    enum Origin: Hashable {
        /// A binding of a closure, a loop or a condition, or a parameter of a local function, identified by the brace
        /// of its block.
        case head(brace: Int)
        /// The source text of a parameter of a member or top-level function, or of a stored property without an initial
        /// value.
        case parameter(String, isProperty: Bool)
        /// An earlier `let`, `var` or `guard` statement in a block around the name, or a function or type that is
        /// declared in such a block.
        case local(SwiftDeclaration)
        /// A member of an enclosing type, or a private top-level declaration.
        case member(SwiftDeclaration)
        /// Possibly a member that one of the enclosing types, given by their paths, declares in another file.
        case elsewhere(types: [[String]])
    }

    struct Parameter {
        /// The name inside the function.
        var name: String
        /// The argument label; nil for `_`.
        var label: String?
        /// The tokens of the parameter, without its default value.
        var tokens: Range<Int>
        /// The tokens of the type.
        var type: Range<Int>
        var defaultValue: Range<Int>?
    }

    let file: SwiftFile

    /// The origin of a name; nil if an excerpt does not need its declaration. This is the case if a type inside the
    /// range contains the declaration. If no type surrounds the name, it is also the case for names that the file does
    /// not declare, and for names that other files can use as well.
    func origin(of use: SwiftNames.Use, usedIn range: Range<Int>) -> Origin? {
        if let qualifier = use.qualifier { return origin(of: use, in: qualifier, usedIn: range) }
        var types: [[String]] = []
        for bracket in file.brackets(around: use.index) {
            if let type = file.types[bracket] {
                let path = file.path(of: type)
                if let member = file.members(of: path).first(where: { $0.names.contains(use.name) }) {
                    return range.contains(bracket) ? nil : origin(of: member)
                }
                types.append(path)
            } else if range.contains(bracket) {
                continue
            } else if file.tokens[bracket].isSign("{"), let origin = origin(of: use, inBlock: bracket) {
                return origin
            }
        }
        if let top = file.top.first(where: { $0.isPrivate && $0.names.contains(use.name) && $0.keyword != .extension })
        {
            return .member(top)
        }
        return types.isEmpty ? nil : .elsewhere(types: types)
    }

    /// The origin of `Self.name`, `self.name` or `Type.name`, where `Type` is an enclosing type; nil if an excerpt does
    /// not need the declaration, or if the file does not contain it. For `Self` and `self`, an excerpt needs it unless
    /// their type begins inside the range; for `Type`, only if the member is private, or the type is private and at the
    /// top level.
    private func origin(of use: SwiftNames.Use, in qualifier: Range<Int>, usedIn range: Range<Int>) -> Origin? {
        let name = file.tokens[qualifier.lowerBound].word ?? ""
        let isOwn = name == "Self" || name == "self"
        let around = file.types(around: use.index)
        if isOwn, let inner = around.first, range.contains(inner.tokens.lowerBound) { return nil }
        let wanted = isOwn ? Array(around.prefix(1)) : around.filter { $0.names.first == name }
        for type in wanted {
            let path = file.path(of: type)
            guard let member = file.members(of: path).first(where: { $0.names.contains(use.name) }) else { continue }
            if isOwn || member.isPrivate || file.top.contains(where: { $0.names == [name] && $0.isPrivate }) {
                return origin(of: member)
            }
        }
        return nil
    }

    private func origin(of member: SwiftDeclaration) -> Origin {
        let tokens = file.tokens[member.tokens]
        // A property with neither a value nor a body is set by an initializer.
        if member.isValue, !tokens.contains(where: { $0.isSign("=") || $0.isSign("{") }) {
            let start = (member.modifiers.values.map(\.upperBound).max() ?? member.tokens.lowerBound)
            let name = (start..<member.tokens.upperBound).first { file.tokens[$0].word == member.names.first }
            return .parameter(
                file.text(of: (name ?? start)..<member.tokens.upperBound), isProperty: true)
        }
        return .member(member)
    }

    // MARK: - Blocks

    private func origin(of use: SwiftNames.Use, inBlock brace: Int) -> Origin? {
        if Self.closureParameters(brace, in: file).contains(use.name) { return .head(brace: brace) }
        if let owner = Self.statement(around: brace, in: file), let origin = origin(of: use, inHead: owner, brace) {
            return origin
        }
        let body = Self.bodyStart(brace, in: file)..<file.partners[brace]
        for statement in SwiftParser(file: file).statements(in: body).reversed() {
            if statement.keyword == .statement {
                // The names of a `guard` statement are visible after it.
                if statement.tokens.upperBound <= use.index, file.tokens[statement.tokens.lowerBound].word == "guard",
                    names(declaredIn: statement.tokens).contains(use.name)
                {
                    return .local(statement)
                }
            } else if statement.names.contains(use.name),
                !statement.isValue || statement.tokens.upperBound <= use.index
            {
                return .local(statement)
            }
        }
        return nil
    }

    private func origin(of use: SwiftNames.Use, inHead owner: SwiftDeclaration, _ brace: Int) -> Origin? {
        if let open = owner.parameters, owner.body?.lowerBound == brace + 1 {
            guard let parameter = Self.parameters(open, in: file).first(where: { $0.name == use.name }) else {
                return nil
            }
            let isMember = file.parents[brace] < 0 || file.types[file.parents[brace]] != nil
            guard isMember else { return .head(brace: brace) }
            return .parameter(file.text(of: parameter.tokens), isProperty: false)
        }
        guard owner.keyword == .statement, let word = file.tokens[owner.tokens.lowerBound].word else { return nil }
        let head = owner.tokens.lowerBound..<brace
        switch word {
        case "for": return Self.pattern(after: head.lowerBound, in: file).contains(use.name) ? .head(brace: brace) : nil
        case "if", "while", "switch", "do":
            return names(declaredIn: head).contains(use.name) ? .head(brace: brace) : nil
        default: return nil
        }
    }

    private func names(declaredIn range: Range<Int>) -> [String] {
        range.flatMap { index in
            ["let", "var"].contains(file.tokens[index].word) ? Self.pattern(after: index, in: file) : []
        }
    }

    // MARK: - Syntax

    /// The statement to which a brace belongs directly; nil if the brace is inside parentheses or square brackets, or
    /// in a top-level statement that is not a declaration.
    static func statement(around brace: Int, in file: SwiftFile) -> SwiftDeclaration? {
        let parent = file.parents[brace]
        if parent < 0 || file.types[parent] != nil { return file.declarations.last { $0.tokens.contains(brace) } }
        guard file.tokens[parent].isSign("{") else { return nil }
        let block = bodyStart(parent, in: file)..<file.partners[parent]
        return SwiftParser(file: file).statements(in: block).first { $0.tokens.contains(brace) }
    }

    /// The index at which the statements after a brace begin, past the parameters of a closure.
    static func bodyStart(_ brace: Int, in file: SwiftFile) -> Int {
        closureHead(brace, in: file).map { $0.upperBound + 1 } ?? brace + 1
    }

    /// The tokens between the brace of a closure and `in`; nil for a closure without `in`, and for other blocks.
    private static func closureHead(_ brace: Int, in file: SwiftFile) -> Range<Int>? {
        var at = brace + 1
        let end = file.partners[brace]
        guard at < end, file.tokens[at].word != "for" else { return nil }
        while at < end {
            let token = file.tokens[at]
            if token.word == "in" { return brace + 1..<at }
            if at > brace + 1, token.startsLine, !file.tokens[at - 1].isSign(",") { return nil }
            if token.isSign("{") || token.isSign("=") || token.kind == .text { return nil }
            at = token.opens ? file.partners[at] + 1 : at + 1
        }
        return nil
    }

    /// The names of the parameters of the closure that a brace opens; empty for a block of another kind.
    static func closureParameters(_ brace: Int, in file: SwiftFile) -> [String] {
        guard let head = closureHead(brace, in: file) else { return [] }
        var names: [String] = []
        for index in head {
            let parent = file.parents[index]
            if file.tokens[index].kind == .arrow { break }
            guard let word = file.tokens[index].word else { continue }
            let isInBrackets = parent != brace && file.tokens[parent].isSign("(")
            let last = file.tokens[index - 1]
            if parent == brace || isInBrackets && (last.isSign("(") || last.isSign(",") || last.word != nil) {
                names.append(word)
            }
        }
        return names
    }

    /// The names that a pattern after `let`, `var` or `for` declares.
    static func pattern(after index: Int, in file: SwiftFile) -> [String] {
        var names: [String] = []
        var at = index + 1
        while at < file.tokens.count {
            let token = file.tokens[at]
            if token.word == "in" || token.isSign("=") || token.isSign(":") || token.isSign("{") || token.isSign("}") {
                break
            }
            // This token ends a pattern such as `case .some(let name)`, or a declaration without a value.
            if token.isSign(")") || token.isSign(",") && file.parents[at] == file.parents[index] { break }
            if token.startsLine { break }
            if token.isSign("(") {
                names += file.tokens[at..<file.partners[at]].compactMap(\.word)
                at = file.partners[at]
            } else if let word = token.word, !["case", "let", "var", "await", "try"].contains(word) {
                names.append(word)
            }
            at += 1
        }
        return names
    }

    /// The parameters in the parentheses that begin at an index.
    static func parameters(_ open: Int, in file: SwiftFile) -> [Parameter] {
        var found: [Parameter] = []
        var start = open + 1
        let close = file.partners[open]
        while start < close {
            var at = start
            var colon: Int?
            var equals: Int?
            var depth = 0
            while at < close {
                let token = file.tokens[at]
                if token.isSign("<") { depth += 1 }
                if token.isSign(">") { depth -= 1 }
                if token.isSign(","), depth <= 0 { break }
                if token.isSign(":"), colon == nil { colon = at }
                if token.isSign("="), equals == nil { equals = at }
                at = token.opens ? file.partners[at] + 1 : at + 1
            }
            if let colon {
                let words = file.tokens[start..<colon].compactMap(\.word)
                let label = words.count > 1 ? words[words.count - 2] : words.last
                found.append(
                    Parameter(
                        name: words.last ?? "_", label: label == "_" ? nil : label, tokens: start..<(equals ?? at),
                        type: colon + 1..<(equals ?? at), defaultValue: equals.map { $0 + 1..<at }))
            }
            start = at + 1
        }
        return found
    }
}
