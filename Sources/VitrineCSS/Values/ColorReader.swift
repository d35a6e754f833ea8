/// Reads colors of CSS Color 4 and 5.
struct ColorReader {
    private static let depthLimit = 32

    private let list: TokenList
    private var at = 0
    private var end = 0
    private var depth = 0

    /// Reads the color at a token.
    /// - Returns: the color; nil if there is none.
    static func read(_ list: TokenList, _ token: Int) -> ColorExpression? {
        var reader = ColorReader(list: list)
        reader.end = list.after(token)
        reader.at = token
        guard let color = reader.color(), reader.at == reader.end else { return nil }
        return color
    }

    static let functions: Set<String> = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark",
        "contrast-color", "alpha", "device-cmyk",
    ]

    private init(list: TokenList) { self.list = list }

    private mutating func skipSpace() { while at < end, list[at].kind == .whitespace { at += 1 } }

    private mutating func takeComma() -> Bool {
        skipSpace()
        guard at < end, list[at].kind == .comma else { return false }
        at += 1
        skipSpace()
        return true
    }

    private mutating func takeIdent(_ name: String) -> Bool {
        guard at < end, list.isIdent(at, name) else { return false }
        at += 1
        skipSpace()
        return true
    }

    private mutating func color() -> ColorExpression? {
        skipSpace()
        guard at < end else { return nil }
        let token = at
        at = list.after(token)
        switch list[token].kind {
        case .hash: return Color(hex: list.name(token)).map { .color($0) }
        case .ident:
            let name = list.lowerName(token)
            if name == "currentcolor" { return .currentColor }
            if let color = NamedColors.color(name) { return .color(color) }
            return SystemColors.contains(name) ? .system(name) : nil
        case .function:
            guard depth < Self.depthLimit, Self.functions.contains(list.lowerName(token)) else { return nil }
            let saved = (at, end)
            depth += 1
            defer {
                (at, end) = saved
                depth -= 1
            }
            let range = list.trimmed(list.inside(token))
            (at, end) = (range.lowerBound, range.upperBound)
            guard let color = function(list.lowerName(token)) else { return nil }
            skipSpace()
            return at == end ? color : nil
        default: return nil
        }
    }

    private mutating func function(_ name: String) -> ColorExpression? {
        switch name {
        case "rgb", "rgba": return components(.legacy, commas: true)
        case "hsl", "hsla": return components(.hsl, commas: true)
        case "hwb": return components(.hwb)
        case "lab": return components(.lab)
        case "lch": return components(.lch)
        case "oklab": return components(.oklab)
        case "oklch": return components(.oklch)
        case "color": return colorFunction()
        case "color-mix": return mix()
        case "light-dark":
            guard let light = color(), takeComma(), let dark = color() else { return nil }
            return .lightDark(light, dark)
        default:
            at = end
            return .unknown
        }
    }

    private static let channels: [Color.Space: [String]] = [
        .legacy: ["r", "g", "b", "alpha"], .hsl: ["h", "s", "l", "alpha"], .hwb: ["h", "w", "b", "alpha"],
        .lab: ["l", "a", "b", "alpha"], .oklab: ["l", "a", "b", "alpha"], .lch: ["l", "c", "h", "alpha"],
        .oklch: ["l", "c", "h", "alpha"],
    ]

    static func channelNames(_ space: Color.Space) -> [String] {
        if let names = channels[space] { return names }
        return space == .xyz || space == .xyzD50 ? ["x", "y", "z", "alpha"] : ["r", "g", "b", "alpha"]
    }

    private mutating func origin() -> ColorExpression?? {
        guard takeIdent("from") else { return .some(nil) }
        guard let origin = color() else { return nil }
        skipSpace()
        return .some(origin)
    }

    static func space(_ name: String) -> Color.Space? {
        name == "xyz" ? .xyz : Color.Space(rawValue: name).flatMap { $0 == .legacy ? nil : $0 }
    }

    private mutating func colorFunction() -> ColorExpression? {
        guard let origin = origin(), at < end, list[at].kind == .ident else { return nil }
        let name = list.lowerName(at)
        if name.hasPrefix("--") {
            at = end
            return .unknown
        }
        guard let space = Self.space(name), space.hueIndex == nil, space != .lab, space != .oklab else { return nil }
        at += 1
        skipSpace()
        return values(space, origin: origin)
    }

    private mutating func components(_ space: Color.Space, commas: Bool = false) -> ColorExpression? {
        guard let origin = origin() else { return nil }
        return values(space, origin: origin, commas: commas)
    }

    /// The kind of value that a component has.
    private enum Unit { case number, percentage, angle, none, anything }

    private mutating func values(
        _ space: Color.Space, origin: ColorExpression?, commas: Bool = false
    ) -> ColorExpression? {
        let names = Self.channelNames(space)
        var parts: [ColorComponent] = []
        var units: [Unit] = []
        var hasCommas = false
        for index in 0..<3 {
            guard let (part, unit) = component(origin == nil ? [] : names, isHue: space.hueIndex == index) else {
                return nil
            }
            parts.append(part)
            units.append(unit)
            skipSpace()
            if commas, origin == nil, index < 2, at < end, list[at].kind == .comma {
                guard index == 0 || hasCommas else { return nil }
                at += 1
                skipSpace()
                hasCommas = true
            } else if hasCommas, index < 2 {
                return nil
            }
        }
        if hasCommas {
            let known = Set(units.filter { $0 != .anything })
            if known.contains(.none) { return nil }
            if space == .legacy, known.count > 1 { return nil }
            if space == .hsl, units[1] == .number || units[2] == .number { return nil }
        }
        if at < end {
            if hasCommas {
                guard takeComma() else { return nil }
            } else {
                guard list.isDelim(at, "/") else { return nil }
                at += 1
                skipSpace()
            }
            guard let (part, unit) = component(origin == nil ? [] : names, isHue: false) else { return nil }
            if hasCommas, unit == .none { return nil }
            parts.append(part)
            skipSpace()
        }
        guard at == end else { return nil }
        if let origin { return .relative(origin, space, parts) }
        return ColorResolver.constant(space, parts).map { .color($0) } ?? .components(space, parts)
    }

    private mutating func component(_ channels: [String], isHue: Bool) -> (ColorComponent, Unit)? {
        guard at < end else { return nil }
        let token = at
        at = list.after(at)
        switch list[token].kind {
        case .number: return (.math(.number(list.number(token))), .number)
        case .percentage: return isHue ? nil : (.math(.percentage(list.number(token))), .percentage)
        case .dimension:
            guard isHue, let unit = CSSUnit.named(list.lowerName(token)), unit.quantity == .angle,
                let factor = unit.factor
            else { return nil }
            return (.math(.number(list.number(token) * factor)), .angle)
        case .ident:
            let name = list.lowerName(token)
            if name == "none" { return (.none, .none) }
            return channels.contains(name) ? (.math(.channel(name)), .number) : nil
        case .function:
            guard MathReader.isMath(list.lowerName(token)) || list.lowerName(token) == "env",
                let (node, type) = MathReader.read(list, token, channels: Set(channels))
            else { return nil }
            if type.isAnything { return (.math(node), .anything) }
            if type.isNumber { return (.math(node), .number) }
            if type.isPercentage { return isHue ? nil : (.math(node), .percentage) }
            return isHue && type.isOf(.angle) ? (.math(node), .angle) : nil
        default: return nil
        }
    }

    private mutating func mix() -> ColorExpression? {
        var space = Color.Space.oklab
        var hue = "shorter"
        if takeIdent("in") {
            guard at < end, list[at].kind == .ident else { return nil }
            let name = list.lowerName(at)
            if name.hasPrefix("--") {
                at = end
                return .unknown
            }
            guard let found = Self.space(name) else { return nil }
            space = found
            at += 1
            skipSpace()
            if at < end, list[at].kind == .ident {
                hue = list.lowerName(at)
                guard ["shorter", "longer", "increasing", "decreasing"].contains(hue), space.hueIndex != nil else {
                    return nil
                }
                at += 1
                skipSpace()
                guard takeIdent("hue") else { return nil }
            }
            guard takeComma() else { return nil }
        }
        var colors: [ColorExpression] = []
        var weights: [MathNode?] = []
        repeat {
            var weight = percentage()
            guard let color = color() else { return nil }
            skipSpace()
            if weight == nil { weight = percentage() }
            if case .percentage(let value) = weight, value < 0 || value > 100 { return nil }
            colors.append(color)
            weights.append(weight)
        } while takeComma()
        let known = weights.map { weight -> Double? in
            if case .percentage(let value) = weight { return value }
            return nil
        }
        if known.allSatisfy({ $0 == 0 }) { return nil }
        return .mix(ColorExpression.ColorMix(space: space, hue: hue, colors: colors, weights: weights))
    }

    private mutating func percentage() -> MathNode? {
        skipSpace()
        guard at < end else { return nil }
        if list[at].kind == .percentage {
            at += 1
            let value = list.number(at - 1)
            skipSpace()
            return .percentage(value)
        }
        guard list[at].kind == .function, MathReader.isMath(list.lowerName(at)),
            let (node, type) = MathReader.read(list, at), type.isPercentage
        else { return nil }
        at = list.after(at)
        skipSpace()
        return MathEvaluation().simplify(node)
    }
}
