import VitrineSupport

/// Converts JSON to a table and collects all problems.
struct StringTableReader {
    private(set) var problems: [StringTableProblem] = []
    private var sourceLanguage = ""
    private var knownLanguages: [String: LanguageTagProblem?] = [:]

    mutating func report(_ reason: StringTableProblem.Reason, line: Int, at path: [String]) {
        problems.append(StringTableProblem(path: path, line: line, reason: reason))
    }

    mutating func table(_ name: String, _ root: JSONNode) -> StringTable? {
        guard members(of: root, []) != nil else { return nil }
        version(root)
        guard let source = root["sourceLanguage"] else {
            report(.missing("sourceLanguage"), line: root.line, at: [])
            return nil
        }
        guard let tag = source.string else {
            report(.wrongType(expected: "a string"), line: source.line, at: ["sourceLanguage"])
            return nil
        }
        language(tag, line: source.line, at: ["sourceLanguage"])
        sourceLanguage = tag
        guard let strings = root["strings"] else {
            report(.missing("strings"), line: root.line, at: [])
            return nil
        }
        var entries: [String: StringTable.Entry] = [:]
        for member in members(of: strings, ["strings"]) ?? [] {
            entries[member.name] = entry(member.name, member.node)
        }
        return StringTable(name: name, sourceLanguage: tag, entries: entries)
    }

    private mutating func version(_ root: JSONNode) {
        guard let version = root["version"] else { return report(.missing("version"), line: root.line, at: []) }
        guard let text = version.string else {
            return report(.wrongType(expected: "a string such as “1.0”"), line: version.line, at: ["version"])
        }
        if text != "1", !text.hasPrefix("1.") { report(.version(text), line: version.line, at: ["version"]) }
    }

    private mutating func entry(_ key: String, _ node: JSONNode) -> StringTable.Entry {
        let path = ["strings", key]
        var entry = StringTable.Entry()
        guard members(of: node, path) != nil else { return entry }
        if let translate = node["shouldTranslate"] {
            if case .bool(let value) = translate.value {
                entry.isTranslatable = value
            } else {
                report(.wrongType(expected: "true or false"), line: translate.line, at: path + ["shouldTranslate"])
            }
        }
        guard let localizations = node["localizations"] else { return entry }
        let all = members(of: localizations, path + ["localizations"]) ?? []
        var signature = FormatSignature(words: key)
        if signature.isEmpty, let source = all.last(where: { $0.name == sourceLanguage }) {
            signature = FormatSignature(of: source.node)
        }
        for member in all {
            let place = path + ["localizations", member.name]
            language(member.name, line: member.line, at: place)
            entry.localizations[member.name] = localization(
                member.node, isSource: member.name == sourceLanguage, signature, at: place)
        }
        return entry
    }

    private mutating func localization(
        _ node: JSONNode, isSource: Bool, _ signature: FormatSignature, at path: [String]
    ) -> StringTable.Localization? {
        guard members(of: node, path) != nil else { return nil }
        var substitutions: [String: StringTable.Substitution] = [:]
        var lines: [String: Int] = [:]
        if let found = node["substitutions"] {
            for member in members(of: found, path + ["substitutions"]) ?? [] {
                lines[member.name] = member.line
                let place = path + ["substitutions", member.name]
                substitutions[member.name] = substitution(member.node, isSource: isSource, at: place)
            }
        }
        let words = words(node, isSource: isSource, path)
        var check = WordCheck(signature: signature, substitutions: substitutions, names: Set(lines.keys))
        for problem in check.problems(of: node, path) { problems.append(problem) }
        for problem in check.endless(lines, path) { problems.append(problem) }
        return words.map { StringTable.Localization(words: $0, substitutions: substitutions) }
    }

