/// Extracts the code of a story from its file, with the declarations that it needs.
struct SwiftExcerpt {
    /// The maximum number of lines of an excerpt. Instead of a longer one, only the call that makes the story is shown,
    /// with the names of the declarations that it needs.
    static let limit = 40
    /// The maximum number of lines of a function with parameters that is shown whole; for a longer one, only the story
    /// is shown, in a function of its own.
    private static let functionLimit = 20

    /// A part of a file that is included in the excerpt.
    private struct Piece {
        var path: String
        var range: Range<Int>
        var isLocal: Bool
    }

    private let sources: SwiftSources
    private let path: String
    private let file: SwiftFile
    private var range: Range<Int>
    private var pieces: [Piece] = []
    private var parameters: [String] = []
    private var hasProperties = false
    private var visited: Set<String> = []
    private var deletions: [String: [Range<Int>]] = [:]
    /// The larger range to which the excerpt has to be extended; nil if the current one is sufficient.
    private var wider: Range<Int>?

    /// The code of a story.
    /// - Parameters:
    ///   - name: the name of the story.
    ///   - line: the line on which it is declared, from 1.
    /// - Returns: nil if the file cannot be parsed, or if no call on the line makes this story.
    static func code(of name: String, in path: String, line: Int, _ sources: SwiftSources) -> SwiftCode? {
        guard let file = sources.file(path), let call = SwiftCall.range(of: name, onLine: line, in: file) else {
            return nil
        }
        return sources.excerpt(path, call) { code(of: call, in: path, file, sources) }
    }

    private static func code(
        of call: Range<Int>, in path: String, _ file: SwiftFile, _ sources: SwiftSources
    ) -> SwiftCode {
        var range = call
        for _ in 0..<8 {
            var excerpt = SwiftExcerpt(sources: sources, path: path, file: file, range: range)
            excerpt.collect(path, range, file)
            if let closure = SwiftNames.outerClosure(of: range, in: file) {
                excerpt.wider = excerpt.wider ?? excerpt.item(around: closure)
            }
            if excerpt.wider == nil { excerpt.wider = excerpt.wholeFunction }
            guard let wider = excerpt.wider, wider != range else {
                let text = excerpt.text
                guard text.utf8.count(where: { $0 == 0x0A }) < limit else { break }
                return SwiftCode(kind: .excerpt, text: text, imports: excerpt.imports)
            }
            range = wider
        }
        // The excerpt is too long, or would have to be extended too often, so only the call is shown, with the names
        // that are declared elsewhere.
        let scopes = SwiftScopes(file: file)
        var missing: [String] = []
        let names = SwiftNames.used(in: call, of: file).filter { use in
            switch scopes.origin(of: use, usedIn: call) {
            case nil: false
            case .elsewhere(let types):
                types.contains { type in !sources.members(use.name, of: type, near: path).isEmpty }
            default: true
            }
        }
        for use in names where !missing.contains(use.name) { missing.append(use.name) }
        if SwiftNames.outerClosure(of: call, in: file) != nil { missing.append("$0") }
        return SwiftCode(
            kind: .excerpt, text: file.text(of: call), imports: file.imports.sorted(),
            missing: missing.sorted())
    }

    private init(sources: SwiftSources, path: String, file: SwiftFile, range: Range<Int>) {
        self.sources = sources
        self.path = path
        self.file = file
        self.range = range
    }

    // MARK: - Dependencies

    /// Collects the declarations that a range of tokens needs, dependencies first.
    private mutating func collect(_ path: String, _ tokens: Range<Int>, _ file: SwiftFile) {
        let scopes = SwiftScopes(file: file)
        for use in SwiftNames.used(in: tokens, of: file) {
            guard let origin = scopes.origin(of: use, usedIn: tokens) else { continue }
            switch origin {
            case .head(let brace): if path == self.path { wider = wider ?? item(around: brace) }
            case .parameter(let text, let isProperty):
                if let qualifier = use.qualifier { deletions[path, default: []].append(file.bytes(of: qualifier)) }
                if !parameters.contains(text) { parameters.append(text) }
                hasProperties = hasProperties || isProperty
            case .local(let declaration): add(declaration, isLocal: true, use, path, file)
            case .member(let declaration): add(declaration, isLocal: false, use, path, file)
            case .elsewhere(let types):
                for type in types {
                    for (other, declaration) in sources.members(use.name, of: type, near: path) {
                        guard let file = sources.file(other) else { continue }
                        add(declaration, isLocal: false, use, other, file)
                    }
                }
            }
        }
    }

