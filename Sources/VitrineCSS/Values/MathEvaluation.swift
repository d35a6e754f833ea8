import Foundation

/// Simplifies calculations: CSS Values 4, section 10.10.
struct MathEvaluation {
    /// The context for relative units; nil keeps them unresolved.
    var lengths: LengthContext?
    /// The values of the channels of a relative color, by name.
    var channels: [String: Double] = [:]

    /// Simplifies a calculation as far as its values are known, and converts dimensions to canonical units if possible.
    func simplify(_ node: MathNode) -> MathNode {
        switch node {
        case .number, .percentage, .unknown: return node
        case .channel(let name): return channels[name].map { .number($0) } ?? node
        case .dimension(let value, let unit):
            if let factor = unit.factor { return .dimension(value * factor, unit.canonical) }
            if let lengths, unit.quantity == .length { return .dimension(lengths.pixels(value, unit), .px) }
            return node
        case .sum(let parts): return sum(parts.map(simplify))
        case .product(let parts): return product(parts.map(simplify))
        case .invert(let inner):
            if case .number(let value) = simplify(inner) { return .number(1 / value) }
            return .invert(simplify(inner))
        case .function(let name, let inner): return function(name, inner.map(simplify))
        }
    }

    private func sum(_ parts: [MathNode]) -> MathNode {
        var numbers = 0.0
        var percentages = 0.0
        var units: [(CSSUnit, Double)] = []
        var others: [MathNode] = []
        var hasNumber = false
        var hasPercentage = false
        func add(_ part: MathNode) {
            switch part {
            case .number(let value):
                numbers += value
                hasNumber = true
            case .percentage(let value):
                percentages += value
                hasPercentage = true
            case .dimension(let value, let unit):
                if let index = units.firstIndex(where: { $0.0 == unit }) {
                    units[index].1 += value
                } else {
                    units.append((unit, value))
                }
            case .sum(let inner): inner.forEach(add)
            default: others.append(part)
            }
        }
        parts.forEach(add)
        var result: [MathNode] = []
        if hasNumber { result.append(.number(numbers)) }
        if hasPercentage { result.append(.percentage(percentages)) }
        result += units.sorted { $0.0.name < $1.0.name }.map { .dimension($0.1, $0.0) }
        result += others
        return result.count == 1 ? result[0] : .sum(result)
    }

    private func product(_ parts: [MathNode]) -> MathNode {
        var factor = 1.0
        var others: [MathNode] = []
        func add(_ part: MathNode) {
            switch part {
            case .number(let value): factor *= value
            case .product(let inner): inner.forEach(add)
            default: others.append(part)
            }
        }
        parts.forEach(add)
        if others.isEmpty { return .number(factor) }
        if others.count == 1 {
            switch others[0] {
            case .percentage(let value): return .percentage(value * factor)
            case .dimension(let value, let unit): return .dimension(value * factor, unit)
            case .sum(let inner) where inner.allSatisfy(\.isNumeric):
                return sum(inner.map { product([.number(factor), $0]) })
            default: break
            }
        }
        if others.count == 2, case .dimension(let value, let unit) = others[0],
            case .invert(.dimension(let divisor, let other)) = others[1], unit == other
        {
            return .number(factor * value / divisor)
        }
        if others.count == 2, case .percentage(let value) = others[0],
            case .invert(.percentage(let divisor)) = others[1]
        {
            return .number(factor * value / divisor)
        }
        return .product(factor == 1 ? others : [.number(factor)] + others)
    }

    /// The values of arguments with the same unit, and a function that adds the unit to a result; nil if the units
    /// differ, if one is relative, or if an argument is not a single value. An infinite number, which represents `none`
    /// in `clamp()`, may be combined with any unit.
    private func common(_ parts: [MathNode]) -> (values: [Double], wrap: (Double) -> MathNode)? {
        var values: [Double] = []
        var unit: CSSUnit?
        var kind = 0
        for part in parts {
            let found: Int
            switch part {
            case .number(let value) where value.isInfinite && kind != 0:
                values.append(value)
                continue
            case .number(let value):
                values.append(value)
                found = value.isInfinite && parts.count > 1 && values.count == 1 ? 0 : 1
            case .percentage(let value):
                values.append(value)
                found = 2
            case .dimension(let value, let part):
                guard unit == nil || unit == part, part.factor != nil else { return nil }
                values.append(value)
                unit = part
                found = 3
            default: return nil
            }
            if found == 0 { continue }
            guard kind == 0 || kind == found else { return nil }
            kind = found
        }
        switch kind {
        case 2: return (values, { .percentage($0) })
        case 3: return (values, { [unit] in .dimension($0, unit ?? .px) })
        default: return (values, { .number($0) })
        }
    }

