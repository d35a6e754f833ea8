/// Computes the style of one element from the declarations that apply to it: CSS Cascade 5, sections 6 and 7.
struct StyleResolver {
    /// A declaration that applies to the element.
    struct Candidate {
        var key: CascadeKey
        /// The order among candidates with the same key.
        var sequence: Int
        var declared: Declared
        var source: DeclarationSource?
    }

    private struct Winner {
        var candidate: Int
        /// The longhand that the declaration sets. It may be logical.
        var longhand: PropertyID
    }

    let rules: RuleSet
    /// The memo that keeps the longhands of values after substitution; nil if they are not kept.
    var memo: StyleMemo?
    let parent: ComputedStyle?
    let root: ComputedStyle?
    /// The color schemes that the page supports.
    let pageSchemes: [String]
    private var candidates: [Candidate]
    private var winners: [PropertyID: Winner] = [:]
    private var customs: CustomProperties
    private var expansions: [Int: [(PropertyID, DeclaredValue)]] = [:]
    private var mode = WritingMode()
    private var takesOwn = false
    private var inherited: [PropertyID: ComputedStyle.Entry]
    private var own: [PropertyID: ComputedStyle.Entry] = [:]

    init(
        rules: RuleSet, parent: ComputedStyle?, root: ComputedStyle?, candidates: [Candidate], pageSchemes: [String],
        attribute: @escaping (String) -> String?
    ) {
        self.rules = rules
        self.parent = parent
        self.root = root
        self.pageSchemes = pageSchemes
        self.candidates = candidates.sorted {
            $0.key != $1.key ? $0.key < $1.key : $0.sequence < $1.sequence
        }
        customs = CustomProperties(inherited: parent?.customs ?? [:], registrations: rules.registrations)
        customs.attribute = attribute
        inherited = parent?.inherited ?? [:]
    }

    /// Returns the style.
    /// - Parameter number: the number of the new style.
    mutating func resolve(number: Int) -> ComputedStyle {
        readCustoms()
        let allCustoms = customs.all()
        readMode()
        collect()
        var computer = ValueComputer(lengths: LengthContext(), colors: ColorResolver())
        (computer.lengths.width, computer.lengths.height) = (rules.conditions.width, rules.conditions.height)
        computer.lengths.isVertical = mode.isVertical
        let base = parent?.font ?? ComputedStyle.Font()
        (computer.lengths.fontSize, computer.lengths.lineHeight) = (base.size, base.lineHeight)
        computer.lengths.rootFontSize = root?.font.size ?? base.size
        computer.lengths.rootLineHeight = root?.font.lineHeight ?? base.lineHeight
        // The color scheme is determined before the colors, which may depend on it.
        for property in [Known.direction, Known.writingMode, Known.colorScheme] { store(property, computer) }
        let isDark = usedScheme()
        computer.colors.isDark = isDark
        let font = resolveFont(base, &computer)
        let color = resolveColor(&computer)
        computer.colors.currentColor = color
        for property in winners.keys where !Known.early.contains(property) { store(property, computer) }
        adjust()
        return ComputedStyle(
            inherited: inherited, own: own, customs: allCustoms, color: color, isDark: isDark, font: font, mode: mode,
            lengths: computer.lengths, display: keyword(Known.display), number: number,
            lineage: keepsLineage ? parent?.lineage ?? number : number, takesOwn: takesOwn)
    }

    /// Whether it is certain that children inherit the same values from this element as they would from its parent.
    private var keepsLineage: Bool {
        !rules.hasOwnCustoms && !candidates.contains { $0.declared.customName != nil }
            && !winners.keys.contains { $0.entry.isInherited || $0 == Known.userSelect }
    }

    // MARK: - Winners