    private mutating func substitution(
        _ node: JSONNode, isSource: Bool, at path: [String]
    ) -> StringTable.Substitution? {
        guard members(of: node, path) != nil else { return nil }
        var position: Int?
        if let number = node["argNum"] {
            if case .number(let text) = number.value, let value = Int(text), value > 0 {
                position = value
            } else {
                report(.wrongType(expected: "a whole number, at least 1"), line: number.line, at: path + ["argNum"])
            }
        }
        var specifier = "lld"
        if let given = node["formatSpecifier"] {
            if let text = given.string, FormatSpecifier(standing: text) != nil {
                specifier = text
            } else {
                report(
                    .wrongType(expected: "a specifier such as lld"), line: given.line, at: path + ["formatSpecifier"])
            }
        }
        let words = words(node, isSource: isSource, path)
        if words == nil, node["variations"] == nil { report(.missing("variations"), line: node.line, at: path) }
        return words.map { StringTable.Substitution(position: position, specifier: specifier, words: $0) }
    }

    /// Returns the text of a node, or its variations. Nil when the node has neither or is invalid, or when its text or
    /// its variation `other` has not been translated yet.
    private mutating func words(_ node: JSONNode, isSource: Bool, _ path: [String]) -> StringTable.Words? {
        guard members(of: node, path) != nil else { return nil }
        if let variations = node["variations"] {
            return choice(variations, isSource: isSource, at: path + ["variations"])
        }
        guard let unit = node["stringUnit"] else { return nil }
        let place = path + ["stringUnit"]
        guard members(of: unit, place) != nil else { return nil }
        guard let value = unit["value"] else {
            report(.missing("value"), line: unit.line, at: place)
            return nil
        }
        guard let text = value.string else {
            report(.wrongType(expected: "a string"), line: value.line, at: place + ["value"])
            return nil
        }
        if let state = unit["state"], state.string == nil {
            report(.wrongType(expected: "a string"), line: state.line, at: place + ["state"])
        }
        return unit["state"]?.string == "new" && !isSource ? nil : .text(text)
    }

    private mutating func choice(_ node: JSONNode, isSource: Bool, at path: [String]) -> StringTable.Words? {
        guard members(of: node, path) != nil else { return nil }
        if let devices = node["device"] {
            let place = path + ["device"]
            guard let all = members(of: devices, place) else { return nil }
            guard let other = all.last(where: { $0.name == "other" }) else {
                report(.noOther, line: devices.line, at: place)
                return nil
            }
            return words(other.node, isSource: isSource, place + ["other"])
        }
        guard let plural = node["plural"] else { return nil }
        let place = path + ["plural"]
        guard let all = members(of: plural, place) else { return nil }
        var forms: [PluralCategory: StringTable.Words] = [:]
        for member in all {
            guard let category = PluralCategory(rawValue: member.name) else {
                report(.pluralCategory(member.name), line: member.line, at: place)
                continue
            }
            forms[category] = words(member.node, isSource: isSource, place + [member.name])
        }
        if !all.contains(where: { $0.name == "other" }) { report(.noOther, line: plural.line, at: place) }
        return forms[.other] == nil ? nil : .plural(forms)
    }

    /// Returns the members of an object and reports duplicate names. If the node is not an object, reports that and
    /// returns nil.
    private mutating func members(of node: JSONNode, _ path: [String]) -> [JSONNode.Member]? {
        guard let members = node.members else {
            report(.wrongType(expected: "an object"), line: node.line, at: path)
            return nil
        }
        guard
            members.indices.dropFirst().contains(where: { index in
                // Nearly every object in a catalog is small, so comparing the names is faster than using a dictionary.
                members.count > 8 || members[..<index].contains { $0.name == members[index].name }
            })
        else { return members }
        var lines: [String: Int] = [:]
        for member in members {
            if let first = lines[member.name] {
                report(.duplicate(member.name, firstLine: first), line: member.line, at: path)
            } else {
                lines[member.name] = member.line
            }
        }
        return members
    }

    private mutating func language(_ tag: String, line: Int, at path: [String]) {
        let problem = knownLanguages[tag] ?? RenderContext.problem(withLanguage: tag)
        knownLanguages[tag] = .some(problem)
        if let problem { report(.language(problem), line: line, at: path) }
    }
}
