import VitrineSupport

/// The arguments of a key, each with its format specifier.
struct FormatSignature: Sendable {
    private(set) var kinds: [Int: FormatSpecifier] = [:]
    private var own: Bool = false

    var isEmpty: Bool { kinds.isEmpty && !own }

    /// Collects the arguments of one text.
    init(words: String) { add(words, counting: true) }

    /// Collects the arguments of all texts of a localization.
    init(of localization: JSONNode) { add(localization) }

    /// The specifier of an argument by its position, counted from 1; nil if the key has no such argument.
    subscript(position: Int) -> FormatSpecifier? { kinds[position] }

    private mutating func add(_ node: JSONNode, inSubstitution: Bool = false) {
        if let value = node["stringUnit"]?["value"]?.string { add(value, counting: !inSubstitution) }
        for member in node["variations"]?.members ?? [] {
            for form in member.node.members ?? [] { add(form.node, inSubstitution: inSubstitution) }
        }
        for member in node["substitutions"]?.members ?? [] {
            if case .number(let text)? = member.node["argNum"]?.value, let position = Int(text) {
                kinds[position] = FormatSpecifier(standing: member.node["formatSpecifier"]?.string ?? "lld")
            }
            add(member.node, inSubstitution: true)
        }
    }

    private mutating func add(_ words: String, counting: Bool) {
        var count = 0
        for specifier in FormatParser.specifiers(of: words) {
            switch specifier.kind {
            case .unsupported: continue
            case .own:
                own = true
                continue
            default: break
            }
            if specifier.position == nil { count += 1 }
            guard counting || specifier.position != nil else { continue }
            let position = specifier.position ?? count
            if case .substitution = specifier.kind {
                // The substitution, not the text around it, determines how the argument is shown.
                if kinds[position] == nil { kinds[position] = FormatSpecifier(kind: .own, text: specifier.text) }
            } else if kinds[position] == nil || kinds[position]?.kind == .own {
                kinds[position] = specifier
            }
        }
    }
}

extension FormatSpecifier {
    /// Creates a specifier from its text without the percent sign, such as `lld`; nil if it is not a supported
    /// specifier.
    init?(standing text: String) {
        guard case .specifier(let specifier)? = FormatParser.pieces(of: "%" + text).first,
            specifier.text == "%" + text, [.object, .integer, .number].contains(specifier.kind)
        else { return nil }
        self = specifier
    }
}
