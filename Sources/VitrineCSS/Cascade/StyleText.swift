/// Computed values as `getComputedStyle` serializes them, where they do not depend on layout.
extension ComputedStyle {
    private enum Special {
        static let borderWidths = Set(StyleResolver.Known.borders.map(\.width))
        static let lineWidths = Set(
            ["outline-width", "column-rule-width", "row-rule-width"].map { PropertyID(known: $0) })
        static let wordSpacing = PropertyID(known: "word-spacing")
        static let letterSpacing = PropertyID(known: "letter-spacing")
        static let fontStretch = PropertyID(known: "font-stretch")
        static let ratio = PropertyID(known: "aspect-ratio")
        static let justifyItems = PropertyID(known: "justify-items")
        static let transform = PropertyID(known: "transform")
        static let autoColors = Set(["caret-color", "outline-color"].map { PropertyID(known: $0) })
        static let filters = Set(["filter", "backdrop-filter"].map { PropertyID(known: $0) })
        static let easings = Set(
            ["transition-timing-function", "animation-timing-function"].map { PropertyID(known: $0) })
        static let stretches = [
            "normal": 100.0, "ultra-condensed": 50, "extra-condensed": 62.5, "condensed": 75, "semi-condensed": 87.5,
            "semi-expanded": 112.5, "expanded": 125, "extra-expanded": 150, "ultra-expanded": 200,
        ]
        static let scale = Set(["scale"].map { PropertyID(known: $0) })
    }

    /// A resolver for the colors in values of this element.
    package var colors: ColorResolver { ColorResolver(currentColor: color, isDark: isDark) }

    /// The text of a property's computed value.
    package func text(_ property: PropertyID) -> String {
        let value = components(property)
        if property == StyleResolver.Known.color { return color.text }
        if property == StyleResolver.Known.fontSize { return NumberText.text(font.size) + "px" }
        if property == StyleResolver.Known.fontWeight { return NumberText.text(font.weight) }
        if property == StyleResolver.Known.lineHeight {
            if case .number = value.first { return NumberText.text(font.lineHeight) + "px" }
            if case .math = value.first { return NumberText.text(font.lineHeight) + "px" }
        }
        if Special.borderWidths.contains(property), entry(property) == nil { return "0px" }
        if Special.lineWidths.contains(property), value.first?.keyword == "medium" { return "3px" }
        if property == Special.letterSpacing, value == [.px(0)] { return "normal" }
        if property == Special.wordSpacing, value == [.ident("normal")] { return "0px" }
        if property == Special.fontStretch, let keyword = value.first?.keyword {
            return NumberText.text(Special.stretches[keyword] ?? 100) + "%"
        }
        if property == Special.justifyItems, value == [.ident("legacy")] { return "normal" }
        if property == Special.ratio { return ratioText(value) }
        if property == Special.transform, let matrix = TransformMatrix(value) { return matrix.text }
        if Special.autoColors.contains(property), value.first?.keyword == "auto" { return color.text }
        if Special.easings.contains(property) { return ComponentText.text(value.map(easing)) }
        if Special.filters.contains(property) { return ComponentText.text(value.map(filter).map(resolved)) }
        if Special.scale.contains(property) {
            return ComponentText.text(
                value.map { part in
                    if case .percentage(let share) = part { return .number(share / 100) }
                    return part
                })
        }
        return ComponentText.text(value.map(resolved))
    }

    /// The computed value; a single color is written as people write it.
    func plainText(_ property: PropertyID) -> String {
        if property == StyleResolver.Known.color { return color.plainText }
        return (components(property).count == 1 ? color(property)?.plainText : nil) ?? text(property)
    }

    /// The color value of a property; nil if it has none, or if only a browser can determine the color.
    package func color(_ property: PropertyID) -> Color? {
        guard case .color(let expression) = components(property).first else { return nil }
        return colors.resolve(expression)
    }

    private func resolved(_ component: ComponentValue) -> ComponentValue {
        switch component {
        case .color(let expression):
            return colors.resolve(expression).map { .color(.color($0)) } ?? component
        case .function(let name, let inner): return .function(name, inner.map(resolved))
        case .block(let kind, let inner): return .block(kind, inner.map(resolved))
        default: return component
        }
    }

    private func ratioText(_ value: [ComponentValue]) -> String {
        guard value.contains(where: { if case .number = $0 { true } else { false } }) else {
            return ComponentText.text(value)
        }
        // The keyword comes first, and the second number is always written.
        let isAuto = value.contains { $0.keyword == "auto" }
        let numbers = value.filter { if case .number = $0 { true } else { false } }
        let pair = [numbers[0], .slash, numbers.count > 1 ? numbers[1] : .number(1)]
        return (isAuto ? "auto " : "") + ComponentText.text(pair)
    }

    private func easing(_ component: ComponentValue) -> ComponentValue {
        switch component {
        case .ident("step-start"): return .function("steps", [.number(1), .comma, .ident("start")])
        case .ident("step-end"): return .function("steps", [.number(1)])
        case .function("steps", let inner):
            // `end` is the default of `steps()`, so it is left out.
            let words = inner.compactMap(\.keyword)
            if words == ["end"] || words == ["jump-end"] { return .function("steps", Array(inner.prefix(1))) }
            if words == ["jump-start"] {
                return .function("steps", Array(inner.prefix(1)) + [.comma, .ident("start")])
            }
            return component
        default: return component
        }
    }

    private func filter(_ component: ComponentValue) -> ComponentValue {
        guard case .function(let name, let inner) = component else { return component }
        if name == "drop-shadow" {
            var sizes = inner.filter { if case .color = $0 { false } else { true } }
            let color = inner.first { if case .color = $0 { true } else { false } } ?? .color(.currentColor)
            while sizes.count < 3 { sizes.append(.px(0)) }
            return .function(name, [color] + sizes)
        }
        if inner.isEmpty {
            return .function(name, [name == "blur" ? .px(0) : name == "hue-rotate" ? .dimension(0, .deg) : .number(1)])
        }
        return .function(
            name,
            inner.map {
                if case .percentage(let value) = $0 { return .number(value / 100) }
                return $0
            })
    }
}
