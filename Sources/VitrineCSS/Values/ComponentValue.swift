import VitrineSupport

/// One component value of CSS Values 4, read from tokens.
package indirect enum ComponentValue: Hashable, Sendable {
    /// A keyword or an identifier, in the case in which it is written, with escapes resolved.
    case ident(String)
    case string(String)
    case url(String)
    case number(Double)
    case percentage(Double)
    case dimension(Double, CSSUnit)
    case math(MathNode)
    case color(ColorExpression)
    /// A function; its name is in lowercase.
    case function(String, [ComponentValue])
    /// A block in `[]`, `()` or `{}`, with its contents.
    case block(CSSToken.Kind, [ComponentValue])
    case comma
    /// The delimiter `/`.
    case slash
    /// Anything else, as text: for example another delimiter, a hash, or a function that is nested too deeply.
    case other(String)

    /// The identifier in lowercase; nil for all other components.
    package var keyword: String? {
        if case .ident(let name) = self { return name.asciiLowercased }
        return nil
    }

    /// The number of pixels; nil if it is not a length in pixels.
    package var pixels: Double? {
        if case .dimension(let value, .px) = self { return value }
        return nil
    }

    static func keyword(_ name: String) -> ComponentValue { .ident(name) }
    static func px(_ value: Double) -> ComponentValue { .dimension(value, .px) }
}
