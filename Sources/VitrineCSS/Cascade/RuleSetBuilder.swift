/// Makes a ``RuleSet`` from stylesheets.
///
/// ```swift
/// var builder = RuleSetBuilder(conditions: StyleConditions())
/// builder.add(sheet, name: "site.css")
/// let rules = builder.finish()
/// ```
package struct RuleSetBuilder {
    /// Returns the name and bytes of a linked or imported sheet; nil if there is none. The parameters are the address
    /// as written, and the name of the page or sheet that refers to it.
    package typealias Loader = (_ address: String, _ base: String) -> (name: String, bytes: [UInt8])?

    /// The state that a rule inherits from the rules and at-rules around it.
    private struct Surroundings {
        var layer = 0
        var container: Int32 = -1
        var scope: Int32 = -1
        var parents: [Selector]?
        /// The number of enclosing style rules.
        var depth = 0
    }

    /// The maximum depth of nested style rules, counting the outermost one. More deeply nested rules are left out,
    /// because the selector that `&` represents becomes as deeply nested as the rules.
    private static let nestingLimit = 128

    /// The maximum number of sheets in a chain of imports, counting the first sheet, which is not imported.
    private static let importLimit = 16
    /// When there are this many sheets, including imported ones, further imports are left out. Without a limit, the
    /// number would grow exponentially if each sheet imported another one twice.
    private static let sheetLimit = 1_000
    private var set: RuleSet
    private var layers: [CascadeOrigin: LayerOrder] = [:]
    private var ruleLayers: [(CascadeOrigin, Int)] = []
    private var reader = DeclarationReader()
    private var loader: Loader = { _, _ in nil }
    private var importing: [String] = []

    /// Creates a builder that contains the user agent stylesheet.
    /// - Parameters:
    ///   - properties: the properties to compute; nil for all.
    ///   - atoms: the atoms of another rule set, so that both can use the same ``ElementTree``.
    package init(conditions: StyleConditions, properties: PropertySet? = nil, atoms: AtomTable = AtomTable()) {
        set = RuleSet(conditions: conditions, properties: properties)
        set.atoms = atoms
        reader.properties = properties
        add(UserAgentSheet.sheet, name: "user agent", origin: .userAgent)
    }

    /// Adds a stylesheet after the previous ones.
    /// - Parameters:
    ///   - sheet: the parsed sheet.
    ///   - name: its name in source locations, and the base of its imports.
    ///   - media: the media queries of the `link` or `style` element.
    ///   - firstLine: the number of lines before the sheet in the file that contains it.
    ///   - loader: returns imported sheets.
    package mutating func add(
        _ sheet: StyleSheet, name: String, origin: CascadeOrigin = .author, media: String = "", firstLine: Int = 0,
        loader: @escaping Loader = { _, _ in nil }
    ) {
        self.loader = loader
        guard MediaQueries.matches(media, set.conditions) else { return }
        importing = [name]
        add(sheet, name, origin, firstLine, Surroundings())
    }

    /// Returns the rules of all sheets that were added.
    package mutating func finish() -> RuleSet {
        let ranks = layers.mapValues(\.ranks)
        for (index, (origin, layer)) in ruleLayers.enumerated() {
            set.rules[index].layer = ranks[origin]?[layer] ?? LayerOrder.limit
        }
        // The styles of pseudo-elements are never shared, so their rules can be skipped.
        set.usesAttributes = set.rules.contains { rule in
            rule.selector.pseudoElement == nil
                && rule.declarations.contains { index in
                    guard case .text(let text) = set.declarations[Int(index)].value else { return false }
                    return CustomProperties.usesAttributes(Array(text.utf8)[...])
                }
        }
        set.hasOwnCustoms = set.registrations.values.contains { !$0.isInherited }
        return set
    }

    private mutating func add(
        _ sheet: StyleSheet, _ name: String, _ origin: CascadeOrigin, _ firstLine: Int, _ surroundings: Surroundings
    ) {
        let number = Int32(set.sheets.count)
        set.sheets.append(RuleSet.Sheet(name: name, sheet: sheet, origin: origin, firstLine: firstLine))
        var context = SelectorParser.Context()
        var (canImport, hasImports) = (true, false)
        // Children come after their parents, so the surroundings of a rule are already known.
        var known = [Int32: Surroundings]()
        var index = 0
        while index < sheet.rules.count {
            let rule = sheet.rules[index]
            let around = rule.parent < 0 ? surroundings : known[rule.parent] ?? surroundings
            var inner = around
            var isEntered = true
            switch rule.kind {
            case .at:
                let at = sheet.atName(index)
                // `@layer` statements may come before imports, but not between them.
                switch at {
                case "charset": break
                case "import": hasImports = true
                case "layer" where !rule.hasBlock: if hasImports { canImport = false }
                default: if GrammarTable.shared.atRules[at] != nil { canImport = false }
                }
                isEntered = enter(
                    at, rule, number, origin, around, &inner, &context, canImport: canImport && rule.parent < 0)
            case .qualified:
                canImport = false
                context.parents = around.parents
                context.isNested = around.parents != nil
                context.isScoped = around.scope >= 0
                let prelude = Int(rule.prelude.lowerBound)..<Int(rule.prelude.upperBound)
                if around.depth < Self.nestingLimit,
                    let selectors = try? SelectorParser.parse(sheet.list, prelude, context: context, atoms: &set.atoms)
                {
                    add(selectors, rule, number, origin, around)
                    inner.parents = selectors
                    inner.depth += 1
                } else {
                    isEntered = false
                }
            case .declarations: if let parents = around.parents { add(parents, rule, number, origin, around) }
            }
            guard isEntered else {
                index = Int(rule.end)
                continue
            }
            if Int(rule.end) > index + 1 { known[Int32(index)] = inner }
            if rule.kind == .at, let parents = inner.parents, !rule.declarations.isEmpty {
                add(parents, rule, number, origin, inner)
            }
            index += 1
        }
    }

    private mutating func add(
        _ selectors: [Selector], _ rule: StyleSheet.Rule, _ number: Int32, _ origin: CascadeOrigin,
        _ around: Surroundings
    ) {
        let sheet = set.sheets[Int(number)].sheet
        let first = Int32(set.declarations.count)
        for index in rule.declarations {
            for declared in reader.read(sheet.declarations[Int(index)], of: sheet) {
                var declared = declared
                (declared.sheet, declared.declaration) = (number, index)
                set.declarations.append(declared)
            }
        }
        let range = first..<Int32(set.declarations.count)
        guard !range.isEmpty else { return }
        for selector in selectors where selector.isPossible {
            let index = Int32(set.rules.count)
            set.rules.append(
                RuleSet.Rule(
                    selector: selector, origin: origin, layer: 0, order: UInt32(index), declarations: range,
                    container: around.container, scope: around.scope,
                    isProven: around.container < 0 && around.scope < 0 && RuleBuckets.isProof(selector)))
            ruleLayers.append((origin, around.layer))
            set.buckets.add(index, selector)
        }
    }

    // MARK: - At-rules

    /// Evaluates an at-rule: imports a sheet, for example, or registers a property. Updates the surroundings of the
    /// rules inside it, and returns whether to add them.
    private mutating func enter(
        _ name: String, _ rule: StyleSheet.Rule, _ number: Int32, _ origin: CascadeOrigin, _ around: Surroundings,
        _ inner: inout Surroundings, _ context: inout SelectorParser.Context, canImport: Bool
    ) -> Bool {
        let sheet = set.sheets[Int(number)].sheet
        let list = sheet.list
        let prelude = Int(rule.prelude.lowerBound)..<Int(rule.prelude.upperBound)
        switch name {
        case "media": return rule.hasBlock && MediaQueries.matches(list, prelude, set.conditions)
        case "supports": return rule.hasBlock && SupportsCondition.holds(list, prelude)
        case "layer": return layer(list, prelude, rule, origin, around, &inner)
        case "container":
            set.containers.append(RuleSet.Container(sheet: number, prelude: prelude, parent: around.container))
            inner.container = Int32(set.containers.count - 1)
            return rule.hasBlock
        case "scope": return scope(list, prelude, around, &inner, context) && rule.hasBlock
        case "import":
            if canImport, !rule.hasBlock { addImport(list, prelude, number, origin, around) }
            return false
        case "namespace": namespace(list, prelude, &context)
        case "property": register(sheet, rule, list, prelude)
        default: break
        }
        return false
    }

    private func names(_ list: TokenList, _ range: Range<Int>) -> [[String]] {
        range.split { list[$0].kind == .comma }.map { part in
            part.filter { list[$0].kind == .ident }.map { list.name($0) }
        }
    }

    private mutating func layer(
        _ list: TokenList, _ prelude: Range<Int>, _ rule: StyleSheet.Rule, _ origin: CascadeOrigin,
        _ around: Surroundings, _ inner: inout Surroundings
    ) -> Bool {
        var order = layers[origin] ?? LayerOrder()
        defer { layers[origin] = order }
        let names = names(list, prelude)
        guard rule.hasBlock else {
            for name in names { _ = order.layer(name, in: around.layer) }
            return false
        }
        inner.layer = names.isEmpty ? order.anonymous(in: around.layer) : order.layer(names[0], in: around.layer)
        return names.count <= 1
    }

    private mutating func scope(
        _ list: TokenList, _ prelude: Range<Int>, _ around: Surroundings, _ inner: inout Surroundings,
        _ context: SelectorParser.Context
    ) -> Bool {
        var context = context
        context.isNested = false
        var start: [Selector]?
        var end: [Selector] = []
        var at = prelude.lowerBound
        var isEnd = false
        while at < prelude.upperBound {
            if list[at].kind == .openRound {
                context.parents = isEnd ? nil : around.parents
                context.isScoped = isEnd
                guard
                    let selectors = try? SelectorParser.parse(
                        list, list.inside(at), context: context, atoms: &set.atoms)
                else { return false }
                if isEnd { end = selectors } else { start = selectors }
            } else if list.isIdent(at, "to") {
                isEnd = true
            }
            at = list.after(at)
        }
        set.scopes.append(RuleSet.Scope(start: start, end: end, parent: around.scope))
        inner.scope = Int32(set.scopes.count - 1)
        inner.parents = nil
        return true
    }

    private func namespace(_ list: TokenList, _ prelude: Range<Int>, _ context: inout SelectorParser.Context) {
        let items = prelude.filter { list[$0].kind != .whitespace }
        guard let last = items.last else { return }
        var address: String?
        switch list[last].kind {
        case .string, .url: address = list.string(last)
        default: address = prelude.first { list[$0].kind == .string }.map { list.string($0) }
        }
        guard let address, let first = items.first else { return }
        context.namespaces[list[first].kind == .ident ? list.name(first) : ""] = address
    }

    private mutating func register(
        _ sheet: StyleSheet, _ rule: StyleSheet.Rule, _ list: TokenList, _ prelude: Range<Int>
    ) {
        guard prelude.count == 1, list[prelude.lowerBound].kind == .ident else { return }
        var values: [String: Range<Int>] = [:]
        for declaration in sheet.declarations[Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)] {
            values[sheet.name(declaration)] = Int(declaration.value.lowerBound)..<Int(declaration.value.upperBound)
        }
        guard let syntax = values["syntax"], syntax.count == 1, list[syntax.lowerBound].kind == .string,
            let inherits = values["inherits"], inherits.count == 1
        else { return }
        let text = list.string(syntax.lowerBound)
        let initial = values["initial-value"].map { list.source($0) }
        if text != "*", initial == nil { return }
        if let range = values["initial-value"], text != "*", !ValueMatcher.match(syntax: text, list, range).isAccepted {
            return
        }
        set.registrations[list.name(prelude.lowerBound)] = RuleSet.Registration(
            syntax: text, isInherited: list.isIdent(inherits.lowerBound, "true"), initial: initial)
    }

    // MARK: - Imports

    private mutating func addImport(
        _ list: TokenList, _ prelude: Range<Int>, _ number: Int32, _ origin: CascadeOrigin, _ around: Surroundings
    ) {
        guard let first = prelude.first else { return }
        let address: String
        switch list[first].kind {
        case .string, .url: address = list.string(first)
        case .function where list.lowerName(first) == "url":
            guard let string = list.inside(first).first(where: { list[$0].kind == .string }) else { return }
            address = list.string(string)
        default: return
        }
        var at = list.after(first)
        func skipSpace() { while at < prelude.upperBound, list[at].kind == .whitespace { at += 1 } }
        skipSpace()
        var surroundings = around
        var order = layers[origin] ?? LayerOrder()
        if at < prelude.upperBound, list.isIdent(at, "layer") {
            surroundings.layer = order.anonymous(in: around.layer)
            at += 1
        } else if at < prelude.upperBound, list[at].kind == .function, list.lowerName(at) == "layer" {
            surroundings.layer = order.layer(names(list, list.inside(at)).first ?? [], in: around.layer)
            at = list.after(at)
        }
        layers[origin] = order
        skipSpace()
        if at < prelude.upperBound, list[at].kind == .function, list.lowerName(at) == "supports" {
            let condition = list.inside(at)
            let wrapped = TokenList("(" + list.source(condition) + ")")
            guard SupportsCondition.holds(wrapped, 0..<wrapped.count) || SupportsCondition.holds(list, condition) else {
                return
            }
            at = list.after(at)
        }
        guard MediaQueries.matches(list, at..<prelude.upperBound, set.conditions) else { return }
        let base = set.sheets[Int(number)].name
        guard importing.count < Self.importLimit, set.sheets.count < Self.sheetLimit,
            let (name, bytes) = loader(address, base)
        else {
            set.missingImports.append(address)
            return
        }
        // A sheet that imports itself, directly or through others, is left out the second time.
        guard !importing.contains(name) else { return }
        importing.append(name)
        add(StyleSheet(bytes), name, origin, 0, surroundings)
        importing.removeLast()
    }
}