    private func function(_ name: String, _ parts: [MathNode]) -> MathNode {
        let kept = MathNode.function(name, parts)
        guard let (values, wrap) = common(parts), let first = values.first else { return kept }
        // Percentages may be resolved against a negative value, so their sign is unknown, and `abs()` and `sign()` are
        // kept. Other functions are calculated anyway, as browsers do with `min()`, `max()` and `clamp()`.
        if case .percentage = parts[0], name == "abs" || name == "sign" { return kept }
        switch name {
        case "min": return wrap(values.contains(where: \.isNaN) ? .nan : values.min() ?? first)
        case "max": return wrap(values.contains(where: \.isNaN) ? .nan : values.max() ?? first)
        case "clamp": return wrap(max(values[0], min(values[1], values[2])))
        case "abs": return wrap(abs(first))
        case "sign": return .number(first.isNaN || first == 0 ? first : first < 0 ? -1 : 1)
        case "mod": return wrap(modulus(first, values[1]))
        case "rem": return wrap(first.truncatingRemainder(dividingBy: values[1]))
        case "round", "nearest-round", "up-round", "down-round", "to-zero-round":
            return wrap(round(name, first, values[1]))
        case "hypot": return wrap(values.reduce(0) { $0 + $1 * $1 }.squareRoot())
        case "sqrt": return .number(first.squareRoot())
        case "pow": return .number(pow(first, values[1]))
        case "exp": return .number(exp(first))
        case "log": return .number(values.count > 1 ? log(first) / log(values[1]) : log(first))
        case "progress":
            return .number(values[1] == values[2] ? 0 : min(1, max(0, (first - values[1]) / (values[2] - values[1]))))
        case "asin": return .dimension(asin(first) * 180 / .pi, .deg)
        case "acos": return .dimension(acos(first) * 180 / .pi, .deg)
        case "atan": return .dimension(atan(first) * 180 / .pi, .deg)
        case "atan2": return .dimension(atan2(first, values[1]) * 180 / .pi, .deg)
        case "sin", "cos", "tan": return .number(trigonometry(name, parts[0], first))
        default: return kept
        }
    }

    private func trigonometry(_ name: String, _ part: MathNode, _ value: Double) -> Double {
        var angle = value
        if case .dimension = part { angle = value * .pi / 180 }
        let result = name == "sin" ? sin(angle) : name == "cos" ? cos(angle) : tan(angle)
        // sin(180deg) must be 0, without the rounding error of π.
        return abs(result) < 1e-15 ? 0 : result
    }

    private func modulus(_ value: Double, _ divisor: Double) -> Double {
        if divisor.isInfinite, value.sign != divisor.sign { return .nan }
        let rest = value.truncatingRemainder(dividingBy: divisor)
        return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest
    }

    private func round(_ name: String, _ value: Double, _ step: Double) -> Double {
        guard step != 0 else { return .nan }
        if step.isInfinite { return roundToInfiniteStep(name, value) }
        let quotient = value / abs(step)
        let rounded: Double
        switch name {
        case "up-round": rounded = quotient.rounded(.up)
        case "down-round": rounded = quotient.rounded(.down)
        case "to-zero-round": rounded = quotient.rounded(.towardZero)
        default: rounded = (quotient + 0.5).rounded(.down)
        }
        return rounded * abs(step)
    }

    /// Rounds a value with an infinite step. The result is zero or infinite, or NaN if the value is infinite: CSS
    /// Values 4, section 10.3.1.
    private func roundToInfiniteStep(_ name: String, _ value: Double) -> Double {
        switch name {
        case _ where value.isInfinite: .nan
        case "up-round" where value > 0: .infinity
        case "down-round" where value < 0: -.infinity
        // Zero keeps the sign of the value.
        default: value * 0
        }
    }
}