    private mutating func readCustoms() {
        var last: [String: Int] = [:]
        for (index, candidate) in candidates.enumerated() {
            if let name = candidate.declared.customName { last[name] = index }
        }
        for name in last.keys.sorted() {
            var index = last[name]
            while let at = index {
                let candidate = candidates[at]
                switch candidate.declared.value {
                case .text(let text):
                    customs.declared[name] = ComputedStyle.Custom(text: text, source: candidate.source)
                    index = nil
                case .wide(.revert), .wide(.revertLayer), .wide(.revertRule):
                    index = lower(at) { $0.customName == name }
                case .wide(.initial):
                    customs.inherited[name] = nil
                    index = nil
                default: index = nil
                }
            }
        }
    }

    /// The index of the candidate that applies instead of one with `revert`, `revert-layer` or `revert-rule`; nil if
    /// there is none.
    private func lower(_ index: Int, _ isSame: (Declared) -> Bool) -> Int? {
        let candidate = candidates[index]
        var at = index - 1
        while at >= 0 {
            let other = candidates[at]
            let isLower: Bool
            switch candidate.declared.value {
            case .wide(.revert):
                // For `revert`, presentational hints belong to the author origin: CSS Cascade 5, section 6.5.
                isLower = min(other.key.origin, 2) < min(candidate.key.origin, 2)
            case .wide(.revertLayer): isLower = other.key.layer < candidate.key.layer
            default: isLower = other.key < candidate.key
            }
            if isLower, isSame(other.declared) { return at }
            at -= 1
        }
        return nil
    }

    private func sets(_ declared: Declared, _ property: PropertyID) -> PropertyID? {
        guard declared.customName == nil else { return nil }
        if LogicalProperties.physical(declared.property, mode) == property { return declared.property }
        guard case .text = declared.value else { return nil }
        return declared.property.entry.longhands.first { LogicalProperties.physical($0, mode) == property }
    }

    private mutating func collect() {
        winners.reserveCapacity(candidates.count)
        for (index, candidate) in candidates.enumerated() where candidate.declared.customName == nil {
            let property = candidate.declared.property
            if case .text = candidate.declared.value, property.entry.isShorthand {
                for longhand in property.entry.longhands { win(longhand, index) }
            } else {
                win(property, index)
            }
        }
    }

    private mutating func win(_ longhand: PropertyID, _ candidate: Int) {
        let property = LogicalProperties.physical(longhand, mode)
        if let properties = rules.properties, !properties.contains(property) { return }
        winners[property] = Winner(candidate: candidate, longhand: longhand)
    }

    private mutating func readMode() {
        func keyword(_ property: PropertyID) -> String {
            for candidate in candidates.reversed()
            where candidate.declared.customName == nil && candidate.declared.property == property {
                switch candidate.declared.value {
                case .components(let value): if let word = value.first?.keyword { return word }
                case .wide(.initial): return property == Known.direction ? "ltr" : "horizontal-tb"
                case .text(let text):
                    let list = TokenList(customs.substitute(text) ?? "")
                    if list.count == 1, list[0].kind == .ident { return list.lowerName(0) }
                default: break
                }
                break
            }
            return parent?.keyword(property) ?? (property == Known.direction ? "ltr" : "horizontal-tb")
        }
        mode = WritingMode(mode: keyword(Known.writingMode), direction: keyword(Known.direction))
    }

    /// The value that a declaration gives a longhand, with `var()` substituted; every CSS-wide keyword becomes
    /// `initial`, `inherit` or the value of another declaration.
    private enum Outcome {
        case components([ComponentValue])
        case initial, inherit
    }

    private mutating func outcome(_ winner: Winner, _ property: PropertyID) -> (Outcome, DeclarationSource?) {
        let isInherited = property.entry.isInherited
        var at: Int? = winner.candidate
        var longhand = winner.longhand
        while let index = at {
            let source = candidates[index].source
            var value = candidates[index].declared.value
            if case .text(let text) = value {
                if expansions[index] == nil { expansions[index] = expand(candidates[index].declared.property, text) }
                let found = expansions[index]?.first { $0.0 == longhand }?.1
                value = found ?? .wide(.unset)
            }
            switch value {
            case .components(let components): return (.components(components), source)
            case .text: return (isInherited ? .inherit : .initial, source)
            case .wide(.initial): return (.initial, source)
            case .wide(.inherit): return (.inherit, source)
            case .wide(.unset): return (isInherited ? .inherit : .initial, source)
            case .wide:
                let mode = mode
                at = lower(index) { other in
                    guard other.customName == nil else { return false }
                    return LogicalProperties.physical(other.property, mode) == property
                        || other.property.entry.longhands.contains { LogicalProperties.physical($0, mode) == property }
                }
                if let at { longhand = sets(candidates[at].declared, property) ?? property }
            }
        }
        return (isInherited ? .inherit : .initial, nil)
    }

