extension SettingsProblem: CustomStringConvertible {
    /// The message with its place: `rules.yml:3:11: error: the problem`.
    public var description: String {
        var text = file
        if let line { text += ":\(line)" }
        if line != nil, let column { text += ":\(column)" }
        return "\(text): error: \(message)"
    }

    private static func suggestion(for key: String, _ known: [String]) -> String {
        nearest(key, in: known).map { " (did you mean \(quoted($0))?)" } ?? ""
    }

    /// The problem, without the place.
    public var message: String {
        switch reason {
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .tooManyAliases(let limit):
            "its aliases (*name) expand to more than \(limit / 1_000_000) MB; use fewer aliases"
        case .tooLarge(let limit): "is larger than \(limit / 1_000_000) MB"
        case .notUTF8: "is not UTF-8"
        case .notYAML(let reason): "is not valid YAML: \(reason)"
        case .mustBe(let key, let kind): "\(key) must be \(kind)"
        case .unknownKey(let key, let known):
            "unknown key \(quoted(key))\(Self.suggestion(for: key, known)); the keys are \(known.joined(separator: ", "))"
        case .missing(let key, let rule):
            rule.map { "the rule \(quoted($0)) has no \(key)" } ?? "a rule has no \(key)"
        case .nothingToSelect(let rule):
            rule.map { "the rule \(quoted($0)) is incomplete: it needs select and assert, or only forbid" }
                ?? "a rule is incomplete: it needs select and assert, or only forbid"
        case .forbidWith(let key):
            "\(key) is not allowed together with forbid; remove one of them"
        case .badName(let name):
            "the name \(quoted(name)) is not valid; begin with a letter, and use only lowercase letters, digits and single hyphens"
        case .nameOfVitrine(let name): "Vitrine itself has a rule \(quoted(name)); choose another name"
        case .nameTwice(let name, let other): "duplicate rule \(quoted(name)): the first is at \(other)"
        case .badSeverity(let text): "severity must be error or warning, found \(quoted(text))"
        case .xpath(let key, let reason): "\(key): \(reason)"
        case .unknownPlaceholder(let name):
            "there is no placeholder {\(name)}; the placeholders are {name}, {attribute}, {value} and {@NAME}"
        case .loneBrace: "unmatched brace; for a brace in the text, write {{ or }}"
        case .badIgnore(let text): "expected RULE or RULE:GLOB, found \(quoted(text))"
        case .redactionLacks(let key, let redaction):
            redaction.map { "the redaction \(quoted($0)) has no \(key)" } ?? "a redaction has no \(key)"
        case .redactionTwice(let name): "duplicate redaction \(quoted(name))"
        case .badAddress(let text):
            "address must be an http: or https: URL such as https://example.org, found \(quoted(text))"
        }
    }
}
