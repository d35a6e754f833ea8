import VitrineSupport

/// Turns specified values into computed values, as described by the “Computed value” lines of property definitions.
struct ValueComputer {
    var lengths: LengthContext
    var colors: ColorResolver

    /// The additional processing that the values of a property need.
    private enum Kind: UInt8 {
        case plain, lineWidth, integer, number, alpha, caseSensitive, counter, position, shadow, pair
        case backgroundPosition, size, fontFamily, repeatStyle, radius
    }

    private static let kinds: [Kind] = {
        let names: [(Kind, [String])] = [
            (
                .lineWidth,
                [
                    "border-top-width", "border-right-width", "border-bottom-width", "border-left-width",
                    "outline-width", "column-rule-width", "row-rule-width",
                ]
            ),
            (.integer, ["z-index", "order", "orphans", "widows", "column-count", "hyphenate-limit-chars"]),
            (
                .alpha,
                [
                    "opacity", "fill-opacity", "stroke-opacity", "flood-opacity", "stop-opacity",
                    "shape-image-threshold",
                ]
            ),
            (
                .caseSensitive,
                [
                    "animation-name", "container-name",
                    "grid-area", "grid-row-start", "grid-row-end", "grid-column-start", "grid-column-end",
                    "grid-template-rows", "grid-template-columns", "view-transition-name", "view-transition-class",
                    "page", "will-change", "content", "quotes", "list-style-type", "anchor-name", "position-anchor",
                    "timeline-scope", "view-timeline-name", "scroll-timeline-name", "font-palette", "anchor-scope",
                    "font-feature-settings", "font-variation-settings", "font-variant-alternates",
                    "position-try-fallbacks",
                ]
            ),
            (.repeatStyle, ["background-repeat", "mask-repeat"]), (.size, ["background-size", "mask-size"]),
            (.counter, ["counter-reset", "counter-increment", "counter-set"]),
            (.pair, ["border-spacing"]), (.number, ["stroke-width", "stroke-dashoffset", "stroke-dasharray"]),
            (.fontFamily, ["font-family"]), (.shadow, ["box-shadow", "text-shadow"]),
            (
                .position,
                ["object-position", "perspective-origin", "transform-origin", "mask-position", "offset-position"]
            ),
            (.backgroundPosition, ["background-position-x", "background-position-y"]),
            (
                .radius,
                [
                    "border-top-left-radius", "border-top-right-radius", "border-bottom-left-radius",
                    "border-bottom-right-radius",
                ]
            ),
        ]
        var kinds = [Kind](repeating: .plain, count: GrammarTable.shared.properties.count)
        for (kind, list) in names { for name in list { kinds[Int(PropertyID(known: name).number)] = kind } }
        return kinds
    }()

    /// Returns the computed components of a specified value.
    func compute(_ property: PropertyID, _ components: [ComponentValue]) -> [ComponentValue] {
        let kind = Self.kinds[Int(property.number)]
        let isCaseSensitive = kind == .caseSensitive || kind == .fontFamily || kind == .counter
        var values = components.map { component($0, isCaseSensitive: isCaseSensitive) }
        if values.contains(.number(0)), ZeroLengths.shared.isLength(property) {
            values = values.map { $0 == .number(0) ? .px(0) : $0 }
        }
        switch kind {
        case .lineWidth: return values.map(lineWidth)
        case .integer:
            return values.map {
                guard case .number(let value) = $0 else { return $0 }
                return .number((value + 0.5).rounded(.down))
            }
        case .alpha:
            return values.map {
                switch $0 {
                case .number(let value): .number(min(1, max(0, value)))
                case .percentage(let value): .number(min(1, max(0, value / 100)))
                default: $0
                }
            }
        case .fontFamily: return Self.families(values)
        case .shadow: return shadows(values, isBox: property.name == "box-shadow")
        case .backgroundPosition: return layers(values) { self.coordinate($0) }
        case .position: return layers(values) { self.positionPair($0, property) }
        case .pair: return values.count == 2 && values[0] == values[1] ? [values[0]] : values
        case .number:
            return values.map {
                if case .number(let value) = $0 { return .px(value) }
                return $0
            }
        case .repeatStyle: return layers(values, Self.repetition)
        case .size: return layers(values) { $0.count == 2 && $0[1].keyword == "auto" ? [$0[0]] : $0 }
        case .counter: return Self.counters(values, initial: property.name == "counter-increment" ? 1 : 0)
        case .radius: return values.count == 2 && values[0] == values[1] ? [values[0]] : values
        default: return values
        }
    }

