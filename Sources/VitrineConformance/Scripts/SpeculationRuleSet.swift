import VitrineSupport

/// What a set of speculation rules must be, beyond being JSON.
enum SpeculationRuleSet {
    /// Returns what is wrong; nil when a value is a valid set.
    static func error(_ set: JSONNode) -> ScriptDataError? {
        do throws(ScriptDataError) { try check(set) } catch { return error }
        return nil
    }

    private static func check(_ set: JSONNode) throws(ScriptDataError) {
        guard let members = set.members else { throw .shape(.ruleSet, .object, found: .init(set)) }
        for member in members {
            switch member.name {
            case "tag": try checkTag(member.node)
            case "prefetch", "prerender", "prerender_until_script":
                guard let rules = member.node.elements else {
                    throw .shape(.member(member.name), .listOfRules, found: .init(member.node))
                }
                for rule in rules {
                    do throws(ScriptDataError) { try checkRule(rule) } catch { throw .inMember(member.name, error) }
                }
            default:
                throw .unknownMember(member.name, of: .ruleSet, expected: ["prefetch", "prerender", "tag"])
            }
        }
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

    private static func checkRule(_ rule: JSONNode) throws(ScriptDataError) {
        guard let members = rule.members else { throw .shape(.rule, .object, found: .init(rule)) }
        for member in members {
            guard names.contains(member.name) else { throw .unknownMember(member.name, of: .rule, expected: names) }
            try checkMember(member)
        }
        let urls = rule["urls"] != nil
        let hasPlaces = rule["where"] != nil
        if urls, hasPlaces { throw .urlsAndWhere }
        switch rule["source"]?.string {
        case "list": if !urls { throw .urlsMissing }
        case "document": if urls { throw .urlsNotAllowed }
        default: if !urls, !hasPlaces { throw .urlsOrWhereMissing }
        }
    }

    private static func checkMember(_ member: JSONNode.Member) throws(ScriptDataError) {
        let subject = ScriptDataError.Subject.member(member.name)
        if let words = words[member.name] {
            guard let word = member.node.string, words.contains(word) else {
                throw .shape(subject, .oneOf(words.filter { !$0.isEmpty }), found: .init(member.node))
            }
            return
        }
        switch member.name {
        case "urls":
            guard let urls = member.node.elements else {
                throw .shape(subject, .listOfAddresses, found: .init(member.node))
            }
            for url in urls {
                guard let text = url.string else { throw .shape(subject, .listOfAddresses, found: .init(url)) }
                if let error = ImportMap.address(text) { throw .address(nil, text, error) }
            }
        case "where": try checkCondition(member.node)
        case "tag": try checkTag(member.node)
        case "requires":
            let word = "anonymous-client-ip-when-cross-origin"
            guard let needs = member.node.elements, needs.allSatisfy({ $0.string == word }) else {
                throw .shape(subject, .list(of: word), found: .init(member.node))
            }
        default:
            guard member.node.string != nil else { throw .shape(subject, .text, found: .init(member.node)) }
        }
    }

    private static func checkCondition(_ value: JSONNode) throws(ScriptDataError) {
        guard let members = value.members else { throw .shape(.condition, .object, found: .init(value)) }
        let kinds = members.filter { $0.name != "relative_to" }
        guard kinds.count == 1, let kind = kinds.first else { throw .conditionCount(kinds.count) }
        if let base = value["relative_to"] {
            guard kind.name == "href_matches" else { throw .relativeToNotAllowed }
            guard base.string == "ruleset" || base.string == "document" else {
                throw .shape(.member("relative_to"), .oneOf(["ruleset", "document"]), found: .init(base))
            }
        }
        switch kind.name {
        case "not": try checkCondition(kind.node)
        case "and", "or":
            guard let parts = kind.node.elements else {
                throw .shape(.member(kind.name), .listOfConditions, found: .init(kind.node))
            }
            for part in parts { try checkCondition(part) }
        case "href_matches": try checkPatterns(kind, allowsObjects: true)
        case "selector_matches": try checkPatterns(kind, allowsObjects: false)
        default: throw .unknownMember(kind.name, of: .condition, expected: ScriptDataError.conditions)
        }
    }

    private static func checkPatterns(
        _ member: JSONNode.Member, allowsObjects: Bool
    ) throws(ScriptDataError) {
        for pattern in member.node.elements ?? [member.node] {
            if pattern.string != nil || allowsObjects && pattern.members != nil { continue }
            throw .shape(.member(member.name), .textOrTexts, found: .init(pattern))
        }
    }

    /// Judges a tag, a text of visible ASCII; null is for none.
    private static func checkTag(_ value: JSONNode) throws(ScriptDataError) {
        if value.isNull { return }
        guard let text = value.string, text.utf8.allSatisfy({ $0 >= 0x20 && $0 <= 0x7E }) else {
            throw .shape(.member("tag"), .printableText, found: .init(value))
        }
    }
}
