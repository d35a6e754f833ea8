/// A color as specified: what depends on the element is not resolved yet.
package indirect enum ColorExpression: Hashable, Sendable {
    case color(Color)
    case currentColor
    /// A system color, in small letters.
    case system(String)
    case lightDark(ColorExpression, ColorExpression)
    /// Components that hold calculations, of a space; the fourth is alpha.
    case components(Color.Space, [ColorComponent])
    /// A color relative to another: `rgb(from …)`.
    case relative(ColorExpression, Color.Space, [ColorComponent])
    case mix(ColorMix)
    /// What is a color only a browser knows, such as one with `env()`.
    case unknown

    /// The colors and weights of a `color-mix()`.
    package struct ColorMix: Hashable, Sendable {
        /// The space to mix in.
        package var space: Color.Space
        /// `shorter`, `longer`, `increasing` or `decreasing`.
        package var hue: String
        /// The colors.
        package var colors: [ColorExpression]
        /// Percentages; nil for what is not written.
        package var weights: [MathNode?]
    }

    /// Whether it depends on the value of `color`.
    package var usesCurrentColor: Bool {
        switch self {
        case .currentColor: true
        case .lightDark(let light, let dark): light.usesCurrentColor || dark.usesCurrentColor
        case .relative(let origin, _, _): origin.usesCurrentColor
        case .mix(let mix): mix.colors.contains(where: \.usesCurrentColor)
        default: false
        }
    }
}