    /// The longhands of a value after substitution; empty when it is invalid at computed-value time.
    private mutating func expand(_ property: PropertyID, _ text: String) -> [(PropertyID, DeclaredValue)] {
        guard let text = customs.substitute(text) else { return [] }
        let list = TokenList(text)
        let range = list.trimmed(0..<list.count)
        guard !range.isEmpty, !ValueMatcher.hasSubstitution(list, range) else { return [] }
        if let known = memo?.expansion(property, text) { return known }
        let found = DeclarationReader.longhands(property, list, range)
        memo?.keep(found, property, text)
        return found
    }

    // MARK: - Values

    private mutating func set(_ property: PropertyID, _ entry: ComputedStyle.Entry?) {
        if property.entry.isInherited { inherited[property] = entry } else { own[property] = entry }
    }

    private mutating func store(_ property: PropertyID, _ computer: ValueComputer) {
        guard let winner = winners[property] else { return }
        let (outcome, source) = outcome(winner, property)
        switch outcome {
        case .initial: set(property, nil)
        case .inherit:
            if !property.entry.isInherited { takesOwn = true }
            set(property, parent?.entry(property))
        case .components(let components):
            set(property, ComputedStyle.Entry(value: computer.compute(property, components), source: source))
        }
    }

    private func components(_ property: PropertyID) -> [ComponentValue] {
        (property.entry.isInherited ? inherited[property] : own[property])?.value ?? InitialValues.shared[property]
    }

    private func keyword(_ property: PropertyID) -> String {
        let value = components(property)
        return value.count == 1 ? value[0].keyword ?? "" : ComponentText.text(value)
    }

    private func usedScheme() -> Bool {
        var schemes = components(Known.colorScheme).compactMap(\.keyword)
        if schemes == ["normal"] { schemes = pageSchemes }
        let canBeDark = schemes.contains("dark")
        return canBeDark && (rules.conditions.isDark || !schemes.contains("light"))
    }

    private mutating func resolveColor(_ computer: inout ValueComputer) -> Color {
        let outer = parent?.color ?? SystemColors.color("canvastext", isDark: computer.colors.isDark) ?? .black
        computer.colors.currentColor = outer
        guard let winner = winners[Known.color] else { return outer }
        let (outcome, source) = outcome(winner, Known.color)
        switch outcome {
        case .inherit:
            inherited[Known.color] = parent?.entry(Known.color)
            return outer
        case .initial:
            inherited[Known.color] = nil
            return SystemColors.color("canvastext", isDark: computer.colors.isDark) ?? .black
        case .components(let components):
            guard case .color(let expression) = components.first else { return outer }
            var resolver = computer.colors
            resolver.lengths = computer.lengths
            let color = resolver.resolve(expression) ?? outer
            inherited[Known.color] = ComputedStyle.Entry(value: [.color(.color(color))], source: source)
            return color
        }
    }