    private mutating func add(
        _ declaration: SwiftDeclaration, isLocal: Bool, _ use: SwiftNames.Use, _ path: String, _ file: SwiftFile
    ) {
        if let qualifier = use.qualifier {
            deletions[path, default: []].append(file.bytes(of: qualifier))
        }
        // A declaration inside the excerpt is shown already.
        if path == self.path, range.contains(declaration.tokens.lowerBound) { return }
        if path == self.path, declaration.tokens.contains(range.lowerBound) { return }
        guard visited.insert("\(path):\(declaration.tokens.lowerBound)").inserted else { return }
        if isLocal, isChanged(declaration, file) { wider = wider ?? file.member(around: use.index)?.tokens }
        collect(path, declaration.tokens, file)
        pieces.append(Piece(path: path, range: declaration.tokens, isLocal: isLocal))
        if isLocal { addSteps(between: declaration, and: use, path, file) }
        // All functions with this name that the file declares in the type are included, because it is unknown which
        // overload is called.
        guard declaration.keyword == .func, !isLocal else { return }
        guard let type = file.types(around: declaration.tokens.lowerBound).first else { return }
        let members = file.members(of: file.path(of: type))
        for other in members where other.keyword == .func && other.names == declaration.names {
            guard visited.insert("\(path):\(other.tokens.lowerBound)").inserted else { continue }
            collect(path, other.tokens, file)
            pieces.append(Piece(path: path, range: other.tokens, isLocal: false))
        }
    }

    /// Adds the statements that may modify a local variable, or the object of a local constant, before it is used.
    private mutating func addSteps(
        between declaration: SwiftDeclaration, and use: SwiftNames.Use, _ path: String, _ file: SwiftFile
    ) {
        let brace = file.parents[declaration.tokens.lowerBound]
        guard brace >= 0, declaration.isValue else { return }
        let block = SwiftScopes.bodyStart(brace, in: file)..<file.partners[brace]
        for step in SwiftParser(file: file).statements(in: block) where step.keyword == .statement {
            let isBetween =
                step.tokens.lowerBound >= declaration.tokens.upperBound && step.tokens.upperBound <= use.index
            // A statement that begins with a capital letter creates a component, so it modifies nothing.
            guard isBetween, file.tokens[step.tokens.lowerBound].word?.first?.isLowercase == true,
                SwiftNames.used(in: step.tokens, of: file).contains(where: { declaration.names.contains($0.name) }),
                !range.overlaps(step.tokens) || path != self.path,
                visited.insert("\(path):\(step.tokens.lowerBound)").inserted
            else { continue }
            collect(path, step.tokens, file)
            pieces.append(Piece(path: path, range: step.tokens, isLocal: true))
        }
    }

    /// Whether a local variable or constant may be assigned after its declaration: a variable that is not computed, or
    /// a constant without an initial value.
    private func isChanged(_ declaration: SwiftDeclaration, _ file: SwiftFile) -> Bool {
        guard declaration.isValue else { return false }
        let tokens = file.tokens[declaration.tokens]
        if declaration.keyword == .let { return !tokens.contains { $0.isSign("=") } }
        return tokens.contains { $0.isSign("=") } || !tokens.contains { $0.isSign("{") }
    }

    /// The statement, or the part between two commas, to which a brace belongs, without `return` or an argument label;
    /// nil if there is none.
    private func item(around brace: Int) -> Range<Int>? {
        let parent = file.parents[brace]
        if parent < 0 || file.tokens[parent].isSign("{") {
            guard let tokens = SwiftScopes.statement(around: brace, in: file)?.tokens else { return nil }
            let isReturn = file.tokens[tokens.lowerBound].word == "return"
            return (isReturn ? tokens.lowerBound + 1 : tokens.lowerBound)..<tokens.upperBound
        }
        var start = brace
        while start - 1 > parent, !file.tokens[start - 1].isSign(",") {
            start = file.tokens[start - 1].closes ? file.partners[start - 1] : start - 1
        }
        if start + 1 < brace, file.tokens[start].word != nil, file.tokens[start + 1].isSign(":") { start += 2 }
        var end = file.partners[brace] + 1
        while end < file.partners[parent], !file.tokens[end].isSign(",") {
            end = file.tokens[end].opens ? file.partners[end] + 1 : end + 1
        }
        return start..<end
    }

