import VitrineMarkup
import VitrineSupport

/// The old and the new stylesheets of pages, prepared for finding the effects of their differences on a page. This is a
/// class because it keeps styles from page to page; it belongs to one worker.
package final class SheetPair {
    /// One version of the stylesheets.
    package struct Side {
        /// The stylesheets of the page.
        package var sheets: PageSheets
        /// The name of the page.
        package var page: String
        /// Returns linked and imported sheets.
        package var loader: RuleSetBuilder.Loader
        /// The addresses, as written in stylesheets, of files that differ between the two versions.
        package var replaced: Set<String> = []

        /// Creates one version of the stylesheets of a page.
        package init(sheets: PageSheets, page: String, loader: @escaping RuleSetBuilder.Loader) {
            self.sheets = sheets
            self.page = page
            self.loader = loader
        }
    }

    /// The rules under one condition, with all conditions under which they are the same.
    private struct View {
        var conditions: Set<StyleCondition>
        var difference: RuleDifference
        var affected: AffectedElements
        /// The rules, without declarations of properties that ``difference`` cannot change.
        var rules: Rules
        /// The rules for all properties, for pages whose `style` attributes make further properties differ.
        let allRules: Rules
        /// The pseudo-elements whose styles may depend on custom properties; empty if the rules make no difference.
        let pseudoElementsWithCustoms: Set<String>

        /// Whether only rules that test a certain state are compared.
        var isOfState: Bool {
            conditions.contains { if case .state = $0 { true } else { false } }
        }

        /// Whether an attribute may change properties that are not in ``rules``.
        func lacksProperties(of attribute: StyleAttributes.Attribute) -> Bool {
            guard let properties = rules.new.properties else { return false }
            if attribute.declaresCustoms { return true }
            return attribute.properties.contains {
                !properties.contains($0) || RuleDifference.decisive.contains($0.name)
            }
        }
    }

    /// The elements of a page that a difference affects.
    private struct Affected {
        /// Elements that match a rule that differs, or that may use a redefined font or animation.
        var elements: [Int]
        /// Elements that, like all their descendants, depend on the difference because of a `style` attribute.
        var whole: [Int]
        /// For each name of a pseudo-element, the elements whose pseudo-element of that name may differ.
        var pseudo: [String: [Int]]
        /// Whether the styles must be computed with ``View/allRules``.
        var needsAllRules: Bool

        var isEmpty: Bool { elements.isEmpty && whole.isEmpty && pseudo.isEmpty }
    }

    /// The rules of both versions, with the styles and differences that were computed from them.
    private struct Rules {
        var old: RuleSet
        var new: RuleSet
        let oldMemo = StyleMemo()
        let newMemo = StyleMemo()
        let memo = DifferenceMemo()

        init(_ old: RuleSet, _ new: RuleSet) { (self.old, self.new) = (old, new) }

        /// Makes the memos of several pairs share the numbers of elements. All rule sets must have the same properties
        /// and states.
        static func shareContexts(_ rules: [Rules]) {
            let contexts = StyleContexts(rules.flatMap { [$0.old, $0.new] })
            guard !contexts.isIncomplete else { return }
            for pair in rules { (pair.oldMemo.contexts, pair.newMemo.contexts) = (contexts, contexts) }
        }
    }

    private let old: Side
    private let new: Side
    private var views: [View] = []
    private var outlines: [[UInt8]: SheetOutline] = [:]
    /// The atoms of all rule sets.
    private var atoms = AtomTable()
    private let parsed = ParsedSheets()
    /// The atoms of the names in documents.
    private let names = NameAtoms()
    /// The names of fonts and animations whose definitions changed, and of fonts whose files changed.
    private var redefined: Set<String> = []
    /// The at-rules that differ, such as `@font-face Inter`.
    package private(set) var changedAtRules: [String] = []
    /// The addresses of imports of either version that cannot be read or were left out because of a limit, sorted.
    package private(set) var missing: [String] = []

    /// Whether no page can be affected.
    package var isEmpty: Bool { !views.contains(where: mayHaveEffects) }

    /// Compares two versions of the stylesheets of pages.
    package init(_ old: Side, _ new: Side) {
        self.old = old
        self.new = new
        let light = (rules(old, .light), rules(new, .light))
        findAtRules(light.0, light.1)
        missing = Array(Set(light.0.missingImports + light.1.missingImports)).sorted()
        var conditions: [StyleCondition] = []
        var first = Set([StyleCondition.light])
        let lists = (light.0.sheets + light.1.sheets).filter { $0.origin != .userAgent }.map(\.sheet.list)
        let texts = lists.map(\.bytes)
        let media = (old.sheets.entries + new.sheets.entries).map { Array($0.media.utf8) }
        let queries = texts.filter { Self.mention([$0], ["@media", "@import"]) } + media
        if Self.mention(texts + media, ["dark"]) || Self.mention(queries, ["prefers-color-scheme"]) {
            conditions.append(.dark)
        } else {
            first.insert(.dark)
        }
        if Self.mention(queries, Self.wordsOfPrint) { conditions.append(.print) } else { first.insert(.print) }
        if Self.mention(queries, Self.wordsOfWidth) || lists.contains(where: Self.dependsOnWidth) {
            conditions.append(.narrow)
        } else {
            first.insert(.narrow)
        }
        add(light.0, light.1, .light, first)
        for condition in conditions { add(rules(old, condition), rules(new, condition), condition, [condition]) }
        for condition in furtherConditions(light.0, light.1) {
            add(rules(old, condition), rules(new, condition), condition, [condition])
        }
        shareContexts()
    }

    /// Makes rule sets with the same properties and states share the numbers of elements.
    private func shareContexts() {
        struct Key: Hashable {
            var properties: PropertySet?
            var states: Set<String>
        }
        let rules = views.filter { !$0.difference.isEmpty }.map(\.rules)
        let groups = Dictionary(grouping: rules) {
            Key(properties: $0.new.properties, states: $0.new.conditions.states)
        }
        for group in groups.values { Rules.shareContexts(group) }
    }

    private func add(
        _ old: RuleSet, _ new: RuleSet, _ condition: StyleCondition, _ conditions: Set<StyleCondition>
    ) {
        let (oldReplaced, newReplaced, redefined) = (self.old.replaced, self.new.replaced, self.redefined)
        let names = oldReplaced.union(newReplaced).union(redefined).union(StyleAttributes.firstWords(redefined))
        let difference = RuleDifference(
            old, new, outline: { self.outline($0) },
            isForced: { sheet, declaration in
                guard !names.isEmpty else { return false }
                let range = sheet.declarations[declaration].value
                return range.contains { Self.names($0, sheet.list, names) }
            })
        // In a state, only rules that test the state can make a difference that does not also exist without it.
        var state: String?
        if case .state(let name) = condition { state = name }
        var view = View(
            conditions: conditions, difference: difference, affected: AffectedElements(difference, state: state),
            rules: Rules(old, new), allRules: Rules(old, new),
            pseudoElementsWithCustoms: difference.isEmpty ? [] : difference.pseudoElementsWithCustoms)
        // Declarations of properties that cannot differ are left out before matching.
        if !difference.isEmpty, let properties = difference.properties {
            view.rules.old = rules(self.old, condition, properties)
            view.rules.new = rules(self.new, condition, properties)
        }
        views.append(view)
    }

    private static func names(_ token: Int32, _ list: TokenList, _ names: Set<String>) -> Bool {
        switch list[Int(token)].kind {
        case .string, .url: names.contains(list.string(Int(token)))
        case .ident: names.contains(list.name(Int(token)))
        default: false
        }
    }

    private func rules(_ side: Side, _ condition: StyleCondition, _ properties: PropertySet? = nil) -> RuleSet {
        let rules = side.sheets.rules(
            page: side.page, conditions: condition.conditions, properties: properties, atoms: atoms,
            parsed: parsed, loader: side.loader)
        atoms = rules.atoms
        return rules
    }

    private func outline(_ sheet: StyleSheet) -> SheetOutline {
        if let known = outlines[sheet.list.bytes] { return known }
        let outline = SheetOutline(sheet)
        outlines[sheet.list.bytes] = outline
        return outline
    }

    /// Words of media queries whose result may depend on whether a page is printed.
    private static let wordsOfPrint = ["print", "screen", "update", "overflow-block", "overflow-inline"]
    /// Words of media queries whose result may depend on the width of the viewport.
    private static let wordsOfWidth = ["width", "inline-size", "orientation", "aspect-ratio"]
    /// Units whose size may depend on the width of the viewport.
    private static let viewportUnits: Set<String> = [
        "vw", "svw", "lvw", "dvw", "vi", "svi", "lvi", "dvi", "vb", "svb", "lvb", "dvb", "vmin", "svmin", "lvmin",
        "dvmin", "vmax", "svmax", "lvmax", "dvmax", "cqw", "cqi", "cqb", "cqmin", "cqmax",
    ]

    /// Whether a sheet has a unit whose size may depend on the width of the viewport.
    private static func dependsOnWidth(_ list: TokenList) -> Bool {
        (0..<list.count).contains { index in
            switch list[index].kind {
            // The unit of an attribute, as in `attr(data-width vw)`, is an identifier.
            case .dimension, .ident: viewportUnits.contains(list.lowerName(index))
            default: false
            }
        }
    }

    /// Whether any of the texts contains any of the words, ignoring case.
    private static func mention(_ texts: [[UInt8]], _ words: [String]) -> Bool {
        texts.contains { text in words.contains { text.mentions(ignoringCase: $0) } }
    }

    // MARK: - Differences between the sheets

    private func findAtRules(_ old: RuleSet, _ new: RuleSet) {
        let (before, after) = (atRules(old), atRules(new))
        let addresses = self.old.replaced.union(self.new.replaced)
        for rule in after where rule.name == "font-face" && addresses.contains(where: { rule.text.contains($0) }) {
            redefined.insert(rule.subject)
        }
        let (known, present) = (Set(before), Set(after))
        var seen: Set<String> = []
        for rule in before.filter({ !present.contains($0) }) + after.filter({ !known.contains($0) }) {
            if rule.name == "font-face" || rule.name.hasSuffix("keyframes") { redefined.insert(rule.subject) }
            guard rule.name != "charset" else { continue }
            let name = "@\(rule.name)" + (rule.subject.isEmpty ? "" : " \(rule.subject)")
            if seen.insert(name).inserted { changedAtRules.append(name) }
        }
    }

    private func atRules(_ set: RuleSet) -> [SheetOutline.AtRule] {
        set.sheets.filter { $0.origin != .userAgent }.flatMap { outline($0.sheet).atRules }
    }

    /// The widths, preferences, devices and states that are tested by rules that differ.
    private func furtherConditions(_ old: RuleSet, _ new: RuleSet) -> [StyleCondition] {
        let (before, after) = (texts(old), texts(new))
        let changed = Set(before).symmetricDifference(after)
        var found: Set<StyleCondition> = []
        for text in changed where text.contains("@media") || text.contains("@container") {
            let list = TokenList(text)
            for width in Self.widths(list) where width != 1280 && width != 390 { found.insert(.width(width)) }
            let words = Self.words(list)
            if words.contains("prefers-reduced-motion") { found.insert(.reducedMotion) }
            if words.contains("forced-colors") { found.insert(.forcedColors) }
            if words.contains("prefers-contrast") { found.insert(.moreContrast) }
            if !words.isDisjoint(with: ["hover", "any-hover", "pointer", "any-pointer"]) { found.insert(.touch) }
        }
        for view in views { for state in view.difference.states { found.insert(.state(state)) } }
        return found.sorted()
    }

    private func texts(_ set: RuleSet) -> [String] {
        set.sheets.filter { $0.origin != .userAgent }.flatMap { outline($0.sheet).rules }
    }

    /// The words of the media queries in the text of a rule, in lowercase.
    private static func words(_ list: TokenList) -> Set<String> {
        var found: Set<String> = []
        var isQuery = false
        for index in 0..<list.count {
            switch list[index].kind {
            case .atKeyword: isQuery = list.lowerName(index) == "media"
            case .openCurly: isQuery = false
            case .ident: if isQuery { found.insert(list.lowerName(index)) }
            default: break
            }
        }
        return found
    }

    /// The widths in pixels, at most six, at which the queries in the text of a rule may start or stop matching.
    private static func widths(_ list: TokenList) -> [Int] {
        var found: [Int] = []
        for index in 0..<list.count where list[index].kind == .dimension {
            let factor = list.name(index).asciiLowercased
            // A length in a declaration is not part of a query, but does no harm.
            guard factor == "px" || factor == "em" || factor == "rem" else { continue }
            let width = list.number(index) * (factor == "px" ? 1 : 16)
            if width >= 200, width <= 4_000 { found.append(Int(width.rounded())) }
            if found.count == 6 { break }
        }
        return found
    }

    // MARK: - Effects on a page

    /// Whether a view may have effects on a page. Even if no rule differs, `style` attributes may use redefined fonts
    /// and animations.
    private func mayHaveEffects(_ view: View) -> Bool {
        !view.difference.isEmpty || !redefined.isEmpty && !view.isOfState
    }

    /// Returns the effects of the difference on a page. The page may have changed, too.
    /// - Parameters:
    ///   - after: the new version of the page; nil if the page did not change.
    ///   - origins: for each element of the new version, its old version, or nil if it has none. Without an array, both
    ///     versions have the same elements.
    package func effects(
        on before: MarkupDocument, _ after: MarkupDocument? = nil, origins: [Int?]? = nil
    ) -> [StyleEffect] {
        guard !isEmpty else { return [] }
        let newTree = ElementTree(after ?? before, atoms: atoms, names: names)
        let oldTree = after == nil ? newTree : ElementTree(before, atoms: atoms, names: names)
        var now = PageVersion(newTree)
        var was = after == nil ? nil : PageVersion(oldTree)
        var found = EffectCollection()
        let origin = { (element: Int) -> Int? in origins.map { $0[element] } ?? element }
        for view in views where mayHaveEffects(view) {
            let affected = affected(view, was ?? now, now, origins)
            guard !affected.isEmpty else { continue }
            let others = affected.pseudo.values.flatMap { $0 }
            let looked = view.affected.needed(affected.elements, others: others, whole: affected.whole, newTree)
            var needed = looked
            if origins != nil {
                let others = newTree.elements.indices.filter { looked[$0] }.compactMap(origin)
                needed = view.affected.needed([], others: others, oldTree)
            }
            let rules = affected.needsAllRules ? view.allRules : view.rules
            if rules.newMemo.contexts == nil { Rules.shareContexts([rules]) }
            let new = now.styles(rules.new, rules.newMemo, needed: looked)
            let old =
                was?.styles(rules.old, rules.oldMemo, needed: needed)
                ?? now.styles(rules.old, rules.oldMemo, needed: needed)
            let comparison = PageStyleComparison(
                old: old, new: new,
                memo: rules.memo, replaced: self.old.replaced.union(self.new.replaced), redefined: redefined)
            comparison.compare(
                newTree.elements.indices.filter { looked[$0] }, affected: Set(affected.elements),
                pseudo: affected.pseudo, origin: origin
            ) { found.add($0, view.conditions) }
        }
        return found.effects
    }

    /// The affected elements of the new version: those that, in either version, match a rule that differs or depend on
    /// the difference because of a `style` attribute; those that, because of a `style` attribute, may use a redefined
    /// font or animation; and those whose pseudo-elements may differ.
    private func affected(_ view: View, _ old: PageVersion, _ new: PageVersion, _ origins: [Int?]?) -> Affected {
        let (oldTree, newTree) = (old.tree, new.tree)
        var elements = view.affected.elements(newTree)
        var pseudo = Dictionary(view.affected.pseudoElements(newTree).map { ($0.name, $0.elements) }) { $0 + $1 }
        var attributes = view.affected.dependent(new.attributes, elements, newTree)
        var whole = attributes.map(\.element)
        if let origins {
            func added(_ was: [Int], to now: [Int]) -> [Int] {
                let (was, known) = (Set(was), Set(now))
                let more = newTree.elements.indices.filter { element in
                    !known.contains(element) && origins[element].map(was.contains) ?? false
                }
                return (now + more).sorted()
            }
            let oldElements = view.affected.elements(oldTree)
            let oldAttributes = view.affected.dependent(old.attributes, oldElements, oldTree)
            elements = added(oldElements, to: elements)
            if !oldAttributes.isEmpty { whole = added(oldAttributes.map(\.element), to: whole) }
            attributes += oldAttributes
            for (name, found) in view.affected.pseudoElements(oldTree) {
                pseudo[name] = added(found, to: pseudo[name] ?? [])
            }
        }
        if attributes.contains(where: { $0.attribute.declaresCustoms }) {
            let inner = Set(whole.flatMap { $0..<Int(newTree.elements[$0].end) })
            for name in view.pseudoElementsWithCustoms {
                pseudo[name] = inner.union(pseudo[name] ?? []).sorted()
            }
        }
        var naming: Set<Int> = []
        if !redefined.isEmpty, !view.isOfState {
            naming.formUnion(new.attributes.naming)
            // A custom property can pass the name of a font or an animation on to all descendants.
            for element in new.attributes.passing(redefined) + whole {
                naming.formUnion(element..<Int(newTree.elements[element].end))
            }
        }
        if !naming.isEmpty { elements = naming.union(elements).sorted() }
        return Affected(
            elements: elements, whole: whole, pseudo: pseudo.filter { !$0.value.isEmpty },
            needsAllRules: !naming.isEmpty || attributes.contains { view.lacksProperties(of: $0.attribute) })
    }
}
