import VitrineSupport

/// Checks the specifiers in the texts of a localization against the arguments of its key.
struct WordCheck {
    let signature: FormatSignature
    /// The substitutions with valid, translated texts.
    let substitutions: [String: StringTable.Substitution]
    /// The names of all substitutions, including those that are invalid or not translated.
    let names: Set<String>
    private var found: [StringTableProblem] = []

    init(signature: FormatSignature, substitutions: [String: StringTable.Substitution], names: Set<String>) {
        self.signature = signature
        self.substitutions = substitutions
        self.names = names
    }

    /// Returns the problems in the texts of a localization and of its substitutions.
    mutating func problems(of node: JSONNode, _ path: [String]) -> [StringTableProblem] {
        found = []
        check(node, own: nil, path)
        for member in node["substitutions"]?.members ?? [] {
            let substitution = substitutions[member.name]
            let place = path + ["substitutions", member.name]
            if let position = substitution?.position, let specifier = substitution?.specifier {
                compare(
                    "%" + specifier, FormatSpecifier(standing: specifier), position: position, line: member.line,
                    at: place)
            }
            check(member.node, own: substitution?.position ?? 0, place)
        }
        return found
    }

    private mutating func check(_ node: JSONNode, own: Int?, _ path: [String]) {
        if let value = node["stringUnit"]?["value"], let words = value.string {
            check(words, own: own, line: value.line, at: path + ["stringUnit"])
        }
        for member in node["variations"]?.members ?? [] {
            for form in member.node.members ?? [] {
                check(form.node, own: own, path + ["variations", member.name, form.name])
            }
        }
    }

    private mutating func check(_ words: String, own: Int?, line: Int, at path: [String]) {
        var count = 0
        for specifier in FormatParser.specifiers(of: words) {
            // Without arguments nothing is filled in, so `100%ig` is plain text.
            if signature.isEmpty, specifier.touchesLetter || specifier.kind == .unsupported { continue }
            if specifier.position == nil { count += 1 }
            switch specifier.kind {
            case .own: count -= specifier.position == nil ? 1 : 0
            case .unsupported: report(.unsupported(specifier.text), line: line, at: path)
            case .substitution(let name):
                if !names.contains(name) { report(.unknownSubstitution(name), line: line, at: path) }
            case .object, .integer, .number:
                // A specifier in a substitution shows the argument of the substitution, unless it contains the number
                // of an argument.
                if own != nil, specifier.position == nil { continue }
                compare(specifier.text, specifier, position: specifier.position ?? count, line: line, at: path)
            }
        }
    }

    private mutating func compare(
        _ text: String, _ specifier: FormatSpecifier?, position: Int, line: Int, at path: [String]
    ) {
        guard let expected = signature[position] else { return report(.noArgument(text), line: line, at: path) }
        if expected.kind != .own, expected.kind != specifier?.kind {
            report(.otherKind(text, key: expected.text), line: line, at: path)
        }
    }

    private mutating func report(_ reason: StringTableProblem.Reason, line: Int, at path: [String]) {
        found.append(StringTableProblem(path: path, line: line, reason: reason))
    }

    /// Returns a problem for each substitution that contains itself or too many nested substitutions.
    func endless(_ lines: [String: Int], _ path: [String]) -> [StringTableProblem] {
        var depths: [String: Int] = [:]
        let inner = substitutions.mapValues { Self.names(in: $0.words) }
        for _ in 0...WordChoice.depthLimit {
            for name in substitutions.keys {
                depths[name] =
                    (inner[name] ?? []).compactMap { substitutions[$0] == nil ? nil : depths[$0, default: 0] + 1 }
                    .max() ?? 0
            }
        }
        return depths.filter { $0.value >= WordChoice.depthLimit }.keys.sorted().map {
            StringTableProblem(
                path: path + ["substitutions", $0], line: lines[$0] ?? 1, reason: .endlessSubstitution($0))
        }
    }

    private static func names(in words: StringTable.Words) -> Set<String> {
        switch words {
        case .plural(let forms): forms.values.reduce(into: []) { $0.formUnion(names(in: $1)) }
        case .text(let text):
            Set(
                FormatParser.specifiers(of: text).compactMap {
                    if case .substitution(let name) = $0.kind { name } else { nil }
                })
        }
    }
}
