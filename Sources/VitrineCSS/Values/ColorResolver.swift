/// Resolves specified colors: CSS Color 4, section 14, and CSS Color 5.
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
        case .components(let space, let parts): return Self.constant(space, parts.map { simplified($0) })
        case .relative(let origin, let space, let parts): return relative(origin, space, parts)
        case .mix(let mix): return self.mix(mix)
        case .unknown: return nil
        }
    }

    private func simplified(_ part: ColorComponent, channels: [String: Double] = [:]) -> ColorComponent {
        guard case .math(let node) = part else { return part }
        return .math(MathEvaluation(lengths: lengths, channels: channels).simplify(node))
    }

    /// Returns the color with the given components; nil if one of them is not a number, a percentage, an angle in
    /// degrees or `none`.
    static func constant(_ space: Color.Space, _ parts: [ColorComponent]) -> Color? {
        guard let (vector, alpha, missing) = numbers(parts, space) else { return nil }
        switch space {
        case .legacy:
            // A legacy color has eight bits per component and no missing components.
            let rgb = (0..<3).map { clamp(vector[$0], 255).rounded() }
            return Color(.legacy, SIMD3(rgb[0], rgb[1], rgb[2]) / 255, alpha: alpha)
        case .hsl, .hwb:
            let limited = SIMD3(vector.x, clamp(vector.y, 100), clamp(vector.z, 100))
            let rgb = space == .hsl ? ColorConversion.hslToRGB(limited) : ColorConversion.hwbToRGB(limited)
            let bytes = (0..<3).map { (clamp(rgb[$0], 1) * 255).rounded() / 255 }
            return Color(.legacy, SIMD3(bytes[0], bytes[1], bytes[2]), alpha: alpha)
        default: return Color(space, vector, alpha: alpha, missing: missing)
        }
    }

    private static func clamp(_ value: Double, _ top: Double) -> Double { min(top, max(0, value)) }

    /// Returns the numbers that components represent, and which components are `none`, as the bits of
    /// ``Color/missing``; nil if one of them is not a number, a percentage, an angle in degrees or `none`. Hues are
    /// from 0 to 360. Alpha, the lightness of Lab and LCH colors and the chroma of LCH colors are limited to their
    /// valid ranges.
    /// - Parameter alpha: the value of alpha if it is omitted.
    private static func numbers(
        _ parts: [ColorComponent], _ space: Color.Space, alpha: Double = 1
    ) -> (vector: SIMD3<Double>, alpha: Double, missing: UInt8)? {
        var values = [0.0, 0, 0, alpha]
        var missing: UInt8 = 0
        for (index, part) in parts.enumerated() {
            switch part {
            case .none:
                missing |= 1 << UInt8(index)
                values[index] = 0
            case .math(.number(let value)), .math(.dimension(let value, .deg)): values[index] = value
            case .math(.percentage(let value)): values[index] = value / 100 * full(space, index)
            default: return nil
            }
            if values[index].isNaN { values[index] = 0 }
        }
        if let hue = space.hueIndex {
            values[hue] = values[hue].isFinite ? values[hue] - 360 * (values[hue] / 360).rounded(.down) : 0
        }
        switch space {
        case .lab, .lch: values[0] = clamp(values[0], 100)
        case .oklab, .oklch: values[0] = clamp(values[0], 1)
        default: break
        }
        if space == .lch || space == .oklch { values[1] = max(0, values[1]) }
        return (SIMD3(values[0], values[1], values[2]), clamp(values[3], 1), missing)
    }

    /// The number that 100% of a component represents; index 3 is alpha.
    private static func full(_ space: Color.Space, _ index: Int) -> Double {
        if index == 3 { return 1 }
        switch space {
        case .legacy: return 255
        case .hsl, .hwb: return 100
        case .lab: return index == 0 ? 100 : 125
        case .lch: return index == 0 ? 100 : 150
        case .oklab, .oklch: return index == 0 ? 1 : 0.4
        default: return 1
        }
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
        let simple = parts.map { simplified($0, channels: channels) }
        guard let (vector, alpha, missing) = Self.numbers(simple, space, alpha: converted.alpha) else { return nil }
        // The result of a relative color in a legacy syntax is in the `srgb` space.
        switch space {
        case .legacy: return Color(.srgb, vector / 255, alpha: alpha, missing: missing)
        case .hsl: return Color(.srgb, ColorConversion.hslToRGB(vector), alpha: alpha, missing: missing & 8)
        case .hwb: return Color(.srgb, ColorConversion.hwbToRGB(vector), alpha: alpha, missing: missing & 8)
        default: return Color(space, vector, alpha: alpha, missing: missing)
        }
    }

    // MARK: - Mixing

    private func mix(_ mix: ColorExpression.ColorMix) -> Color? {
        let colors = mix.colors.compactMap(resolve)
        guard colors.count == mix.colors.count, let first = colors.first else { return nil }
        var given: [Double?] = []
        for weight in mix.weights {
            switch weight {
            case .percentage(let value): given.append(value)
            case nil: given.append(nil)
            // Only a browser can determine this percentage.
            default: return nil
            }
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
        // All components except the hue are multiplied by alpha, unless alpha is missing in both colors.
        let factors = missing & 8 == 0 ? (from: from.alpha, to: to.alpha) : (from: 1.0, to: 1.0)
        let divisor = missing & 8 == 0 && alpha != 0 ? alpha : 1
        for index in 0..<3 {
            if index == hueIndex {
                let value = from.components[index] + (to.components[index] - from.components[index]) * share
                result.components[index] = value - 360 * (value / 360).rounded(.down)
            } else {
                let left = from.components[index] * factors.from
                let right = to.components[index] * factors.to
                result.components[index] = (left + (right - left) * share) / divisor
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
    /// Converts a color to the space of an interpolation. A missing component remains missing if that space has an
    /// analogous one.
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

    /// The name of the set of analogous components to which a component belongs; nil if there is none. See CSS Color 4,
    /// section 12.2.
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
