/// Serializes calculations as CSSOM does: CSS Values 4, section 10.13.
enum MathText {
    /// The text of a simplified calculation.
    static func text(_ node: MathNode) -> String {
        switch node {
        case .number(let value): return value.isFinite ? NumberText.text(value) : "calc(\(inner(node)))"
        case .percentage(let value): return NumberText.text(value) + "%"
        case .dimension(let value, let unit): return NumberText.text(value) + unit.name
        case .function(let name, let parts): return function(name, parts)
        default: return "calc(\(inner(node)))"
        }
    }

    private static func function(_ name: String, _ parts: [MathNode]) -> String {
        let arguments = parts.map(inner).joined(separator: ", ")
        if name.hasSuffix("-round") { return "round(\(name.dropLast(6)), \(arguments))" }
        return "\(name)(\(arguments))"
    }

    private static func inner(_ node: MathNode) -> String {
        switch node {
        case .number(let value):
            if value.isNaN { return "NaN" }
            return value.isInfinite ? (value < 0 ? "-infinity" : "infinity") : NumberText.text(value)
        case .percentage(let value): return NumberText.text(value) + "%"
        case .dimension(let value, let unit): return NumberText.text(value) + unit.name
        case .channel(let name): return name
        case .sum(let parts):
            var text = ""
            for (index, part) in parts.enumerated() {
                if index == 0 {
                    text += operand(part)
                } else if let negated = negated(part) {
                    text += " - " + operand(negated)
                } else {
                    text += " + " + operand(part)
                }
            }
            return text
        case .product(let parts):
            var text = ""
            for (index, part) in parts.enumerated() {
                if case .invert(let divisor) = part {
                    text += (index == 0 ? "1" : "") + " / " + operand(divisor)
                } else {
                    text += (index == 0 ? "" : " * ") + operand(part)
                }
            }
            return text
        case .invert(let part): return "1 / " + operand(part)
        case .function(let name, let parts): return function(name, parts)
        case .unknown: return "?"
        }
    }

    private static func operand(_ node: MathNode) -> String {
        switch node {
        case .sum, .product, .invert: "(" + inner(node) + ")"
        default: inner(node)
        }
    }

    /// The absolute value of a negative part; nil for any other part.
    private static func negated(_ node: MathNode) -> MathNode? {
        switch node {
        case .number(let value) where value < 0: .number(-value)
        case .percentage(let value) where value < 0: .percentage(-value)
        case .dimension(let value, let unit) where value < 0: .dimension(-value, unit)
        default: nil
        }
    }
}
