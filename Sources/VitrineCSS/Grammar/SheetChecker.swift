/// Checks a stylesheet against the grammar. Values for which the grammar is uncertain are not reported.
package struct SheetChecker {
    private static let pageMargins: Set<String> = [
        "top-left-corner", "top-left", "top-center", "top-right", "top-right-corner", "bottom-left-corner",
        "bottom-left", "bottom-center", "bottom-right", "bottom-right-corner", "left-top", "left-middle",
        "left-bottom", "right-top", "right-middle", "right-bottom",
    ]
    /// At-rules whose declarations are descriptors.
    private static let withDescriptors: Set<String> = [
        "font-face", "counter-style", "property", "font-palette-values", "view-transition",
    ]
    /// At-rules of which only the name is checked. Most of their blocks contain something other than rules and
    /// properties.
    private static let opaque: Set<String> = [
        "font-feature-values", "stylistic", "historical-forms", "styleset", "character-variant", "swash", "ornaments",
        "annotation", "function", "color-profile", "custom-media", "document",
    ]

    private let sheet: StyleSheet
    private let list: TokenList
    private var findings: [SheetFinding] = []
    private var atoms = AtomTable()
    private var context = SelectorParser.Context()
    /// The surroundings of each rule, in the order of the rules.
    private var surroundings: [Surroundings] = []
    private var suggestions: [String: String?] = [:]
    private var stage = Stage.charset

    /// The kinds of rules that enclose a rule.
    private struct Surroundings {
        var hasStyleRule = false
        var hasKeyframes = false
        var hasPage = false
        var hasScope = false
    }

    /// The maximum number of misspelled names for which the checker looks for a suggestion. It is limited because this
    /// search is the slowest step.
    private static let suggestionLimit = 100

    /// Returns the findings of a sheet, in source order.
    package static func check(_ sheet: StyleSheet) -> [SheetFinding] {
        var checker = SheetChecker(sheet: sheet, list: sheet.list)
        checker.run()
        return checker.findings.sorted { $0.offset < $1.offset }
    }

    private init(sheet: StyleSheet, list: TokenList) {
        self.sheet = sheet
        self.list = list
    }

    private mutating func add(_ kind: SheetFinding.Kind, _ range: Range<Int>) {
        guard let first = range.first, let last = range.last else { return }
        findings.append(SheetFinding(kind: kind, offset: Int(list[first].start), end: Int(list[last].end)))
    }

    private mutating func run() {
        for problem in sheet.problems { add(problem) }
        surround()
        var index = 0
        while index < sheet.rules.count {
            index = check(rule: index) ? index + 1 : Int(sheet.rules[index].end)
        }
    }

    private func tokens(_ range: Range<Int32>) -> Range<Int> { Int(range.lowerBound)..<Int(range.upperBound) }

    /// Records the surroundings of each rule. Parents come before their children.
    private mutating func surround() {
        surroundings.reserveCapacity(sheet.rules.count)
        for rule in sheet.rules {
            var found = Surroundings()
            if rule.parent >= 0 {
                let parent = Int(rule.parent)
                found = surroundings[parent]
                if sheet.rules[parent].kind == .qualified { found.hasStyleRule = true }
                if sheet.rules[parent].kind == .at {
                    let name = sheet.atName(parent)
                    if name.hasSuffix("keyframes") { found.hasKeyframes = true }
                    if name == "page" { found.hasPage = true }
                    if name == "scope" { found.hasScope = true }
                }
            }
            surroundings.append(found)
        }
    }

    /// Returns the name that is most similar to a misspelled one; nil if none is similar, or if the limit was
    /// reached before this name.
    private mutating func suggestion(_ name: String, _ area: String, _ names: () -> [String]) -> String? {
        let key = area + " " + name
        if let known = suggestions[key] { return known }
        guard suggestions.count < Self.suggestionLimit else { return nil }
        let found = Suggestion.nearest(name, names())
        suggestions[key] = .some(found)
        return found
    }

    private mutating func add(_ problem: SyntaxProblem) {
        let offset = Int(problem.offset)
        if let hack = hack(problem, offset) {
            findings.append(SheetFinding(kind: .hack(hack), offset: offset, end: offset + 1))
        } else {
            findings.append(SheetFinding(kind: .syntax(problem.kind), offset: offset, end: offset + 1))
        }
    }

    /// The property of a declaration that only Internet Explorer understood, such as `*zoom: 1` or `color: red !ie`;
    /// nil for any other declaration.
    private func hack(_ problem: SyntaxProblem, _ offset: Int) -> String? {
        let bytes = list.bytes
        guard offset < bytes.count else { return nil }
        var first = offset
        if "*#.+&$/".utf8.contains(bytes[first]) {
            first += 1
        } else if problem.kind != .misplacedImportant {
            return nil
        }
        var end = first
        while end < bytes.count, end < first + 64,
            bytes[end] | 0x20 >= 0x61 && bytes[end] | 0x20 <= 0x7A || bytes[end] == 0x2D
        {
            end += 1
        }
        let name = String(decoding: bytes[first..<end], as: UTF8.self).asciiLowercased
        guard PropertyID(PropertyNames.canonical(name)) != nil else { return nil }
        if first > offset { return problem.kind == .invalidDeclaration ? name : nil }
        let line = bytes[end...].prefix(400).prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "}") }
        let words = line.split(separator: UInt8(ascii: "!")).dropFirst()
        return words.contains { $0.elementsEqual("ie".utf8) } ? name : nil
    }

    /// Checks a rule. Returns false if its contents must not be checked.
    private mutating func check(rule index: Int) -> Bool {
        let rule = sheet.rules[index]
        switch rule.kind {
        case .declarations: declarations(index)
        case .qualified:
            if surroundings[index].hasKeyframes {
                keyframeSelectors(rule)
            } else {
                selectors(rule, surroundings[index])
            }
            declarations(index)
        case .at: return atRule(index, rule)
        }
        return true
    }

    /// Checks the selectors of a keyframe: CSS Animations 1, section 3, and Scroll-driven Animations 1, appendix A.
    private mutating func keyframeSelectors(_ rule: StyleSheet.Rule) {
        let prelude = tokens(rule.prelude)
        switch ValueMatcher.match(syntax: "<keyframe-selector>#", list, prelude) {
        case .valid, .uncertain: break
        case .invalid, .substitution: add(.keyframe(list.source(prelude)), prelude)
        }
    }

    private mutating func selectors(_ rule: StyleSheet.Rule, _ surroundings: Surroundings) {
        let prelude = tokens(rule.prelude)
        context.isNested = surroundings.hasStyleRule
        context.isScoped = surroundings.hasScope
        context.parents = nil
        do throws(SelectorProblem) {
            _ = try SelectorParser.parse(list, prelude, context: context, atoms: &atoms)
            stage = .rules
        } catch {
            if case .unknownPrefix = error { return }
            add(.selector(error), prelude.isEmpty ? Int(rule.token)..<Int(rule.token) + 1 : prelude)
        }
    }

    private mutating func atRule(_ index: Int, _ rule: StyleSheet.Rule) -> Bool {
        let name = sheet.atName(index)
        let token = Int(rule.token)..<Int(rule.token) + 1
        if name.hasPrefix("-") {
            // `-webkit-keyframes` is part of the Compatibility Standard.
            if name == "-webkit-keyframes" { return true }
            add(.vendorPrefix("@" + name), token)
            return name.hasSuffix("keyframes")
        }
        let isMargin = Self.pageMargins.contains(name) && surroundings[index].hasPage
        guard GrammarTable.shared.atRules[name] != nil || isMargin else {
            let suggestion = suggestion(name, "@") { GrammarTable.shared.atRules.keys.sorted() }
            add(.unknownAtRule(name, suggestion: suggestion), token)
            return false
        }
        order(name, rule)
        if Self.opaque.contains(name) { return false }
        switch name {
        case "media": features(tokens(rule.prelude))
        case "container": features(tokens(rule.prelude), isContainer: true)
        case "import": importQueries(tokens(rule.prelude))
        case "namespace":
            let prelude = tokens(rule.prelude)
            if let first = prelude.first, list[first].kind == .ident { context.namespaces[list.name(first)] = "?" }
        default: break
        }
        if Self.withDescriptors.contains(name) {
            descriptors(rule, name)
        } else {
            declarations(index)
        }
        return true
    }

    private mutating func features(_ range: Range<Int>, isContainer: Bool = false) {
        for problem in FeatureChecker.check(list, range, isContainer: isContainer) {
            var kind = problem.kind
            switch kind {
            case .unknownMediaFeature(let name, _), .unknownContainerFeature(let name, _):
                let nearest = suggestion(name, isContainer ? "container" : "media") {
                    FeatureChecker.names(isContainer: isContainer)
                }
                kind =
                    isContainer
                    ? .unknownContainerFeature(name, suggestion: nearest)
                    : .unknownMediaFeature(name, suggestion: nearest)
            default: break
            }
            add(kind, problem.tokens)
        }
    }

    /// The parts of a sheet, in their required order: CSS Cascade 5, section 2, and CSS Namespaces 3, section 2.
    private enum Stage: Int { case charset, layers, imports, namespaces, rules }

    /// Checks the position of an at-rule. Browsers ignore `@charset`, `@import` and `@namespace` if they are nested or
    /// come too late.
    private mutating func order(_ name: String, _ rule: StyleSheet.Rule) {
        guard rule.parent < 0 else {
            if ["charset", "import", "namespace"].contains(name) { misplace(name, rule) }
            return
        }
        switch name {
        case "charset":
            if rule.token > 0 { misplace(name, rule) }
        case "import":
            if stage.rawValue > Stage.imports.rawValue { misplace(name, rule) } else { stage = .imports }
        case "namespace":
            if stage.rawValue > Stage.namespaces.rawValue { misplace(name, rule) } else { stage = .namespaces }
        case "layer" where !rule.hasBlock:
            switch stage {
            case .charset, .layers: stage = .layers
            case .imports, .namespaces: stage = .namespaces
            case .rules: break
            }
        default: stage = .rules
        }
    }

    private mutating func misplace(_ name: String, _ rule: StyleSheet.Rule) {
        add(.misplacedAtRule(name, isNested: rule.parent >= 0), Int(rule.token)..<Int(rule.token) + 1)
    }

    /// Checks the features in the media queries at the end of an `@import`.
    private mutating func importQueries(_ prelude: Range<Int>) {
        var at = prelude.lowerBound
        while at < prelude.upperBound, list[at].kind != .openRound { at = list.after(at) }
        features(at..<max(at, prelude.upperBound))
    }

    // MARK: - Declarations

    private mutating func declarations(_ index: Int) {
        let rule = sheet.rules[index]
        let isPage = surroundings[index].hasPage || rule.kind == .at && sheet.atName(index) == "page"
        let own = sheet.declarations[Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)]
        // A fallback for old browsers is not reported if the rule contains the modern declaration, too.
        let names = Set(own.map { sheet.name($0) })
        var last: [String: Int] = [:]
        if names.count < own.count {
            for (number, declaration) in own.enumerated() where !hasPrefix(declaration) {
                last[sheet.name(declaration)] = number
            }
        }
        for (number, declaration) in own.enumerated() {
            let isFallback = last[sheet.name(declaration)].map { $0 != number } ?? false
            check(declaration, isPage: isPage, isFallback: isFallback, beside: names)
        }
    }

    /// Whether the value of a declaration contains a name with a vendor prefix.
    private func hasPrefix(_ declaration: StyleSheet.Declaration) -> Bool {
        tokens(declaration.value).contains { isPrefixed($0) }
    }

    /// Properties of CSS 2's aural media and of CSS Speech, which hardly any browser supports.
    private static let aural: Set<String> = [
        "azimuth", "cue", "cue-after", "cue-before", "elevation", "pause", "pause-after", "pause-before", "pitch",
        "pitch-range", "play-during", "rest", "rest-after", "rest-before", "richness", "speak", "speak-as",
        "speak-header", "speak-numeral", "speak-punctuation", "speech-rate", "stress", "volume",
    ]
    private static let pageDescriptors: Set<String> = ["size", "marks", "bleed", "page-orientation"]

    /// Whether the standard form of a prefixed property is declared, too.
    private func isBeside(_ names: Set<String>, _ prefixed: String) -> Bool {
        // `-webkit-line-clamp` works only together with `-webkit-box-orient`.
        if prefixed == "-webkit-box-orient", names.contains("-webkit-line-clamp") { return true }
        guard let end = prefixed.dropFirst().firstIndex(of: "-") else { return false }
        let plain = String(prefixed[prefixed.index(after: end)...])
        return names.contains(plain)
    }

    /// Whether a value is in a syntax of Internet Explorer: `alpha(opacity=50)`, `progid:…`, `expression(…)`.
    private func isExplorers(_ value: Range<Int>) -> Bool {
        guard let first = value.first else { return false }
        if list[first].kind == .function { return ["alpha", "expression"].contains(list.lowerName(first)) }
        return list.isIdent(first, "progid")
    }

    private mutating func check(
        _ declaration: StyleSheet.Declaration, isPage: Bool, isFallback: Bool, beside names: Set<String>
    ) {
        let name = sheet.name(declaration)
        let place = Int(declaration.name)..<Int(declaration.name) + 1
        let value = tokens(declaration.value)
        if name.hasPrefix("--") { return }
        let start = Int(list[place.lowerBound].start)
        // Only Internet Explorer understood `*zoom` and `_zoom`.
        if name.hasPrefix("_") || start > 0 && list.bytes[start - 1] == UInt8(ascii: "*") {
            add(.hack(name), place)
            return
        }
        let canonical = PropertyNames.canonical(name)
        guard let property = PropertyID(canonical) else {
            if name.hasPrefix("-") {
                if !isBeside(names, name) { add(.vendorPrefix(name), place) }
            } else if Self.aural.contains(name) || name.hasPrefix("voice-") {
                add(.obsolete(name), place)
            } else if isExplorers(value) || name == "behavior" {
                add(.hack(name), place)
            } else if !isPage || !Self.pageDescriptors.contains(name) {
                let suggestion = suggestion(name, "") {
                    GrammarTable.shared.properties.map(\.name).filter { !$0.hasPrefix("-") }
                }
                add(.unknownProperty(name, suggestion: suggestion), place)
            }
            return
        }
        if name.hasPrefix("-") {
            // Aliases, and prefixed properties that are standard themselves, are not reported.
            if canonical == name, property.entry.status != .standard, !isBeside(names, name) {
                add(.vendorPrefix(name), place)
            }
            return
        }
        guard case .invalid = ValueMatcher.match(property, list, value) else {
            if property.entry.status == .obsolete, name != "clip" || !names.contains("clip-path") {
                add(.obsolete(name), place)
            }
            return
        }
        if let prefixed = value.first(where: { isPrefixed($0) }) {
            // `-webkit-line-clamp` works only with `display: -webkit-box` or `-webkit-inline-box`.
            if isFallback || names.contains("-webkit-line-clamp") && property.name == "display" { return }
            add(.vendorPrefix(list.name(prefixed)), prefixed..<prefixed + 1)
            return
        }
        // Only Internet Explorer understood `\9` and `\0` at the end.
        if isExplorers(value) || endsInHack(value) {
            add(.hack(name), place)
            return
        }
        add(.invalidValue(property: name, value: list.source(value), syntax: property.entry.syntax), value)
    }

    private func endsInHack(_ value: Range<Int>) -> Bool {
        guard let last = value.last else { return false }
        // A space after an escape is part of the token.
        var text = list.source(last..<last + 1)
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return text.hasSuffix("\\9") || text.hasSuffix("\\0") || text.hasSuffix("\\0/")
            || text == "/" && value.count > 1 && list.source(last - 1..<last).hasSuffix("\\0")
    }

    private func isPrefixed(_ token: Int) -> Bool {
        guard list[token].kind == .ident || list[token].kind == .function else { return false }
        let name = list.name(token)
        return name.hasPrefix("-") && !name.hasPrefix("--")
    }

    private mutating func descriptors(_ rule: StyleSheet.Rule, _ atRule: String) {
        guard let known = GrammarTable.shared.descriptors[atRule] else { return }
        var values: [String: Range<Int>] = [:]
        var hasUnknown = false
        for declaration in sheet.declarations[Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)] {
            let name = sheet.name(declaration)
            let place = Int(declaration.name)..<Int(declaration.name) + 1
            let value = tokens(declaration.value)
            guard let syntax = known[name] else {
                if name.hasPrefix("-") {
                    add(.vendorPrefix(name), place)
                } else {
                    let suggestion = suggestion(name, "@" + atRule) { known.keys.sorted() }
                    add(.unknownDescriptor(name, atRule: atRule, suggestion: suggestion), place)
                    hasUnknown = true
                }
                continue
            }
            values[name] = value
            if case .invalid = ValueMatcher.match(syntax: syntax, list, value) {
                add(.invalidDescriptor(name, value: list.source(value), syntax: syntax), value)
            }
        }
        // The unknown name, which has been reported, may be the misspelled name of a required descriptor.
        if hasUnknown { return }
        for name in RequiredDescriptors.missing(in: atRule, values, list) {
            add(.missingDescriptor(name, atRule: atRule), Int(rule.token)..<Int(rule.token) + 1)
        }
    }
}
