import VitrineSupport

/// Resolves custom properties, `var()`, `env()` and `attr()` for one element: CSS Variables 1, and CSS Values 5,
/// appendix A.
struct CustomProperties {
    /// The maximum size of a text after substitution, in bytes: CSS Variables 1, section 3.3 requires a limit.
    static let limit = 1 << 16
    private static let depthLimit = 64
    /// The maximum total size of the substituted texts of one element, in bytes.
    private static let totalLimit = 1 << 22

    /// The values of the parent element. Those of properties that are registered as not inherited are ignored.
    var inherited: [String: ComputedStyle.Custom]
    var registrations: [String: RuleSet.Registration]
    /// The declared values before substitution.
    var declared: [String: ComputedStyle.Custom] = [:]
    /// Returns the value of an attribute of the element, for `attr()`; nil if the element does not have the attribute.
    var attribute: (String) -> String? = { _ in nil }

    private var resolved: [String: ComputedStyle.Custom?] = [:]
    private var open: [String] = []
    private var made = 0
    private var cyclic: Set<String> = []

    init(inherited: [String: ComputedStyle.Custom], registrations: [String: RuleSet.Registration]) {
        self.inherited = inherited
        self.registrations = registrations
    }

    /// The values of all declared and inherited properties, after substitution.
    mutating func all() -> [String: ComputedStyle.Custom] {
        var result = inherited
        for (name, registration) in registrations where !registration.isInherited { result[name] = nil }
        for name in declared.keys.sorted() { result[name] = value(name) }
        return result
    }

    /// The value of a property; nil when it has none or an invalid one. For a registered property, the inherited or
    /// initial value replaces an invalid one.
    mutating func value(_ name: String) -> ComputedStyle.Custom? {
        if let known = resolved[name] { return known }
        if let place = open.firstIndex(of: name) {
            cyclic.formUnion(open[place...])
            return nil
        }
        guard let own = declared[name] else {
            if registrations[name]?.isInherited == false { return initial(name) }
            return inherited[name] ?? initial(name)
        }
        guard open.count < Self.depthLimit else { return nil }
        open.append(name)
        var text = substitute(own.text)
        open.removeLast()
        if cyclic.contains(name) { text = nil }
        var result = text.map { ComputedStyle.Custom(text: $0, source: own.source) }
        if let value = result, let registration = registrations[name], registration.syntax != "*" {
            let list = TokenList(value.text)
            if !ValueMatcher.match(syntax: registration.syntax, list, 0..<list.count).isAccepted { result = nil }
        }
        if result == nil, registrations[name] != nil {
            result = registrations[name]?.isInherited == true ? inherited[name] ?? initial(name) : initial(name)
        }
        resolved[name] = .some(result)
        return result
    }

    private func initial(_ name: String) -> ComputedStyle.Custom? {
        registrations[name]?.initial.map { ComputedStyle.Custom(text: $0, source: nil) }
    }

    // MARK: - Substitution

    /// Whether a text calls `attr()`.
    static func usesAttributes(_ text: ArraySlice<UInt8>) -> Bool {
        // An escaped name contains a backslash.
        guard text.mentions(ignoringCase: "attr(") || text.contains(UInt8(ascii: "\\")) else { return false }
        let list = TokenList(Array(text))
        return (0..<list.count).contains { list[$0].kind == .function && list.lowerName($0) == "attr" }
    }

    /// Returns a text with `var()`, `env()` and `attr()` replaced; nil if the result is invalid at computed-value time.
    mutating func substitute(_ text: String, depth: Int = 0) -> String? {
        let list = TokenList(text)
        guard depth < Self.depthLimit else { return nil }
        guard ValueMatcher.hasSubstitution(list, 0..<list.count) else { return text }
        return substitute(list, 0..<list.count, depth)
    }

    private mutating func substitute(_ list: TokenList, _ range: Range<Int>, _ depth: Int) -> String? {
        guard depth < Self.depthLimit else { return nil }
        var out = ""
        var index = range.lowerBound
        // A comment between two tokens becomes `/**/`, which keeps them separate.
        while index < range.upperBound {
            let token = list[index]
            guard token.kind == .function else {
                out += list.source(index..<index + 1)
                if index + 1 < range.upperBound, list[index + 1].start > token.end { out += "/**/" }
                index += 1
                continue
            }
            let after = list.after(index)
            let inside = list.inside(index)
            switch list.lowerName(index) {
            case "var", "env", "attr":
                guard let text = replacement(list, index, inside, depth) else { return nil }
                // The comments prevent substituted text from merging with its neighbors.
                out += (out.isEmpty ? "" : "/**/") + text + (after < range.upperBound ? "/**/" : "")
            default:
                guard let text = substitute(list, inside, depth + 1) else { return nil }
                out += list.source(index..<index + 1) + text + ")"
            }
            guard out.utf8.count <= Self.limit, made + out.utf8.count <= Self.totalLimit else { return nil }
            index = after
        }
        made += out.utf8.count
        return out
    }

    private mutating func replacement(_ list: TokenList, _ token: Int, _ inside: Range<Int>, _ depth: Int) -> String? {
        var comma = inside.lowerBound
        while comma < inside.upperBound, list[comma].kind != .comma { comma = list.after(comma) }
        let head = list.trimmed(inside.lowerBound..<min(comma, inside.upperBound))
        guard let first = head.first, list[first].kind == .ident else { return nil }
        let name = list.name(first)
        var found: String?
        switch list.lowerName(token) {
        case "var":
            guard name.hasPrefix("--") else { return nil }
            found = value(name)?.text
        case "env": if name.hasPrefix("safe-area-inset-") { found = "0px" }
        default: found = attribute(name).map { typed($0, list, first + 1..<head.upperBound) }
        }
        if let found { return found }
        // A reference in the fallback could close a cycle, so the fallback is resolved only if it is needed.
        guard comma < inside.upperBound else { return nil }
        return substitute(list, list.trimmed(comma + 1..<inside.upperBound), depth + 1)
    }

    /// The text that replaces `attr()`: a string, or a value of the given unit or `type()`.
    private func typed(_ text: String, _ list: TokenList, _ rest: Range<Int>) -> String {
        let rest = list.trimmed(rest)
        guard let first = rest.first else { return Escapes.string(text) }
        switch list[first].kind {
        case .ident: return list.isIdent(first, "raw-string") ? Escapes.string(text) : text + list.name(first)
        case .delim: return text + "%"
        default: return text
        }
    }
}
