/// The names that a range of tokens uses without declaring them.
struct SwiftNames {
    struct Use: Hashable {
        var name: String
        var index: Int
        /// The tokens of the qualifier before the name, including the dot, such as `Self.`, `self.` or `Type.`; nil if
        /// there is no qualifier.
        var qualifier: Range<Int>?
    }

    private let file: SwiftFile
    private let range: Range<Int>

    private init(file: SwiftFile, range: Range<Int>) {
        self.file = file
        self.range = range
    }

    /// The uses of names in a range, in order.
    static func used(in range: Range<Int>, of file: SwiftFile) -> [Use] {
        SwiftNames(file: file, range: range).uses
    }

    /// The index of the brace that opens the closure to which a `$0` in a range belongs, if the brace is outside the
    /// range; otherwise nil.
    static func outerClosure(of range: Range<Int>, in file: SwiftFile) -> Int? {
        for index in range where file.tokens[index].kind == .shorthand {
            let brace = file.brackets(around: index).first { file.tokens[$0].isSign("{") }
            if let brace, !range.contains(brace) { return brace }
        }
        return nil
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "final",
        "for", "func", "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "nonisolated", "operator", "package", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while", "_",
    ]

    private var uses: [Use] {
        let bound = bindings
        var found: [Use] = []
        for index in range {
            guard let name = file.tokens[index].word else { continue }
            if name == "Self" || name == "self" {
                if let use = member(of: index) { found.append(use) }
                continue
            }
            guard !Self.keywords.contains(name), !isMember(index), !isLabel(index),
                !bound.contains(where: { $0.name == name && $0.scope.contains(index) })
            else { continue }
            found.append(Use(name: name, index: index))
            if let use = member(of: index) { found.append(use) }
        }
        return found
    }

    /// Returns the use of `name` if the token at `index` is the qualifier in `Self.name`, `self.name` or `Type.name`;
    /// otherwise nil. Whether `Type` is a type is not checked.
    private func member(of index: Int) -> Use? {
        guard index + 2 < range.upperBound, file.tokens[index + 1].isSign("."), !isMember(index),
            let name = file.tokens[index + 2].word, !Self.keywords.contains(name)
        else { return nil }
        return Use(name: name, index: index + 2, qualifier: index..<index + 2)
    }

    private func isMember(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let last = file.tokens[index - 1]
        if last.isSign("@") || last.isSign("#") { return true }
        // After the range operator `...`, a new value begins.
        return last.isSign(".") && !(index > 1 && file.tokens[index - 2].isSign("."))
    }

    private func isLabel(_ index: Int) -> Bool {
        if SwiftParser.isClosureLabel(index, in: file.tokens) { return true }
        guard index > 0, index + 1 < file.tokens.count, file.parents[index] >= 0,
            file.tokens[file.parents[index]].isSign("("),
            file.tokens[index - 1].isSign("(") || file.tokens[index - 1].isSign(",")
        else { return false }
        let next = file.tokens[index + 1]
        return next.isSign(":") || next.word.map { !["as", "is", "in"].contains($0) } == true
    }

    // MARK: - Declarations in the range

    private struct Binding {
        var name: String
        var scope: Range<Int>
    }

    private var bindings: [Binding] {
        var found: [Binding] = []
        for index in range {
            let token = file.tokens[index]
            if token.isSign("{") {
                let scope = index..<file.partners[index]
                found += SwiftScopes.closureParameters(index, in: file).map { Binding(name: $0, scope: scope) }
                continue
            }
            guard let word = token.word, !isMember(index), !isLabel(index) else { continue }
            let names: [String]
            switch word {
            case "let", "var", "for": names = SwiftScopes.pattern(after: index, in: file)
            case "func", "init": names = functionNames(index)
            case "struct", "enum", "class", "actor", "typealias":
                names = index + 1 < range.upperBound ? [file.tokens[index + 1].word].compactMap(\.self) : []
            default: continue
            }
            let scope = self.scope(of: index)
            found += names.map { Binding(name: $0, scope: scope) }
        }
        return found
    }

    /// The tokens between the brackets around a token, limited to the range.
    private func scope(of index: Int) -> Range<Int> {
        let bracket = file.parents[index]
        return bracket < range.lowerBound ? range : bracket..<file.partners[bracket]
    }

    private func functionNames(_ index: Int) -> [String] {
        var names = index + 1 < range.upperBound ? [file.tokens[index + 1].word].compactMap(\.self) : []
        if let open = (index..<range.upperBound).first(where: { file.tokens[$0].isSign("(") }) {
            names += SwiftScopes.parameters(open, in: file).map(\.name)
        }
        return names
    }
}
