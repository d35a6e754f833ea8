/// Resolves specified colors: CSS Color 4, section 14, and CSS Color 5, sections 2 to 4.
package struct ColorResolver {
    /// The value of `color`.
    package var currentColor = Color.black
    /// Whether the element's used color scheme is dark.
    package var isDark = false
    /// The context for relative lengths in calculations; nil leaves them unresolved.
    var lengths: LengthContext?

    /// Creates a resolver.
    package init(currentColor: Color = .black, isDark: Bool = false) {
        self.currentColor = currentColor
        self.isDark = isDark
    }

    /// Returns the color of an expression; nil if only a browser can determine it.
    package func resolve(_ expression: ColorExpression) -> Color? {
        switch expression {
        case .color(let color): return color
        case .currentColor: return currentColor
        case .system(let name): return SystemColors.color(name, isDark: isDark)
        case .lightDark(let light, let dark): return resolve(isDark ? dark : light)
        case .components(let space, let parts):
            return Self.constant(space, parts.map { part($0, channels: [:], space: space) }, isLegacyAlpha: false)
        case .relative(let origin, let space, let parts): return relative(origin, space, parts)
        case .mix(let mix): return self.mix(mix)
        case .unknown: return nil
        }
    }

    private func part(_ part: ColorComponent, channels: [String: Double], space: Color.Space, index: Int = 0)
        -> ColorComponent
    {
        guard case .math(let node) = part else { return part }
        switch MathEvaluation(lengths: lengths, channels: channels).simplify(node) {
        case .percentage(let value):
            return .math(.number(value / 100 * (index == 3 ? 1 : ColorReader.full(space, index))))
        case .dimension(let value, .deg): return .math(.number(value))
        case let other: return .math(other)
        }
    }

    /// The color of components that are numbers; nil if one of them is not.
    static func constant(_ space: Color.Space, _ parts: [ColorComponent], isLegacyAlpha: Bool) -> Color? {
        var values = [0.0, 0, 0, 1]
        var missing: UInt8 = 0
        for (index, part) in parts.enumerated() {
            switch part {
            case .none:
                missing |= 1 << UInt8(index)
                values[index] = 0
            case .math(.number(let value)): values[index] = value.isNaN ? 0 : value
            case .math(.percentage(let value)):
                values[index] = value / 100 * (index == 3 ? 1 : ColorReader.full(space, index))
            case .math(.dimension(let value, .deg)): values[index] = value
            default: return nil
            }
        }
        values[3] = min(1, max(0, values[3]))
        func clamp(_ value: Double, _ top: Double) -> Double { min(top, max(0, value)) }
        if let hue = space.hueIndex {
            values[hue] = values[hue].isFinite ? values[hue] - 360 * (values[hue] / 360).rounded(.down) : 0
        }
        switch space {
        case .legacy:
            // A legacy color has eight bits per component and no missing components.
            let rgb = (0..<3).map { clamp(values[$0], 255).rounded() }
            return Color(.legacy, SIMD3(rgb[0], rgb[1], rgb[2]) / 255, alpha: values[3])
        case .hsl, .hwb:
            let value = SIMD3(values[0], max(0, values[1]), space == .hwb ? max(0, values[2]) : values[2])
            let limited = SIMD3(value.x, min(100, value.y), min(100, max(0, value.z)))
            let rgb = space == .hsl ? ColorConversion.hslToRGB(limited) : ColorConversion.hwbToRGB(limited)
            let bytes = (0..<3).map { (clamp(rgb[$0], 1) * 255).rounded() / 255 }
            return Color(.legacy, SIMD3(bytes[0], bytes[1], bytes[2]), alpha: values[3])
        case .lab, .lch: values[0] = clamp(values[0], 100)
        case .oklab, .oklch: values[0] = clamp(values[0], 1)
        default: break
        }
        if space == .lch || space == .oklch { values[1] = max(0, values[1]) }
        return Color(space, SIMD3(values[0], values[1], values[2]), alpha: values[3], missing: missing)
    }

    private func relative(_ origin: ColorExpression, _ space: Color.Space, _ parts: [ColorComponent]) -> Color? {
        guard let base = resolve(origin) else { return nil }
        let target: Color.Space = space == .legacy ? .srgb : space
        let converted = ColorConversion.convert(base, to: target)
        let names = ColorReader.channelNames(space)
        var channels: [String: Double] = [:]
        for index in 0..<3 {
            let value = converted.missing & (1 << UInt8(index)) != 0 ? 0 : converted.components[index]
            channels[names[index]] = space == .legacy ? value * 255 : value
        }
        channels["alpha"] = converted.alpha
        var values = [0.0, 0, 0, converted.alpha]
        var missing: UInt8 = 0
        for (index, item) in parts.enumerated() {
            switch part(item, channels: channels, space: space, index: index) {
            case .none: missing |= 1 << UInt8(index)
            case .math(.number(let value)): values[index] = value.isNaN ? 0 : value
            default: return nil
            }
        }
        values[3] = min(1, max(0, values[3]))
        var vector = SIMD3(values[0], values[1], values[2])
        // A relative color in a legacy syntax results in the `srgb` space.
        switch space {
        case .legacy: return Color(.srgb, vector / 255, alpha: values[3], missing: missing)
        case .hsl: return Color(.srgb, ColorConversion.hslToRGB(vector), alpha: values[3])
        case .hwb: return Color(.srgb, ColorConversion.hwbToRGB(vector), alpha: values[3])
        case .lab, .lch: vector.x = min(100, max(0, vector.x))
        case .oklab, .oklch: vector.x = min(1, max(0, vector.x))
        default: break
        }
        if let hue = space.hueIndex { vector[hue] -= 360 * (vector[hue] / 360).rounded(.down) }
        if space == .lch || space == .oklch { vector.y = max(0, vector.y) }
        return Color(space, vector, alpha: values[3], missing: missing)
    }

    // MARK: - Mixing

    private func mix(_ mix: ColorExpression.ColorMix) -> Color? {
        let colors = mix.colors.compactMap(resolve)
        guard colors.count == mix.colors.count, let first = colors.first else { return nil }
        let given = mix.weights.map { weight -> Double? in
            if case .percentage(let value) = weight { return value }
            return nil
        }
        let sum = given.reduce(0) { $0 + ($1 ?? 0) }
        let open = given.filter { $0 == nil }.count
        var weights = given.map { $0 ?? max(0, 100 - sum) / Double(max(1, open)) }
        let total = weights.reduce(0, +)
        guard total > 0 else { return nil }
        weights = weights.map { $0 / total }
        var result = ColorConversion.carried(first, to: mix.space)
        var weight = weights[0]
        for index in 1..<max(1, colors.count) {
            let next = ColorConversion.carried(colors[index], to: mix.space)
            let share = weight + weights[index] == 0 ? 0.5 : weights[index] / (weight + weights[index])
            result = Self.interpolate(result, next, share: share, hue: mix.hue)
            weight += weights[index]
        }
        if total < 100 { result.alpha *= total / 100 }
        switch mix.space {
        case .hsl, .hwb: return ColorConversion.convert(result, to: .srgb)
        default: return result
        }
    }

    /// Interpolates between two colors of the same space: CSS Color 4, section 12.
    static func interpolate(_ from: Color, _ to: Color, share: Double, hue: String) -> Color {
        var (from, to) = (from, to)
        let missing = from.missing & to.missing
        for index in 0..<3 {
            let bit: UInt8 = 1 << UInt8(index)
            if from.missing & bit != 0 { from.components[index] = to.components[index] }
            if to.missing & bit != 0 { to.components[index] = from.components[index] }
        }
        if from.missing & 8 != 0 { from.alpha = to.alpha }
        if to.missing & 8 != 0 { to.alpha = from.alpha }
        let hueIndex = from.space.hueIndex
        if let index = hueIndex { fixHue(&from.components[index], &to.components[index], hue) }
        let alpha = from.alpha + (to.alpha - from.alpha) * share
        var result = Color(from.space, SIMD3(), alpha: alpha, missing: missing)
        for index in 0..<3 {
            if index == hueIndex {
                let value = from.components[index] + (to.components[index] - from.components[index]) * share
                result.components[index] = value - 360 * (value / 360).rounded(.down)
            } else {
                let left = from.components[index] * from.alpha
                let right = to.components[index] * to.alpha
                let mixed = left + (right - left) * share
                result.components[index] = alpha == 0 ? mixed : mixed / alpha
            }
        }
        return result
    }

    private static func fixHue(_ from: inout Double, _ to: inout Double, _ method: String) {
        let distance = to - from
        switch method {
        case "longer":
            if distance > 0, distance < 180 { from += 360 } else if distance > -180, distance <= 0 { to += 360 }
        case "increasing": if to < from { to += 360 }
        case "decreasing": if from < to { from += 360 }
        default: if distance > 180 { from += 360 } else if distance < -180 { to += 360 }
        }
    }
}

extension ColorConversion {
    /// Converts a color to the space of an interpolation; missing components remain missing if there are analogous
    /// ones.
    static func carried(_ color: Color, to space: Color.Space) -> Color {
        var result = convert(color, to: space == .legacy ? .srgb : space)
        guard color.missing & 7 != 0, color.space != space else { return result }
        for index in 0..<3 where color.missing & (1 << UInt8(index)) != 0 {
            guard let group = group(color.space, index) else { continue }
            for other in 0..<3 where self.group(space, other) == group {
                result.missing |= 1 << UInt8(other)
                result.components[other] = 0
            }
        }
        return result
    }

    /// The set of analogous components that a component belongs to: CSS Color 4, section 12.2.
    private static func group(_ space: Color.Space, _ index: Int) -> String? {
        switch space {
        case .hsl: ["hue", "colorfulness", "lightness"][index]
        case .hwb: index == 0 ? "hue" : nil
        case .lab, .oklab: ["lightness", "a", "b"][index]
        case .lch, .oklch: ["lightness", "colorfulness", "hue"][index]
        default: ["red", "green", "blue"][index]
        }
    }
}