    /// The surrounding function; nil unless its parameters but no properties are needed, it is short, it returns a
    /// `Story`, and it is not the range itself.
    private var wholeFunction: Range<Int>? {
        guard !parameters.isEmpty, !hasProperties, let member = file.member(around: range.lowerBound),
            member.keyword == .func, member.tokens != range
        else { return nil }
        // Only a function that returns a `Story` is shown whole: one that returns a section would show more than the
        // story.
        guard let open = member.parameters, let body = member.body,
            file.tokens[file.partners[open]..<body.lowerBound].contains(where: { $0.word == "Story" })
        else { return nil }
        let lines = file.text[file.bytes(of: member.tokens)].count { $0 == 0x0A } + 1
        return lines <= Self.functionLimit ? member.tokens : nil
    }

    // MARK: - Text

    private var imports: [String] {
        Set(([path] + pieces.map(\.path)).flatMap { sources.file($0)?.imports ?? [] }).sorted()
    }

    private var text: String {
        let locals = pieces.filter(\.isLocal).sorted { $0.range.lowerBound < $1.range.lowerBound }.map(text)
        let members = pieces.filter { !$0.isLocal }.map(text)
        let isDeclaration = file.declarations.contains { $0.tokens == range }
        let main =
            isDeclaration ? text(of: Piece(path: path, range: range, isLocal: false)) : text(of: range, in: path, file)
        guard !parameters.isEmpty else { return Self.joined(members + locals + [main]) }
        let isStory = main.hasPrefix("Story(")
        let inner = hasProperties ? members + locals : locals
        let body = Self.joined(inner + [isStory && !inner.isEmpty ? "return \(main)" : main])
        let name =
            file.member(around: range.lowerBound).flatMap { $0.keyword == .func ? $0.names.first : nil } ?? "story"
        let effects = (body.contains("await ") ? " async" : "") + (body.contains("try ") ? " throws" : "")
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
        let head = "func \(name)(\(parameters.joined(separator: ", ")))\(effects)\(isStory ? " -> Story" : "") {"
        let function = ([head] + lines + ["}"]).joined(separator: "\n")
        return Self.joined((hasProperties ? [] : members) + [function])
    }

    /// Joins pieces. Pieces of more than one line are separated from others by an empty line.
    private static func joined(_ pieces: [String]) -> String {
        var text = ""
        for (index, piece) in pieces.enumerated() {
            if index > 0 {
                let isShort = !piece.contains("\n") && !pieces[index - 1].contains("\n")
                text += isShort ? "\n" : "\n\n"
            }
            text += piece
        }
        return text
    }

    /// The text of a declaration in a form that is valid inside a function: without access modifiers, without `static`,
    /// `class`, `final` and `lazy`, and, for a property, without `@MainActor` at its beginning.
    private func text(of piece: Piece) -> String {
        guard let file = sources.file(piece.path) else { return "" }
        var without: [Range<Int>] = []
        if let declaration = file.declarations.first(where: { $0.tokens == piece.range }) {
            let dropped = [
                "private", "fileprivate", "internal", "public", "package", "open", "static", "class", "final", "lazy",
            ]
            without = dropped.flatMap { [$0, "\($0)(set)"] }.compactMap { declaration.modifiers[$0] }
            if declaration.isValue, file.tokens[piece.range.lowerBound].isSign("@"),
                file.tokens[piece.range.lowerBound + 1].word == "MainActor"
            {
                without.append(piece.range.lowerBound..<piece.range.lowerBound + 2)
            }
        }
        return text(of: piece.range, in: piece.path, file, without: without)
    }

    private func text(
        of range: Range<Int>, in path: String, _ file: SwiftFile, without: [Range<Int>] = []
    ) -> String {
        let bytes = without.map { tokens in
            let start = file.tokens[tokens.lowerBound].range.lowerBound
            return
                start..<(tokens.upperBound < range.upperBound ? file.tokens[tokens.upperBound].range.lowerBound : start)
        }
        return file.text(of: range, without: bytes + (deletions[path] ?? []))
    }
}