    /// Returns one component with lengths in pixels, and with all colors resolved except those that depend on `color`.
    func component(_ component: ComponentValue, isCaseSensitive: Bool = false) -> ComponentValue {
        switch component {
        case .ident(let name): return isCaseSensitive ? component : .ident(name.asciiLowercased)
        case .dimension(let value, let unit):
            switch unit.quantity {
            case .length: return .px(lengths.pixels(value, unit))
            case .flex: return component
            default: return .dimension(value * (unit.factor ?? 1), unit.canonical)
            }
        case .math(let node): return math(node)
        case .color(let expression): return color(expression)
        case .function(let name, let inner):
            if name == "light-dark" {
                let parts = inner.split(separator: .comma).map(Array.init)
                if parts.count == 2, let first = (colors.isDark ? parts[1] : parts[0]).first {
                    return self.component(first, isCaseSensitive: isCaseSensitive)
                }
            }
            let isLength = Self.lengthFunctions.contains(name)
            return .function(
                name,
                inner.map { part in
                    if isLength, part == .number(0) { return .px(0) }
                    return self.component(part, isCaseSensitive: isCaseSensitive)
                })
        case .block(let kind, let inner): return .block(kind, inner.map { self.component($0, isCaseSensitive: true) })
        default: return component
        }
    }

    /// Functions whose numeric arguments are lengths, even a zero without a unit.
    private static let lengthFunctions: Set<String> = [
        "translate", "translatex", "translatey", "translatez", "translate3d", "inset", "blur", "drop-shadow", "minmax",
        "fit-content", "polygon", "circle", "ellipse", "xywh", "rect", "perspective",
    ]

    private func math(_ node: MathNode) -> ComponentValue {
        switch MathEvaluation(lengths: lengths).simplify(node) {
        case .number(let value): .number(value.isNaN ? 0 : value)
        case .percentage(let value): .percentage(value)
        case .dimension(let value, let unit): .dimension(value.isNaN ? 0 : value, unit)
        case let other: .math(other)
        }
    }

    private func color(_ expression: ColorExpression) -> ComponentValue {
        if expression.usesCurrentColor {
            if case .lightDark(let light, let dark) = expression { return color(colors.isDark ? dark : light) }
            return .color(expression)
        }
        var resolver = colors
        resolver.lengths = lengths
        return .color(resolver.resolve(expression).map { .color($0) } ?? expression)
    }

    /// Rounds the width of a line down to whole pixels, but a positive width to at least one pixel: CSS Backgrounds 3,
    /// section 3.3.
    private func lineWidth(_ component: ComponentValue) -> ComponentValue {
        switch component {
        case .ident("thin"), .ident("hairline"): return .px(1)
        case .ident("medium"): return .px(3)
        case .ident("thick"): return .px(5)
        case .number(0): return .px(0)
        case .dimension(let value, .px): return .px(value > 0 && value < 1 ? 1 : value.rounded(.down))
        default: return component
        }
    }

    /// Turns each font name of several words into a string, and converts generic names to lowercase.
    private static func families(_ components: [ComponentValue]) -> [ComponentValue] {
        var result: [ComponentValue] = []
        for part in components.split(separator: .comma) {
            if !result.isEmpty { result.append(.comma) }
            let names = part.compactMap { component -> String? in
                if case .ident(let name) = component { return name }
                return nil
            }
            if names.count == part.count, part.count > 1 {
                result.append(.string(names.joined(separator: " ")))
            } else if names.count == 1, generic.contains(names[0].asciiLowercased) {
                result.append(.ident(names[0].asciiLowercased))
            } else {
                result += part
            }
        }
        return result
    }

