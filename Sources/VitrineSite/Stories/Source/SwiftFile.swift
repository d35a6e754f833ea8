/// A Swift file as tokens, with matching brackets.
struct SwiftFile: Sendable {
    let text: [UInt8]
    let tokens: [SwiftToken]
    /// The index of the matching bracket for each bracket; the token's own index for other tokens.
    let partners: [Int]
    /// The index of the innermost opening bracket around each token; -1 at the top level.
    let parents: [Int]
    /// The declarations at the top level and in types, in order; a type comes before its members.
    private(set) var declarations: [SwiftDeclaration] = []
    /// The types, keyed by the index of the brace that opens their body.
    private(set) var types: [Int: SwiftDeclaration] = [:]
    private var members: [[String]: [SwiftDeclaration]] = [:]
    /// The names of the folders around the file. One of them is usually the name of its module.
    private let folders: [String]
    /// The offsets at which lines begin, in bytes.
    private let lines: [Int]

    /// Parses a file; nil if the text cannot be parsed.
    /// - Parameter path: the path of the file.
    init?(_ text: [UInt8], at path: String) {
        guard let tokens = SwiftLexer.tokens(of: text) else { return nil }
        self.text = text
        folders = path.split(separator: "/").dropLast().map(String.init)
        self.tokens = tokens
        var partners = Array(tokens.indices)
        var parents = [Int](repeating: -1, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.closes {
                guard let start = open.popLast() else { return nil }
                partners[start] = index
                partners[index] = start
            }
            parents[index] = open.last ?? -1
            if token.opens { open.append(index) }
        }
        guard open.isEmpty else { return nil }
        self.partners = partners
        self.parents = parents
        lines = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
        collect(in: tokens.indices)
    }

    /// Collects the declarations at the top level and in types, recursively.
    private mutating func collect(in range: Range<Int>) {
        for declaration in SwiftParser(file: self).statements(in: range) where declaration.keyword != .statement {
            declarations.append(declaration)
            let parent = parents[declaration.tokens.lowerBound]
            if let type = types[parent] { members[path(of: type), default: []].append(declaration) }
            guard declaration.isType, let body = declaration.body else { continue }
            types[body.lowerBound - 1] = declaration
            collect(in: body)
        }
    }

    // MARK: - Places

    /// The indices of the opening brackets around a token, innermost first.
    func brackets(around index: Int) -> [Int] {
        var found: [Int] = []
        var bracket = parents[index]
        while bracket >= 0 {
            found.append(bracket)
            bracket = parents[bracket]
        }
        return found
    }

    /// The types around a token, innermost first.
    func types(around index: Int) -> [SwiftDeclaration] { brackets(around: index).compactMap { types[$0] } }

    /// The names of the types around a type, outermost first, and then its own name. For an extension, the path of the
    /// extended type, as it is written.
    func path(of type: SwiftDeclaration) -> [String] {
        (types(around: type.tokens.lowerBound).reversed() + [type]).flatMap { writtenPath(of: $0) }
    }

    private func writtenPath(of type: SwiftDeclaration) -> [String] {
        guard type.keyword == .extension,
            let keyword = type.tokens.first(where: { tokens[$0].word == "extension" })
        else { return Array(type.names.prefix(1)) }
        var path: [String] = []
        var at = keyword + 1
        while at < type.tokens.upperBound, let name = tokens[at].word {
            path.append(name)
            guard at + 1 < type.tokens.upperBound, tokens[at + 1].isSign(".") else { break }
            at += 2
        }
        return path
    }

    /// The member or top-level declaration, other than a type, that contains a token; nil if there is none.
    func member(around index: Int) -> SwiftDeclaration? {
        declarations.last { $0.tokens.contains(index) && !$0.isType }
    }

    /// The direct members that this file declares in the type with the given path and in its extensions. An extension
    /// may write the module before the path.
    func members(of type: [String]) -> [SwiftDeclaration] {
        (members[type] ?? []) + folders.flatMap { members[[$0] + type] ?? [] }
    }

    /// The top-level declarations.
    var top: [SwiftDeclaration] { declarations.filter { parents[$0.tokens.lowerBound] < 0 } }

    /// The imports of the file without attributes, access levels and the word `import`: a module, a submodule such as
    /// `Foo.Bar`, or a declaration with its kind such as `struct Foundation.URL`.
    var imports: [String] {
        declarations.filter { $0.keyword == .import }.map { declaration in
            var path = ""
            var isAfterWord = false
            for token in tokens[declaration.tokens].drop(while: { $0.word != "import" }).dropFirst() {
                if isAfterWord, token.word != nil { path += " " }
                path += String(decoding: text[token.range], as: UTF8.self)
                isAfterWord = token.word != nil
            }
            return path
        }
    }

    /// The range of bytes from the first to the last token of a range.
    func bytes(of range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return 0..<0 }
        return tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    }

    /// The tokens that begin on a line. Lines are numbered from 1.
    func tokens(onLine line: Int) -> Range<Int> {
        guard (1...lines.count).contains(line) else { return 0..<0 }
        let start = lines[line - 1]
        let end = line < lines.count ? lines[line] : text.count
        return first { $0 >= start }..<first { $0 >= end }
    }

    /// The index of the first token whose offset meets a condition; the number of tokens if there is none. The offsets
    /// of all later tokens must meet the condition, too.
    private func first(where isBeyond: (Int) -> Bool) -> Int {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(tokens[middle].range.lowerBound) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
