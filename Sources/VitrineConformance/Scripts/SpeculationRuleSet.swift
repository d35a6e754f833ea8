/// What a set of speculation rules must be, beyond being JSON.
enum SpeculationRuleSet {
    /// What is wrong; nil when a value is a valid set.
    static func problem(_ set: JSONValue) -> String? {
        guard case .object(let members) = set else { return "a set of rules is an object" }
        for member in members {
            switch member.name {
            case "tag":
                if let problem = tag(member.value) { return problem }
            case "prefetch", "prerender", "prerender_until_script":
                guard case .list(let rules) = member.value else {
                    return "\(quotedText(member.name)) is a list of rules"
                }
                for rule in rules {
                    if let problem = ruleProblem(rule) { return "in \(quotedText(member.name)): \(problem)" }
                }
            default:
                return "a set of rules has prefetch, prerender and tag only, not \(quotedText(member.name))"
            }
        }
        return nil
    }

    private static let names = [
        "source", "urls", "where", "relative_to", "eagerness", "referrer_policy", "tag", "requires",
        "expects_no_vary_search", "target_hint",
    ]
    private static let words: [String: [String]] = [
        "source": ["list", "document"],
        "relative_to": ["ruleset", "document"],
        "eagerness": ["immediate", "eager", "moderate", "conservative"],
        "referrer_policy": [
            "", "no-referrer", "no-referrer-when-downgrade", "same-origin", "origin", "strict-origin",
            "origin-when-cross-origin", "strict-origin-when-cross-origin", "unsafe-url",
        ],
    ]

    private static func ruleProblem(_ rule: JSONValue) -> String? {
        guard case .object(let members) = rule else { return "a rule is an object" }
        for member in members {
            guard names.contains(member.name) else { return "a rule has no \(quotedText(member.name))" }
            if let problem = memberProblem(member) { return problem }
        }
        let urls = rule["urls"] != nil
        let hasPlaces = rule["where"] != nil
        if urls, hasPlaces { return "a rule has urls or where, not both" }
        switch rule["source"] {
        case .text("list")?:
            if !urls { return "a rule with the source list has urls" }
        case .text("document")?:
            if urls { return "a rule with the source document has no urls" }
        default:
            if !urls, !hasPlaces { return "a rule has urls or where" }
        }
        return nil
    }

    private static func memberProblem(_ member: JSONValue.Member) -> String? {
        if let words = words[member.name] {
            guard case .text(let word) = member.value, words.contains(word) else {
                let all = words.filter { !$0.isEmpty }.joined(separator: ", ")
                return "\(quotedText(member.name)) is one of \(all)"
            }
            return nil
        }
        switch member.name {
        case "urls":
            guard case .list(let urls) = member.value else { return "“urls” is a list of addresses" }
            for url in urls {
                guard case .text(let text) = url else { return "“urls” is a list of addresses" }
                if let problem = ImportMap.address(text) { return "the address \(quotedText(text)): \(problem)" }
            }
        case "where": return predicate(member.value)
        case "tag": return tag(member.value)
        case "requires":
            guard case .list(let needs) = member.value,
                needs.allSatisfy({ $0 == .text("anonymous-client-ip-when-cross-origin") })
            else { return "“requires” is a list of which the only word is anonymous-client-ip-when-cross-origin" }
        default:
            guard case .text = member.value else { return "\(quotedText(member.name)) is a text" }
        }
        return nil
    }

    private static func predicate(_ value: JSONValue) -> String? {
        guard case .object(let members) = value else { return "“where” and what it joins are objects" }
        let kinds = members.filter { $0.name != "relative_to" }
        guard kinds.count == 1, let kind = kinds.first else {
            return "a condition is one of and, or, not, href_matches and selector_matches"
        }
        if let base = value["relative_to"] {
            guard kind.name == "href_matches" else { return "“relative_to” stands beside href_matches only" }
            guard base == .text("ruleset") || base == .text("document") else {
                return "“relative_to” is one of ruleset, document"
            }
        }
        switch kind.name {
        case "not": return predicate(kind.value)
        case "and", "or":
            guard case .list(let parts) = kind.value else { return "\(quotedText(kind.name)) is a list of conditions" }
            return parts.lazy.compactMap(predicate).first
        case "href_matches": return patterns(kind, allowsObjects: true)
        case "selector_matches": return patterns(kind, allowsObjects: false)
        default:
            return "a condition is one of and, or, not, href_matches and selector_matches, not \(quotedText(kind.name))"
        }
    }

    private static func patterns(_ member: JSONValue.Member, allowsObjects: Bool) -> String? {
        var patterns = [member.value]
        if case .list(let several) = member.value { patterns = several }
        for pattern in patterns {
            switch pattern {
            case .text: continue
            case .object where allowsObjects: continue
            default: return "\(quotedText(member.name)) is a text, or a list of texts"
            }
        }
        return nil
    }

    /// A tag is a text of visible ASCII; null stands for none.
    private static func tag(_ value: JSONValue) -> String? {
        if value == .null { return nil }
        guard case .text(let text) = value, text.utf8.allSatisfy({ $0 >= 0x20 && $0 <= 0x7E }) else {
            return "“tag” is a text of printable ASCII"
        }
        return nil
    }
}
