import VitrineSupport

/// Parses selector lists of Selectors 4 from the tokens of a rule's prelude.
package struct SelectorParser {
    /// The context that determines the meaning of selectors.
    package struct Context {
        /// The URIs of declared namespaces, by their prefixes; the key "" is for the default namespace.
        package var namespaces: [String: String] = [:]
        /// The selectors that `&` represents; nil if it represents the scope.
        package var parents: [Selector]?
        /// Whether selectors without `&` are relative to the parents.
        package var isNested = false
        /// Whether selectors that begin with a combinator are relative to the scope, as in `@scope`: CSS Cascading 6,
        /// section 2.5.3.
        package var isScoped = false
        /// The selectors that `:scope` represents; nil if it represents the root of the scope that is being matched.
        package var scope: [Selector]?
        /// Creates a context without namespaces or parents.
        package init() {}
    }

    /// The element to which a selector is relative if it begins with a combinator.
    private enum Base {
        /// An element that the enclosing style rule matches. Selectors that neither begin with a combinator nor contain
        /// `&` are relative to it, too.
        case nested
        /// The root of the scope.
        case scoped
    }

    /// The maximum depth of nested functions.
    static let depthLimit = 32

    private let list: TokenList
    private let context: Context
    private var at = 0
    private var end = 0
    private var depth = 0
    private var usesNesting = false
    private var isInHas = false

    private init(_ list: TokenList, _ context: Context) {
        self.list = list
        self.context = context
    }

    /// Parses a list of selectors.
    /// - Throws: the problem with the first invalid selector, which makes the whole list invalid.
    package static func parse(
        _ list: TokenList, _ range: Range<Int>, context: Context = Context(), atoms: inout AtomTable
    ) throws(SelectorProblem) -> [Selector] {
        var parser = SelectorParser(list, context)
        (parser.at, parser.end) = (range.lowerBound, range.upperBound)
        return try parser.selectorList(context.isNested ? .nested : context.isScoped ? .scoped : nil, atoms: &atoms)
    }

    /// Parses the text of a selector list.
    package static func parse(_ text: String, atoms: inout AtomTable) throws(SelectorProblem) -> [Selector] {
        let list = TokenList(text)
        return try parse(list, 0..<list.count, atoms: &atoms)
    }

    // MARK: - Lists

    private mutating func selectorList(
        _ base: Base? = nil, atoms: inout AtomTable
    ) throws(SelectorProblem) -> [Selector] {
        var selectors: [Selector] = []
        while true {
            selectors.append(try complex(base, atoms: &atoms))
            guard at < end else { return selectors }
            guard list[at].kind == .comma else { throw .unexpected(list.source(at..<at + 1)) }
            at += 1
        }
    }

    /// The parts of a list, split at commas.
    private func parts(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if list[index].kind == .comma {
                parts.append(start..<index)
                start = index + 1
            }
            index = list.after(index)
        }
        parts.append(start..<range.upperBound)
        return parts
    }

    private mutating func skipSpace() { while at < end, list[at].kind == .whitespace { at += 1 } }

    private mutating func combinator() -> Selector.Combinator? {
        let hadSpace = at < end && list[at].kind == .whitespace
        skipSpace()
        guard at < end, list[at].kind != .comma else { return nil }
        for (character, combinator) in [(">", .child), ("+", .nextSibling), ("~", .laterSibling)]
            as [(Unicode.Scalar, Selector.Combinator)] where list.isDelim(at, character)
        {
            at += 1
            skipSpace()
            return combinator
        }
        return hadSpace ? .descendant : nil
    }

    private mutating func complex(
        _ base: Base? = nil, atoms: inout AtomTable
    ) throws(SelectorProblem) -> Selector {
        skipSpace()
        var compounds: [Selector.Compound] = []
        var specificity = Specificity()
        var pseudo: String?
        var isPossible = true
        let usedBefore = usesNesting
        usesNesting = false
        var next = base == nil ? nil : leadingCombinator()
        let isRelative = next != nil
        while true {
            var compound = Selector.Compound()
            let start = at
            try self.compound(&compound, &specificity, &pseudo, &isPossible, atoms: &atoms)
            guard at > start else {
                if at < end { throw .unexpected(list.source(at..<at + 1)) }
                throw .empty
            }
            compound.combinator = next ?? .descendant
            compounds.append(compound)
            guard let found = combinator() else { break }
            guard at < end, list[at].kind != .comma, pseudo == nil else {
                throw at < end ? .unexpected(list.source(at..<at + 1)) : .empty
            }
            next = found
        }
        if isRelative || base == .nested && !usesNesting {
            var parent = Selector.Compound()
            if !isRelative { compounds[0].combinator = .descendant }
            specificity = specificity + nesting(&parent)
            compounds.insert(parent, at: 0)
        }
        usesNesting = usedBefore || usesNesting
        // Selectors are written from left to right but stored beginning with the subject, so a combinator belongs to
        // the compound that is farther from the subject.
        var reversed: [Selector.Compound] = []
        for index in compounds.indices.reversed() {
            var compound = compounds[index]
            compound.combinator = index + 1 < compounds.count ? compounds[index + 1].combinator : .descendant
            reversed.append(compound)
        }
        var selector = Selector(
            compounds: reversed, specificity: specificity, pseudoElement: pseudo, isPossible: isPossible)
        selector.findAncestorAtoms()
        return selector
    }

    private mutating func leadingCombinator() -> Selector.Combinator? {
        for (character, combinator) in [(">", .child), ("+", .nextSibling), ("~", .laterSibling)]
            as [(Unicode.Scalar, Selector.Combinator)] where at < end && list.isDelim(at, character)
        {
            at += 1
            skipSpace()
            return combinator
        }
        return nil
    }

    private mutating func nesting(_ compound: inout Selector.Compound) -> Specificity {
        usesNesting = true
        guard let parents = context.parents else {
            compound.tests.append(context.scope.map(SimpleSelector.any) ?? .scope)
            return Specificity()
        }
        if parents.count == 1, parents[0].compounds.count == 1, parents[0].pseudoElement == nil {
            compound.tests += parents[0].compounds[0].tests
        } else {
            compound.tests.append(.any(parents.filter { $0.pseudoElement == nil }))
        }
        return parents.map(\.specificity).max() ?? Specificity()
    }

    // MARK: - Compounds

    private mutating func compound(
        _ compound: inout Selector.Compound, _ specificity: inout Specificity, _ pseudo: inout String?,
        _ isPossible: inout Bool, atoms: inout AtomTable
    ) throws(SelectorProblem) {
        var isFirst = true
        while at < end {
            let token = list[at]
            switch token.kind {
            case .ident where isFirst, .delim where isFirst && (list.isDelim(at, "*") || list.isDelim(at, "|")):
                try typeSelector(&compound, &specificity, atoms: &atoms)
            case .delim where list.isDelim(at, "&"):
                at += 1
                specificity = specificity + nesting(&compound)
            case .hash:
                guard token.flags.contains(.identifier) else { throw .unexpected(list.source(at..<at + 1)) }
                compound.tests.append(.id(atoms.add(list.name(at))))
                specificity.ids += 1
                at += 1
            case .delim where list.isDelim(at, "."):
                guard at + 1 < end, list[at + 1].kind == .ident else { throw .unexpected(".") }
                compound.tests.append(.class(atoms.add(list.name(at + 1))))
                specificity.classes += 1
                at += 2
            case .openSquare:
                compound.tests.append(.attribute(try attribute(list.inside(at), atoms: &atoms)))
                specificity.classes += 1
                at = list.after(at)
            case .colon:
                let isElement = at + 1 < end && list[at + 1].kind == .colon
                try pseudoSelector(
                    &compound, &specificity, &pseudo, &isPossible, isElement: isElement, atoms: &atoms)
            default: return
            }
            isFirst = false
        }
    }

    /// Reads `ns|` and returns the namespace URI; nil without a prefix, an inner nil for any namespace.
    private mutating func prefix() throws(SelectorProblem) -> String?? {
        var bar = at
        if list[at].kind == .ident || list.isDelim(at, "*") { bar += 1 }
        guard bar + 1 < end, list.isDelim(bar, "|"), list[bar + 1].kind == .ident || list.isDelim(bar + 1, "*"),
            !list.isDelim(bar + 1, "=")
        else { return nil }
        defer { at = bar + 1 }
        if bar == at { return .some("") }
        if list.isDelim(at, "*") { return .some(nil) }
        let name = list.name(at)
        guard let address = context.namespaces[name] else { throw .unknownPrefix(name) }
        return .some(address)
    }

    private mutating func typeSelector(
        _ compound: inout Selector.Compound, _ specificity: inout Specificity, atoms: inout AtomTable
    ) throws(SelectorProblem) {
        let prefix = try prefix()
        guard at < end, list[at].kind == .ident || list.isDelim(at, "*") else { throw .unexpected("|") }
        if let prefix {
            if let address = prefix { compound.tests.append(.namespace(address)) }
        } else if let address = context.namespaces[""] {
            compound.tests.append(.namespace(address))
        }
        if list[at].kind == .ident {
            let name = list.name(at)
            compound.tests.append(.type(name: atoms.add(name), lower: atoms.add(name.asciiLowercased)))
            specificity.types += 1
        }
        at += 1
    }

    private mutating func attribute(_ range: Range<Int>, atoms: inout AtomTable) throws(SelectorProblem)
        -> AttributeTest
    {
        let saved = (at, end)
        defer { (at, end) = saved }
        (at, end) = (range.lowerBound, range.upperBound)
        skipSpace()
        guard at < end else { throw .missingAttribute }
        let prefix = try prefix()
        guard at < end, list[at].kind == .ident else { throw .unexpected(list.source(range)) }
        let name = list.name(at)
        var test = AttributeTest(name: atoms.add(name), lower: atoms.add(name.asciiLowercased))
        test.ignoresCaseInHTML = PseudoClasses.caselessAttributes.contains(name.asciiLowercased)
        if let prefix { test.namespace = prefix }
        at += 1
        skipSpace()
        guard at < end else { return test }
        if list.isDelim(at, "=") {
            test.op = .equals
            at += 1
        } else {
            let operators: [(Unicode.Scalar, AttributeTest.Operator)] = [
                ("~", .includes), ("|", .dash), ("^", .prefix), ("$", .suffix), ("*", .contains),
            ]
            guard let found = operators.first(where: { list.isDelim(at, $0.0) }), at + 1 < end,
                list.isDelim(at + 1, "=")
            else { throw .unexpected(list.source(at..<at + 1)) }
            test.op = found.1
            at += 2
        }
        skipSpace()
        guard at < end, list[at].kind == .ident || list[at].kind == .string else {
            throw .unexpected(list.source(range))
        }
        test.value = Array((list[at].kind == .string ? list.string(at) : list.name(at)).utf8)
        at += 1
        skipSpace()
        if at < end, list[at].kind == .ident {
            switch list.lowerName(at) {
            case "i": test.ignoresCase = true
            case "s": test.ignoresCase = false
            default: throw .unexpected(list.source(at..<at + 1))
            }
            at += 1
            skipSpace()
        }
        guard at == end else { throw .unexpected(list.source(at..<at + 1)) }
        return test
    }

    // MARK: - Pseudo-classes and pseudo-elements

    private mutating func pseudoSelector(
        _ compound: inout Selector.Compound, _ specificity: inout Specificity, _ pseudo: inout String?,
        _ isPossible: inout Bool, isElement: Bool, atoms: inout AtomTable
    ) throws(SelectorProblem) {
        at += isElement ? 2 : 1
        guard at < end, list[at].kind == .ident || list[at].kind == .function else { throw .unexpected(":") }
        let token = at
        let name = list.lowerName(token)
        let isFunction = list[token].kind == .function
        at = list.after(token)
        if isElement || !isFunction && PseudoClasses.legacyElements.contains(name) {
            let isKnown =
                isFunction ? PseudoClasses.elementFunctions.contains(name) : PseudoClasses.elements.contains(name)
            guard isKnown || name.hasPrefix("-") else { throw .unknownPseudoElement(name) }
            specificity.types += 1
            if pseudo != nil || isFunction || name.hasPrefix("-") { isPossible = isPossible && !isFunction }
            pseudo = pseudo.map { $0 + "::" + name } ?? name
            return
        }
        guard isFunction else {
            specificity.classes += 1
            // The states of a prefixed pseudo-element depend on the browser that supports it.
            if pseudo?.hasPrefix("-") ?? false, PseudoClasses.scrollbars.contains(name) {
                isPossible = false
                return
            }
            compound.tests += try plain(name)
            return
        }
        guard depth < Self.depthLimit else { throw .tooDeep }
        depth += 1
        let saved = (at, end)
        defer {
            (at, end) = saved
            depth -= 1
        }
        let range = list.trimmed(list.inside(token))
        (at, end) = (range.lowerBound, range.upperBound)
        try function(name, range, &compound, &specificity, atoms: &atoms)
    }

    private func plain(_ name: String) throws(SelectorProblem) -> [SimpleSelector] {
        func nth(_ offset: Int, fromEnd: Bool = false, ofType: Bool = false) -> [SimpleSelector] {
            [.nth(NthTest(step: 0, offset: offset, isFromEnd: fromEnd, isOfType: ofType))]
        }
        switch name {
        case "root": return [.root]
        case "scope": return [context.scope.map(SimpleSelector.any) ?? .scope]
        case "empty": return [.empty]
        case "link", "any-link", "-webkit-any-link", "-moz-any-link": return [.link]
        case "checked": return [.checked]
        case "disabled": return [.disabled]
        case "enabled": return [.enabled]
        case "required": return [.required]
        case "optional": return [.optional]
        case "read-only": return [.readOnly]
        case "read-write": return [.readWrite]
        case "placeholder-shown": return [.placeholderShown]
        case "default": return [.defaultChoice]
        case "open": return [.open]
        case "indeterminate": return [.indeterminate]
        case "defined": return []
        case "first-child": return nth(1)
        case "last-child": return nth(1, fromEnd: true)
        case "first-of-type": return nth(1, ofType: true)
        case "last-of-type": return nth(1, fromEnd: true, ofType: true)
        case "only-child": return [.onlyChild]
        case "only-of-type": return [.onlyOfType]
        default:
            guard PseudoClasses.states.contains(name) || name.hasPrefix("-") else { throw .unknownPseudoClass(name) }
            return [.state(name)]
        }
    }

    private mutating func function(
        _ name: String, _ range: Range<Int>, _ compound: inout Selector.Compound, _ specificity: inout Specificity,
        atoms: inout AtomTable
    ) throws(SelectorProblem) {
        switch name {
        case "is", "where", "matches", "-webkit-any", "-moz-any":
            // Invalid selectors in the list are left out: Selectors 4, section 4.2.
            let selectors = forgiving(range, atoms: &atoms)
            compound.tests.append(.any(selectors))
            if name != "where" { specificity = specificity + (selectors.map(\.specificity).max() ?? Specificity()) }
        case "not":
            let selectors = try selectorList(atoms: &atoms)
            guard selectors.allSatisfy({ $0.pseudoElement == nil }) else { throw .invalidArgument(name) }
            compound.tests.append(.not(selectors))
            specificity = specificity + (selectors.map(\.specificity).max() ?? Specificity())
        case "has": try has(range, &compound, &specificity, atoms: &atoms)
        case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
            specificity.classes += 1
            var test = NthTest(
                step: 0, offset: 0, isFromEnd: name.hasPrefix("nth-last"), isOfType: name.hasSuffix("type"))
            let rest = try nth(name, range, &test)
            if rest < range.upperBound {
                guard !test.isOfType, list.isIdent(rest, "of") else { throw .invalidArgument(name) }
                (at, end) = (rest + 1, range.upperBound)
                let selectors = try selectorList(atoms: &atoms)
                specificity = specificity + (selectors.map(\.specificity).max() ?? Specificity())
                test.selectors = selectors
            }
            compound.tests.append(.nth(test))
        case "lang":
            specificity.classes += 1
            var ranges: [String] = []
            for part in parts(range) {
                let part = list.trimmed(part)
                guard part.count == 1, list[part.lowerBound].kind == .ident || list[part.lowerBound].kind == .string
                else { throw .invalidArgument(name) }
                let isString = list[part.lowerBound].kind == .string
                ranges.append((isString ? list.string(part.lowerBound) : list.name(part.lowerBound)).asciiLowercased)
            }
            compound.tests.append(.language(ranges))
        case "dir":
            specificity.classes += 1
            guard range.count == 1, list[range.lowerBound].kind == .ident else { throw .invalidArgument(name) }
            switch list.lowerName(range.lowerBound) {
            case "ltr": compound.tests.append(.direction(isRTL: false))
            case "rtl": compound.tests.append(.direction(isRTL: true))
            default: compound.tests.append(.never)
            }
        default:
            guard PseudoClasses.stateFunctions.contains(name) || name.hasPrefix("-") else {
                throw .unknownPseudoClass(name)
            }
            specificity.classes += 1
            compound.tests.append(.never)
        }
    }

    private mutating func forgiving(_ range: Range<Int>, atoms: inout AtomTable) -> [Selector] {
        var selectors: [Selector] = []
        for part in parts(range) {
            (at, end) = (part.lowerBound, part.upperBound)
            if let selector = try? complex(atoms: &atoms), at == end, selector.pseudoElement == nil {
                selectors.append(selector)
            }
        }
        return selectors
    }

    private mutating func has(
        _ range: Range<Int>, _ compound: inout Selector.Compound, _ specificity: inout Specificity,
        atoms: inout AtomTable
    ) throws(SelectorProblem) {
        guard !isInHas else { throw .nestedHas }
        isInHas = true
        defer { isInHas = false }
        var selectors: [(Selector.Combinator, Selector)] = []
        for part in parts(range) {
            (at, end) = (part.lowerBound, part.upperBound)
            skipSpace()
            let combinator = leadingCombinator() ?? .descendant
            let selector = try complex(atoms: &atoms)
            guard at == end, selector.pseudoElement == nil else { throw .invalidArgument("has") }
            selectors.append((combinator, selector))
        }
        compound.tests.append(.has(selectors))
        specificity = specificity + (selectors.map(\.1.specificity).max() ?? Specificity())
    }

    /// Reads `An+B` and returns the index of the token after it: CSS Syntax 3, section 6.
    private func nth(_ name: String, _ range: Range<Int>, _ test: inout NthTest) throws(SelectorProblem) -> Int {
        // The tokenizer splits `2n+1` and `n-1` in different ways, so their text is parsed again, up to `of`.
        var end = range.lowerBound
        while end < range.upperBound, !list.isIdent(end, "of") { end += 1 }
        var part = list.trimmed(range.lowerBound..<end)
        // In `+n`, the sign is a token of its own, and nothing but a comment may be between it and the name.
        if part.count > 1, list.isDelim(part.lowerBound, "+"), list[part.lowerBound + 1].kind == .ident,
            list.lowerName(part.lowerBound + 1).hasPrefix("n")
        {
            part = part.dropFirst()
        }
        // The spaces keep tokens apart that only a comment separates, so that `2/**/n` does not become `2n`.
        let text = part.map { list.source($0..<$0 + 1) }.joined(separator: " ")
        guard let (step, offset) = Self.anPlusB(text) else { throw .invalidArgument(name) }
        (test.step, test.offset) = (step, offset)
        return end
    }
}
