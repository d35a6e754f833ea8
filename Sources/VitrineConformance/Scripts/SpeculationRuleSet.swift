import VitrineSupport

/// Checks the structure and the values of a set of speculation rules that is known to be valid JSON.
struct SpeculationRuleSet {
    private var problems = ScriptDataProblems()

    /// Returns the problems; empty for a valid set.
    static func problems(_ set: JSONNode) -> [ScriptDataProblems.Problem] {
        var check = SpeculationRuleSet()
        check.judge(set)
        return check.problems.all
    }

    private mutating func judge(_ set: JSONNode) {
        guard let members = set.members else { return problems.refuse(set, .ruleSet, .object) }
        for member in members {
            switch member.name {
            case "tag": judgeTag(member.node)
            case "prefetch", "prerender", "prerender_until_script":
                guard let rules = member.node.elements else {
                    problems.refuse(member.node, .member(member.name), .listOfRules)
                    continue
                }
                problems.member = member.name
                for rule in rules { judgeRule(rule) }
                problems.member = nil
            default:
                let expected = ["prefetch", "prerender", "tag"]
                problems.add(.unknownMember(member.name, of: .ruleSet, expected: expected), at: member.place)
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

    private mutating func judgeRule(_ rule: JSONNode) {
        guard let members = rule.members else { return problems.refuse(rule, .rule, .object) }
        var isKnown = true
        for member in members {
            if Self.names.contains(member.name) {
                judgeMember(member)
            } else {
                isKnown = false
                problems.add(.unknownMember(member.name, of: .rule, expected: Self.names), at: member.place)
            }
        }
        let urls = rule["urls"] != nil
        let hasPlaces = rule["where"] != nil
        if urls, hasPlaces { return problems.add(.urlsAndWhere, at: rule.place) }
        // An unknown member may be a misspelling of the missing one.
        switch rule["source"]?.string {
        case "list": if !urls, isKnown { problems.add(.urlsMissing, at: rule.place) }
        case "document": if urls { problems.add(.urlsNotAllowed, at: rule.place) }
        default: if !urls, !hasPlaces, isKnown { problems.add(.urlsOrWhereMissing, at: rule.place) }
        }
    }

    private mutating func judgeMember(_ member: JSONNode.Member) {
        let subject = ScriptDataError.Subject.member(member.name)
        if let words = Self.words[member.name] {
            if member.node.string.map({ !words.contains($0) }) ?? true {
                problems.refuse(member.node, subject, .oneOf(words.filter { !$0.isEmpty }))
            }
            return
        }
        switch member.name {
        case "urls":
            guard let urls = member.node.elements else {
                return problems.refuse(member.node, subject, .listOfAddresses)
            }
            for url in urls {
                if let text = url.string {
                    if let error = ImportMap.address(text) { problems.add(.address(nil, text, error), at: url.place) }
                } else {
                    problems.refuse(url, .item(of: member.name), .text)
                }
            }
        case "where": judgeCondition(member.node)
        case "tag": judgeTag(member.node)
        case "requires":
            let word = "anonymous-client-ip-when-cross-origin"
            if member.node.elements.map({ !$0.allSatisfy { $0.string == word } }) ?? true {
                problems.refuse(member.node, subject, .list(of: word))
            }
        default: if member.node.string == nil { problems.refuse(member.node, subject, .text) }
        }
    }

    private mutating func judgeCondition(_ value: JSONNode) {
        guard let members = value.members else { return problems.refuse(value, .condition, .object) }
        let kinds = members.filter { $0.name != "relative_to" }
        guard kinds.count == 1, let kind = kinds.first else {
            return problems.add(.conditionCount(kinds.count), at: value.place)
        }
        if let base = value["relative_to"] {
            if kind.name != "href_matches" {
                problems.add(.relativeToNotAllowed, at: base.place)
            } else if base.string != "ruleset", base.string != "document" {
                problems.refuse(base, .member("relative_to"), .oneOf(["ruleset", "document"]))
            }
        }
        switch kind.name {
        case "not": judgeCondition(kind.node)
        case "and", "or":
            guard let parts = kind.node.elements else {
                return problems.refuse(kind.node, .member(kind.name), .listOfConditions)
            }
            for part in parts { judgeCondition(part) }
        case "href_matches": judgePatterns(kind, allowsObjects: true)
        case "selector_matches": judgePatterns(kind, allowsObjects: false)
        default:
            problems.add(
                .unknownMember(kind.name, of: .condition, expected: ScriptDataError.conditions), at: kind.place)
        }
    }

    private mutating func judgePatterns(_ member: JSONNode.Member, allowsObjects: Bool) {
        for pattern in member.node.elements ?? [member.node] {
            if pattern.string != nil || allowsObjects && pattern.members != nil { continue }
            problems.refuse(pattern, .member(member.name), allowsObjects ? .patterns : .textOrTexts)
        }
    }

    /// Checks a tag: a string of printable ASCII, or null for no tag.
    private mutating func judgeTag(_ value: JSONNode) {
        if value.isNull { return }
        if value.string.map({ !$0.utf8.allSatisfy { $0 >= 0x20 && $0 <= 0x7E } }) ?? true {
            problems.refuse(value, .member("tag"), .printableText)
        }
    }
}