    private mutating func resolveFont(_ base: ComputedStyle.Font, _ computer: inout ValueComputer) -> ComputedStyle.Font
    {
        var font = base
        store(Known.fontFamily, computer)
        let family = components(Known.fontFamily)
        font.isMonospace = family == [.ident("monospace")]
        if let winner = winners[Known.fontSize] {
            let (outcome, source) = outcome(winner, Known.fontSize)
            switch outcome {
            case .inherit: resize(&font, base)
            case .initial:
                font.keyword = 4
                font.isAbsolute = false
                font.size = FontSizes.size(4, isMonospace: font.isMonospace)
            case .components(let components): setSize(&font, base, components, computer)
            }
            inherited[Known.fontSize] = ComputedStyle.Entry(
                value: [.px(font.size)], source: source ?? parent?.entry(Known.fontSize)?.source)
        } else {
            resize(&font, base)
            if font.size != base.size {
                inherited[Known.fontSize] = ComputedStyle.Entry(
                    value: [.px(font.size)], source: inherited[Known.fontFamily]?.source)
            }
        }
        computer.lengths.fontSize = font.size
        if root == nil, parent == nil { computer.lengths.rootFontSize = font.size }
        store(Known.fontWeight, computer)
        switch components(Known.fontWeight).first {
        case .number(let value): font.weight = min(1000, max(1, value))
        case .ident("bold"): font.weight = 700
        case .ident("bolder"): font.weight = FontSizes.weight("bolder", parent: base.weight)
        case .ident("lighter"): font.weight = FontSizes.weight("lighter", parent: base.weight)
        default: font.weight = 400
        }
        if let source = inherited[Known.fontWeight]?.source {
            inherited[Known.fontWeight] = ComputedStyle.Entry(value: [.number(font.weight)], source: source)
        }
        resolveLineHeight(&font, computer)
        computer.lengths.lineHeight = font.lineHeight
        if root == nil, parent == nil { computer.lengths.rootLineHeight = font.lineHeight }
        return font
    }

    private mutating func resolveLineHeight(_ font: inout ComputedStyle.Font, _ computer: ValueComputer) {
        store(Known.lineHeight, computer)
        switch components(Known.lineHeight).first {
        case .number(let value): font.lineHeight = value * font.size
        case .dimension(let value, .px): font.lineHeight = value
        case .percentage(let value):
            font.lineHeight = value / 100 * font.size
            pinLineHeight(font.lineHeight)
        case .math(let node):
            // A percentage in a line height refers to the font size.
            if let value = Self.resolved(node, of: font.size) {
                font.lineHeight = value
                pinLineHeight(value)
            }
        default: font.lineHeight = font.size * 1.15
        }
    }

    private mutating func pinLineHeight(_ value: Double) {
        inherited[Known.lineHeight] = ComputedStyle.Entry(
            value: [.px(value)], source: inherited[Known.lineHeight]?.source)
    }

    /// The result, in pixels, of a calculation with pixels, percentages of a size, numbers as factors, `min()`, `max()`
    /// and `clamp()`; nil if it contains anything else.
    private static func resolved(_ node: MathNode, of size: Double) -> Double? {
        switch node {
        case .dimension(let value, .px): return value
        case .percentage(let value): return value / 100 * size
        case .sum(let parts):
            let values = parts.compactMap { resolved($0, of: size) }
            return values.count == parts.count ? values.reduce(0, +) : nil
        case .product(let parts):
            var factor = 1.0
            for part in parts {
                if case .number(let value) = part {
                    factor *= value
                } else if let value = resolved(part, of: size) {
                    factor *= value
                } else {
                    return nil
                }
            }
            return factor
        case .function(let name, let parts):
            let values = parts.compactMap { resolved($0, of: size) }
            guard values.count == parts.count, let first = values.first else { return nil }
            switch name {
            case "min": return values.min()
            case "max": return values.max()
            case "clamp" where values.count == 3: return max(first, min(values[1], values[2]))
            default: return nil
            }
        default: return nil
        }
    }

    private func resize(_ font: inout ComputedStyle.Font, _ base: ComputedStyle.Font) {
        guard font.isMonospace != base.isMonospace, !font.isAbsolute else { return }
        if font.keyword > 0 {
            font.size = FontSizes.size(font.keyword, isMonospace: font.isMonospace)
        } else {
            let factor = FontSizes.monospaceMedium / FontSizes.medium
            font.size = font.isMonospace ? base.size * factor : base.size / factor
        }
    }