    private static let generic: Set<String> = [
        "serif", "sans-serif", "system-ui", "cursive", "fantasy", "math", "monospace", "ui-serif", "ui-sans-serif",
        "ui-monospace", "ui-rounded", "emoji", "fangsong",
    ]

    private static func repetition(_ part: [ComponentValue]) -> [ComponentValue] {
        guard part.count == 2 else { return part }
        if part[0] == part[1] { return [part[0]] }
        switch (part[0].keyword, part[1].keyword) {
        case ("repeat", "no-repeat"): return [.ident("repeat-x")]
        case ("no-repeat", "repeat"): return [.ident("repeat-y")]
        default: return part
        }
    }

    /// Returns counters with their numbers, adding those that are implicit.
    private static func counters(_ values: [ComponentValue], initial: Double) -> [ComponentValue] {
        if values.count == 1, values[0].keyword == "none" { return values }
        var result: [ComponentValue] = []
        for (index, value) in values.enumerated() {
            result.append(value)
            if case .number = value { continue }
            let next = index + 1 < values.count ? values[index + 1] : .comma
            if case .number = next { continue }
            result.append(.number(initial))
        }
        return result
    }

    /// Applies a change to each comma-separated layer.
    func layers(_ components: [ComponentValue], _ change: ([ComponentValue]) -> [ComponentValue]) -> [ComponentValue] {
        var result: [ComponentValue] = []
        for (index, part) in components.split(separator: .comma, omittingEmptySubsequences: false).enumerated() {
            if index > 0 { result.append(.comma) }
            result += change(Array(part))
        }
        return result
    }

    private func shadows(_ components: [ComponentValue], isBox: Bool) -> [ComponentValue] {
        layers(components) { part in
            if part.count == 1, part[0].keyword == "none" { return part }
            var color: ComponentValue = .color(.currentColor)
            var sizes: [ComponentValue] = []
            var isInset = false
            for component in part {
                switch component {
                case .color: color = component
                case .ident: isInset = true
                case .number(0): sizes.append(.px(0))
                default: sizes.append(component)
                }
            }
            while sizes.count < (isBox ? 4 : 3) { sizes.append(.px(0)) }
            return [color] + sizes + (isInset ? [.ident("inset")] : [])
        }
    }

    // MARK: - Positions

    private func coordinate(_ part: [ComponentValue]) -> [ComponentValue] {
        guard let first = part.first else { return part }
        let keyword = first.keyword
        if part.count == 1 {
            switch keyword {
            case "left", "top", "x-start", "y-start": return [.percentage(0)]
            case "center": return [.percentage(50)]
            case "right", "bottom", "x-end", "y-end": return [.percentage(100)]
            default: return first == .number(0) ? [.px(0)] : part
            }
        }
        if keyword == "left" || keyword == "top" { return [part[1] == .number(0) ? .px(0) : part[1]] }
        guard keyword == "right" || keyword == "bottom" else { return part }
        switch part[1] {
        case .percentage(let value): return [.percentage(100 - value)]
        case .number(0): return [.percentage(100)]
        case .dimension(let value, let unit):
            return value == 0
                ? [.percentage(100)] : [.math(.sum([.percentage(100), .dimension(-value, unit)]))]
        case .math(let node):
            return [self.math(.sum([.percentage(100), .product([.number(-1), node])]))]
        default: return part
        }
    }

    private func positionPair(_ part: [ComponentValue], _ property: PropertyID) -> [ComponentValue] {
        if part.count == 1, let word = part[0].keyword, ["auto", "normal", "none"].contains(word) { return part }
        let isOrigin = property.name == "transform-origin" || property.name == "perspective-origin"
        let third = isOrigin && part.count == 3 ? [part[2]] : []
        let pair = PositionParts.split(isOrigin ? Array(part.prefix(2)) : part)
        return coordinate(pair.x) + coordinate(pair.y) + third
    }
}
