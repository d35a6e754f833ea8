/// Judges a style sheet by the grammar. What the tables do not know for sure is not a finding.
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
    /// At-rules whose blocks hold something else than rules and properties.
    private static let opaque: Set<String> = [
        "font-feature-values", "stylistic", "historical-forms", "styleset", "character-variant", "swash", "ornaments",
        "annotation", "function", "color-profile", "custom-media", "document",
    ]

    private let sheet: StyleSheet
    private let list: TokenList
    private var findings: [SheetFinding] = []
    private var atoms = AtomTable()
    private var context = SelectorParser.Context()

    /// The findings of a sheet, in the order of the text.
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
        for problem in sheet.problems {
            findings.append(
                SheetFinding(kind: .syntax(problem.kind), offset: Int(problem.offset), end: Int(problem.offset) + 1))
        }
        var index = 0
        while index < sheet.rules.count {
            index = check(rule: index) ? index + 1 : Int(sheet.rules[index].end)
        }
    }

    private func tokens(_ range: Range<Int32>) -> Range<Int> { Int(range.lowerBound)..<Int(range.upperBound) }

    /// The nearest at-rule around a rule with one of the names.
    private func around(_ rule: Int, _ names: Set<String>) -> String? {
        var at = Int(sheet.rules[rule].parent)
        while at >= 0 {
            if sheet.rules[at].kind == .at, names.contains(sheet.atName(at)) { return sheet.atName(at) }
            at = Int(sheet.rules[at].parent)
        }
        return nil
    }

    /// Judges a rule; false when what is in it is not looked at.
    private mutating func check(rule index: Int) -> Bool {
        let rule = sheet.rules[index]
        switch rule.kind {
        case .declarations: declarations(rule, isKeyframe: false)
        case .qualified:
            let isKeyframe = around(index, ["keyframes", "-webkit-keyframes", "-moz-keyframes"]) != nil
            if !isKeyframe { selectors(rule, isNested: isNested(index)) }
            declarations(rule, isKeyframe: isKeyframe)
        case .at: return atRule(index, rule)
        }
        return true
    }

    private func isNested(_ rule: Int) -> Bool {
        var at = Int(sheet.rules[rule].parent)
        while at >= 0 {
            if sheet.rules[at].kind == .qualified { return true }
            at = Int(sheet.rules[at].parent)
        }
        return false
    }

    private mutating func selectors(_ rule: StyleSheet.Rule, isNested: Bool) {
        let prelude = tokens(rule.prelude)
        context.isNested = isNested
        context.parents = nil
        do throws(SelectorProblem) {
            _ = try SelectorParser.parse(list, prelude, context: context, atoms: &atoms)
        } catch {
            if case .unknownPrefix = error { return }
            add(.selector(error), prelude.isEmpty ? Int(rule.token)..<Int(rule.token) + 1 : prelude)
        }
    }

    private mutating func atRule(_ index: Int, _ rule: StyleSheet.Rule) -> Bool {
        let name = sheet.atName(index)
        let token = Int(rule.token)..<Int(rule.token) + 1
        if name.hasPrefix("-") {
            add(.vendorPrefix("@" + name), token)
            return name.hasSuffix("keyframes")
        }
        let isMargin = Self.pageMargins.contains(name) && around(index, ["page"]) != nil
        guard GrammarTable.shared.atRules[name] != nil || isMargin else {
            let names = GrammarTable.shared.atRules.keys.sorted()
            add(.unknownAtRule(name, suggestion: Suggestion.nearest(name, names)), token)
            return false
        }
        if Self.opaque.contains(name) { return false }
        switch name {
        case "media": mediaFeatures(tokens(rule.prelude))
        case "namespace":
            let prelude = tokens(rule.prelude)
            if let first = prelude.first, list[first].kind == .ident { context.namespaces[list.name(first)] = "?" }
        default: break
        }
        if Self.withDescriptors.contains(name) {
            descriptors(rule, name)
        } else {
            declarations(rule, isKeyframe: false)
        }
        return true
    }

    private static let discrete: Set<String> = [
        "width", "height", "aspect-ratio", "device-width", "device-height", "device-aspect-ratio", "resolution",
        "color", "color-index", "monochrome", "horizontal-viewport-segments", "vertical-viewport-segments",
        "orientation", "scan", "grid", "update", "overflow-block", "overflow-inline", "color-gamut", "pointer",
        "any-pointer", "hover", "any-hover", "display-mode", "display-state", "resizable", "device-posture",
        "environment-blending", "dynamic-range", "video-dynamic-range", "video-color-gamut", "inverted-colors",
        "nav-controls", "prefers-reduced-motion", "prefers-reduced-transparency", "prefers-reduced-data",
        "prefers-contrast", "prefers-color-scheme", "forced-colors", "scripting", "shape",
    ]

    /// The names at the beginning of parentheses: `(name: …)`, `(name)` and `(name > …)`.
    private mutating func mediaFeatures(_ range: Range<Int>) {
        for token in range where list[token].kind == .openRound {
            let inside = list.trimmed(list.inside(token))
            guard let first = inside.first, list[first].kind == .ident else { continue }
            var name = list.lowerName(first)
            if name == "not" || name.hasPrefix("-") || name.hasPrefix("--") { continue }
            if name.hasPrefix("min-") || name.hasPrefix("max-") { name = String(name.dropFirst(4)) }
            guard !Self.discrete.contains(name), list[first].kind == .ident,
                inside.count == 1 || isFeature(first, inside)
            else { continue }
            add(
                .unknownMediaFeature(name, suggestion: Suggestion.nearest(name, Self.discrete.sorted())),
                first..<first + 1)
        }
    }

    private func isFeature(_ first: Int, _ range: Range<Int>) -> Bool {
        let next = (first + 1..<range.upperBound).first { list[$0].kind != .whitespace }
        return next.map { list[$0].kind == .colon || list[$0].kind == .delim } ?? true
    }

    // MARK: - Declarations

    private mutating func declarations(_ rule: StyleSheet.Rule, isKeyframe: Bool) {
        for declaration in sheet.declarations[Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)] {
            check(declaration)
        }
    }

    private mutating func check(_ declaration: StyleSheet.Declaration) {
        let name = sheet.name(declaration)
        let place = Int(declaration.name)..<Int(declaration.name) + 1
        let value = tokens(declaration.value)
        if name.hasPrefix("--") { return }
        let start = Int(list[place.lowerBound].start)
        // `*zoom` and `_zoom` were read by Internet Explorer only.
        if name.hasPrefix("_") || start > 0 && list.bytes[start - 1] == UInt8(ascii: "*") {
            add(.hack(name), place)
            return
        }
        let canonical = PropertyNames.canonical(name)
        guard let property = PropertyID(canonical) else {
            if name.hasPrefix("-") {
                add(.vendorPrefix(name), place)
            } else if name != "src", name != "size", name != "marks", name != "bleed", name != "page-orientation" {
                let names = GrammarTable.shared.properties.map(\.name).filter { !$0.hasPrefix("-") }
                add(.unknownProperty(name, suggestion: Suggestion.nearest(name, names)), place)
            }
            return
        }
        if name.hasPrefix("-") {
            add(.vendorPrefix(name), place)
            return
        }
        guard case .invalid = ValueMatcher.match(property, list, value) else {
            if property.entry.status == .obsolete { add(.obsolete(name), place) }
            return
        }
        if let prefixed = value.first(where: { isPrefixed($0) }) {
            add(.vendorPrefix(list.name(prefixed)), prefixed..<prefixed + 1)
            return
        }
        // `\9` at the end was read by Internet Explorer only.
        if let last = value.last, list.source(last..<last + 1).hasSuffix("\\9") {
            add(.hack(name), place)
            return
        }
        add(.invalidValue(property: name, value: list.source(value), syntax: property.entry.syntax), value)
    }

    private func isPrefixed(_ token: Int) -> Bool {
        guard list[token].kind == .ident || list[token].kind == .function else { return false }
        let name = list.name(token)
        return name.hasPrefix("-") && !name.hasPrefix("--")
    }

    private mutating func descriptors(_ rule: StyleSheet.Rule, _ atRule: String) {
        guard let known = GrammarTable.shared.descriptors[atRule] else { return }
        for declaration in sheet.declarations[Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)] {
            let name = sheet.name(declaration)
            let place = Int(declaration.name)..<Int(declaration.name) + 1
            let value = tokens(declaration.value)
            guard let syntax = known[name] else {
                if name.hasPrefix("-") {
                    add(.vendorPrefix(name), place)
                } else {
                    add(
                        .unknownDescriptor(
                            name, atRule: atRule, suggestion: Suggestion.nearest(name, known.keys.sorted())), place)
                }
                continue
            }
            if case .invalid = ValueMatcher.match(syntax: syntax, list, value) {
                add(.invalidDescriptor(name, value: list.source(value), syntax: syntax), value)
            }
        }
    }
}