    private func setSize(
        _ font: inout ComputedStyle.Font, _ base: ComputedStyle.Font, _ components: [ComponentValue],
        _ computer: ValueComputer
    ) {
        guard let first = components.first else { return }
        font.keyword = 0
        var isRelative = false
        if let keyword = first.keyword {
            if let number = FontSizes.number(keyword) {
                font.keyword = number
                font.isAbsolute = false
                font.size = FontSizes.size(number, isMonospace: font.isMonospace)
                return
            }
            font.size = keyword == "larger" ? base.size * 1.2 : keyword == "smaller" ? base.size / 1.2 : base.size
            isRelative = true
        } else {
            switch first {
            case .dimension(_, .em), .dimension(_, .ex), .dimension(_, .ch): isRelative = true
            case .percentage: isRelative = true
            default: break
            }
            switch computer.component(first) {
            case .dimension(let value, .px): font.size = max(0, value)
            case .percentage(let value): font.size = max(0, base.size * value / 100)
            case .number(let value): font.size = max(0, value)
            case .math(let node): font.size = max(0, Self.resolved(node, of: base.size) ?? base.size)
            default: break
            }
        }
        font.isAbsolute = isRelative ? base.isAbsolute : true
        // A relative size refers to the size that the parent would have in this kind of font.
        if isRelative, font.isMonospace != base.isMonospace, !font.isAbsolute {
            let factor = FontSizes.monospaceMedium / FontSizes.medium
            font.size = font.isMonospace ? font.size * factor : font.size / factor
        }
    }

    // MARK: - Values that depend on others

    private mutating func replace(_ property: PropertyID, _ keyword: String) {
        set(
            property,
            ComputedStyle.Entry(value: [.ident(keyword)], source: (inherited[property] ?? own[property])?.source))
    }

    private mutating func adjust() {
        let position = keyword(Known.position)
        let isOut = position == "absolute" || position == "fixed"
        var isFloat = keyword(Known.float) != "none"
        if isOut, isFloat {
            replace(Known.float, "none")
            isFloat = false
        }
        let display = keyword(Known.display)
        let isItem = parent?.hasItems ?? false
        if let changed = DisplayValue.computed(display, blockified: isOut || isFloat || isItem || parent == nil) {
            replace(Known.display, changed)
        }
        for (style, width) in Known.borders {
            let word = keyword(style)
            if word == "none" || word == "hidden" {
                if own[width] != nil { own[width]?.value = [.px(0)] }
            } else if own[width] == nil {
                own[width] = ComputedStyle.Entry(value: [.px(3)], source: nil)
            }
        }
        let x = keyword(Known.overflowX)
        let y = keyword(Known.overflowY)
        func isScroll(_ word: String) -> Bool { word != "visible" && word != "clip" }
        if isScroll(x) != isScroll(y) {
            let property = isScroll(x) ? Known.overflowY : Known.overflowX
            replace(property, keyword(property) == "visible" ? "auto" : "hidden")
        }
        // CSS UI 4, section 6.1: the used value of `auto` is `none` or `all` if that is the value of the parent. It is
        // kept as the computed value, because children depend on it.
        if keyword(Known.userSelect) == "auto", let outer = parent?.keyword(Known.userSelect),
            outer == "none" || outer == "all"
        {
            replace(Known.userSelect, outer)
        }
        let align = keyword(Known.textAlign)
        if align == "match-parent" || align == "-webkit-match-parent" {
            let outer = parent?.keyword(Known.textAlign) ?? "start"
            let isReversed = parent?.mode.isInlineReversed ?? mode.isInlineReversed
            if outer == "start" || outer == "end" {
                replace(Known.textAlign, (outer == "start") != isReversed ? "left" : "right")
            } else {
                replace(Known.textAlign, outer)
            }
        } else if align == "-internal-center" {
            let outer = parent?.keyword(Known.textAlign) ?? "start"
            replace(Known.textAlign, outer == "start" ? "center" : outer)
        }
    }
}
