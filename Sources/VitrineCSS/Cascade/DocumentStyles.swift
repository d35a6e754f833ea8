import VitrineSupport

/// Computes the styles of the elements of one document.
///
/// Elements with the same parent style and the same declarations can share one style.
package struct DocumentStyles {
    /// The rules that the styles are computed from.
    package let rules: RuleSet
    /// The elements of the document.
    package let tree: ElementTree
    /// The style of each element. An element whose style is not needed may have that of its parent.
    package private(set) var styles: [ComputedStyle] = []
    private var matcher: SelectorMatcher
    private let memo: StyleMemo
    private var hints = PresentationalHints()
    private var hintTexts: HintTexts
    private var reader = DeclarationReader()
    private let pageSchemes: [String]
    /// For each atom, the stamp of the last parent that has the atom or has an ancestor with it.
    private var ancestors: [Int32] = []
    private var stamp: Int32 = 0
    private var stamped = -2
    private var attributeSheets: [String: StyleSheet] = [:]

    /// Computes the styles of all elements.
    /// - Parameters:
    ///   - tree: the elements, indexed with ``RuleSet/atoms`` of the rules.
    ///   - rules: the stylesheets.
    ///   - memo: styles of other documents with the same rules.
    ///   - needed: for each element, whether its style is needed; the ancestors of such elements must be marked, too.
    ///     Other elements may get the style of their parent instead. Nil if all styles are needed.
    package init(_ tree: ElementTree, rules: RuleSet, memo: StyleMemo = StyleMemo(), needed: [Bool]? = nil) {
        let schemes = tree.colorSchemes
        let contexts = memo.contexts ?? StyleContexts([rules])
        memo.contexts = contexts
        self.init(
            tree, rules, memo, schemes: schemes, contexts: contexts.numbers(tree, schemes: schemes), needed: needed)
    }

    /// Computes the styles of all elements.
    /// - Parameters:
    ///   - contexts: the number of each element in ``StyleMemo/contexts`` of the memo; nil if elements have no numbers.
    ///   - needed: for each element, whether its style is needed; the ancestors of such elements must be marked, too.
    ///     Nil if all styles are needed.
    init(
        _ tree: ElementTree, _ rules: RuleSet, _ memo: StyleMemo, schemes: [String], contexts: [Int32]?,
        needed: [Bool]? = nil
    ) {
        self.memo = memo
        self.rules = rules
        self.tree = tree
        pageSchemes = schemes
        matcher = SelectorMatcher(tree, states: rules.conditions.states)
        hintTexts = HintTexts(rules.properties)
        reader.properties = rules.properties
        memo.prepare(schemes: schemes)
        computeAll(contexts, needed)
    }

    private mutating func computeAll(_ contexts: [Int32]?, _ needed: [Bool]?) {
        styles.reserveCapacity(tree.elements.count)
        for element in tree.elements.indices {
            if let contexts, let known = memo.style(context: contexts[element]) {
                styles.append(known)
                continue
            }
            let parent = Int(tree.elements[element].parent)
            if let needed, !needed[element], parent >= 0 {
                styles.append(styles[parent])
                continue
            }
            let style = style(element, parent: parent < 0 ? nil : styles[parent])
            if let contexts { memo.keep(style, context: contexts[element]) }
            styles.append(style)
        }
    }

    /// Records the atoms of a parent and its ancestors, unless they were the last to be recorded.
    private mutating func stamp(around parent: Int) {
        guard parent != stamped else { return }
        if ancestors.isEmpty { ancestors = Array(repeating: 0, count: tree.atoms.count) }
        stamped = parent
        stamp += 1
        var at = parent
        while at >= 0 {
            let info = tree.elements[at]
            ancestors[Int(info.name)] = stamp
            ancestors[Int(info.id)] = stamp
            for index in info.classes { ancestors[Int(tree.classes[Int(index)])] = stamp }
            at = Int(info.parent)
        }
    }

    // MARK: - Rules that match

    private mutating func matching(_ element: Int, _ style: ComputedStyle?) -> [Int32] {
        let info = tree.elements[element]
        stamp(around: Int(info.parent))
        var found: [Int32] = []
        // Local copies are used, because without optimization a closure that reads a property copies the whole value
        // that the property belongs to.
        let (buckets, tree, all) = (rules.buckets, tree, rules.rules)
        let (ancestors, stamp) = (ancestors, stamp)
        _ = buckets.contains(for: info, in: tree) { number in
            let rule = Int(number)
            if Self.has(all[rule].selector.ancestorAtoms, ancestors, stamp),
                all[rule].isProven || applies(rule, element, style)
            {
                found.append(number)
            }
            return false
        }
        found.sort()
        // A rule with alternatives, as in `:is()`, may be found in several buckets.
        var count = 0
        for index in found.indices where count == 0 || found[count - 1] != found[index] {
            found[count] = found[index]
            count += 1
        }
        found.removeLast(found.count - count)
        return found
    }

    /// Whether the ancestors of the current element have the atoms that a rule requires.
    private static func has(_ atoms: [Int32], _ ancestors: [Int32], _ stamp: Int32) -> Bool {
        var index = 0
        while index < atoms.count {
            if ancestors[Int(atoms[index])] != stamp { return false }
            index += 1
        }
        return true
    }

    private mutating func applies(_ rule: Int, _ element: Int, _ style: ComputedStyle?) -> Bool {
        let (scope, selector) = (rules.rules[rule].scope, rules.rules[rule].selector)
        guard scope < 0 ? matcher.matches(selector, element) : matches(selector, element, in: scope) else {
            return false
        }
        // Scopes and containers can be nested deeply, so they are not followed recursively.
        var outer = scope < 0 ? -1 : rules.scopes[Int(scope)].parent
        while outer >= 0 {
            guard matches(nil, element, in: outer) else { return false }
            outer = rules.scopes[Int(outer)].parent
        }
        var container = rules.rules[rule].container
        while container >= 0 {
            guard holds(container, style) else { return false }
            container = rules.containers[Int(container)].parent
        }
        return true
    }

    /// Whether an element is in a scope and matches a selector there, regardless of the scopes around it: CSS Cascade 6.
    /// An element may have several scope roots around it; each of them has its own limits, and `:scope` represents the
    /// one that is being tried.
    /// - Parameters:
    ///   - selector: nil if the element only needs to be in the scope.
    ///   - number: an index in ``RuleSet/scopes``.
    private mutating func matches(_ selector: Selector?, _ element: Int, in number: Int32) -> Bool {
        let scope = rules.scopes[Int(number)]
        let last = matcher.steps + SelectorMatcher.stepLimit
        defer { matcher.scope = -1 }
        var root = element
        while root >= 0, matcher.steps < last {
            matcher.scope = -1
            if isRoot(root, of: scope) {
                matcher.scope = root
                let isMatch = selector.map { matcher.matches($0, element) } ?? true
                if isMatch, !isLimited(element, scope, root) { return true }
            }
            root = Int(tree.elements[root].parent)
        }
        return false
    }

    private mutating func isRoot(_ element: Int, of scope: RuleSet.Scope) -> Bool {
        // A scope without a start begins at the root of the document.
        guard let start = scope.start else { return tree.elements[element].parent < 0 }
        return start.contains { matcher.matches($0, element) }
    }

    /// Whether an element is a limit of the scope that begins at a root, or is inside such a limit.
    private mutating func isLimited(_ element: Int, _ scope: RuleSet.Scope, _ root: Int) -> Bool {
        if scope.end.isEmpty { return false }
        var inner = element
        while inner >= root {
            if scope.end.contains(where: { matcher.matches($0, inner) }) { return true }
            inner = Int(tree.elements[inner].parent)
        }
        return false
    }

    /// Whether a container condition holds, regardless of the containers around it. A condition whose result is unknown
    /// does not hold.
    private func holds(_ number: Int32, _ parent: ComputedStyle?) -> Bool {
        let container = rules.containers[Int(number)]
        let list = rules.sheets[Int(container.sheet)].sheet.list
        let answer = MediaQueries.container(list, container.prelude, rules.conditions) { range in
            styleQuery(list, range, parent)
        }
        return answer == .yes
    }

    /// Evaluates `style(--name: value)` on the parent: CSS Conditional 5, section 6.
    private func styleQuery(
        _ list: TokenList, _ range: Range<Int>, _ parent: ComputedStyle?
    ) -> MediaQueries.Answer {
        guard let first = range.first, list[first].kind == .ident, list.name(first).hasPrefix("--") else {
            return .unknown
        }
        let actual = parent?.customs[list.name(first)]?.text
        if range.count == 1 { return actual != nil ? .yes : .no }
        guard let colon = range.first(where: { list[$0].kind == .colon }) else { return .unknown }
        return actual == list.source(list.trimmed(colon + 1..<range.upperBound)) ? .yes : .no
    }

    // MARK: - Styles

    private mutating func style(_ element: Int, parent: ComputedStyle?) -> ComputedStyle {
        let matched = matching(element, parent)
        let value = tree.value(element, .style) ?? []
        let attribute = String(decoding: value, as: UTF8.self)
        let key = StyleMemo.Key(
            parent: parent?.lineage ?? -1, isItem: parent?.hasItems ?? false, rules: matched,
            attribute: CustomProperties.usesAttributes(value) ? attribute + attributeTexts(element) : attribute,
            hints: hintTexts.texts(tree, element))
        if !rules.usesAttributes, let known = memo.style(key, parent) { return known }
        var candidates = self.candidates(matched)
        add(hints.declarations(tree, element, names: attributeNames(element)), element, &candidates)
        if !attribute.isEmpty { add(attribute, element, &candidates) }
        let style = resolve(candidates, element, parent)
        memo.keep(style, key, parent)
        return style
    }

    private mutating func resolve(
        _ candidates: [StyleResolver.Candidate], _ element: Int, _ parent: ComputedStyle?
    ) -> ComputedStyle {
        let tree = tree
        var resolver = StyleResolver(
            rules: rules, parent: parent, root: styles.first, candidates: candidates, pageSchemes: pageSchemes
        ) { tree.string(element, $0) ?? tree.attributeText(element, $0) }
        resolver.memo = memo
        return resolver.resolve(number: memo.nextNumber())
    }

    /// Returns the layer that an element paints behind its text.
    func layer(of element: Int) -> BackdropLayer { memo.layer(styles[element]) }

    /// The style of a pseudo-element, such as `before`; nil if no rule matches it.
    package mutating func style(of element: Int, pseudoElement: String) -> ComputedStyle? {
        guard let numbers = rules.buckets.pseudoElements[pseudoElement] else { return nil }
        var found: [Int32] = []
        for number in numbers where applies(Int(number), element, styles[element]) { found.append(number) }
        guard !found.isEmpty else { return nil }
        return resolve(candidates(found), element, styles[element])
    }

    private func candidates(_ matched: [Int32]) -> [StyleResolver.Candidate] {
        var result: [StyleResolver.Candidate] = []
        for number in matched {
            let rule = rules.rules[Int(number)]
            for index in rule.declarations {
                let declared = rules.declarations[Int(index)]
                let key = CascadeKey(
                    origin: rule.origin, isImportant: declared.isImportant, isAttribute: false, layer: rule.layer,
                    specificity: rule.selector.specificity.packed, order: rule.order)
                result.append(
                    StyleResolver.Candidate(
                        key: key, sequence: Int(index), declared: declared,
                        source: .sheet(Int(declared.sheet), declaration: Int(declared.declaration))))
            }
        }
        return result
    }

    private func add(
        _ declarations: [(PropertyID, DeclaredValue)], _ element: Int, _ candidates: inout [StyleResolver.Candidate]
    ) {
        for (sequence, (property, value)) in declarations.enumerated()
        where rules.properties?.concerns(property) ?? true {
            let key = CascadeKey(
                origin: .hint, isImportant: false, isAttribute: false, layer: 0, specificity: 0, order: 0)
            candidates.append(
                StyleResolver.Candidate(
                    key: key, sequence: sequence,
                    declared: Declared(property: property, value: value, isImportant: false),
                    source: .hint(element: element)))
        }
    }

    private mutating func add(_ attribute: String, _ element: Int, _ candidates: inout [StyleResolver.Candidate]) {
        let sheet = attributeSheets[attribute] ?? StyleSheet(declarations: Array(attribute.utf8))
        attributeSheets[attribute] = sheet
        for (sequence, declaration) in sheet.declarations.enumerated() where declaration.rule == 0 {
            for declared in reader.read(declaration, of: sheet) {
                let key = CascadeKey(
                    origin: .author, isImportant: declared.isImportant, isAttribute: true, layer: LayerOrder.limit,
                    specificity: 0, order: 0)
                let offset = Int(sheet.list[Int(declaration.name)].start)
                candidates.append(
                    StyleResolver.Candidate(
                        key: key, sequence: sequence, declared: declared,
                        source: .attribute(element: element, offset: offset)))
            }
        }
    }

    /// The names and values of an element's attributes without a namespace, as one text: `attr()` may refer to any of
    /// them. Elements for which these attributes differ have different texts.
    private func attributeTexts(_ element: Int) -> String {
        tree.elements[element].attributes.compactMap { index -> String? in
            let attribute = tree.attributes[Int(index)]
            guard attribute.namespace == 0 else { return nil }
            return "\0\(tree.localNames[Int(attribute.localName)])\0"
                + String(decoding: tree.bytes(attribute.value), as: UTF8.self)
        }.joined()
    }

    private func attributeNames(_ element: Int) -> [String] {
        let info = tree.elements[element]
        if info.isHTML { return [] }
        return info.attributes.map { tree.localNames[Int(tree.attributes[Int($0)].localName)] }
    }
}
