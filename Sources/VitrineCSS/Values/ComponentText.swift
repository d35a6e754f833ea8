/// Serializes components as CSSOM does.
package enum ComponentText {
    /// The text of components whose colors are already resolved.
    package static func text(_ components: [ComponentValue]) -> String {
        var out = ""
        for (index, component) in components.enumerated() {
            if index > 0, component != .comma { out += " " }
            out += text(component)
        }
        return out
    }

    /// The text of one component.
    package static func text(_ component: ComponentValue) -> String {
        switch component {
        case .ident(let name): return Escapes.identifier(name)
        case .string(let text): return Escapes.string(text)
        case .url(let text): return "url(" + Escapes.string(text) + ")"
        case .number(let value): return NumberText.text(value)
        case .percentage(let value): return NumberText.text(value) + "%"
        case .dimension(let value, let unit): return NumberText.text(value) + unit.name
        case .math(let node): return MathText.text(node)
        case .color(let expression): return text(expression)
        case .function(let name, let inner): return spelling(name) + "(" + text(inner) + ")"
        case .block(let kind, let inner):
            let brackets = kind == .openSquare ? ("[", "]") : kind == .openRound ? ("(", ")") : ("{", "}")
            return brackets.0 + text(inner) + brackets.1
        case .comma: return ","
        case .slash: return "/"
        case .other(let text): return text
        }
    }

    private static func text(_ expression: ColorExpression) -> String {
        switch expression {
        case .color(let color): color.text
        case .currentColor: "currentcolor"
        case .system(let name): name
        default: ColorResolver().resolve(expression)?.text ?? ""
        }
    }

    private static let spellings = [
        "translatex": "translateX", "translatey": "translateY", "translatez": "translateZ", "scalex": "scaleX",
        "scaley": "scaleY", "scalez": "scaleZ", "rotatex": "rotateX", "rotatey": "rotateY", "rotatez": "rotateZ",
        "skewx": "skewX", "skewy": "skewY",
    ]

    /// The name of a function, in the case in which CSSOM serializes it.
    private static func spelling(_ name: String) -> String { spellings[name] ?? name }
}
