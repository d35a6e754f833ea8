/// A specified color, before the parts that depend on the element are resolved.
package indirect enum ColorExpression: Hashable, Sendable {
    case color(Color)
    case currentColor
    /// A system color, in lowercase.
    case system(String)
    case lightDark(ColorExpression, ColorExpression)
    /// A color given by its space and its components. A component may be a calculation; the fourth, if there is one, is
    /// alpha.
    case components(Color.Space, [ColorComponent])
    /// A color relative to another: `rgb(from …)`.
    case relative(ColorExpression, Color.Space, [ColorComponent])
    case mix(ColorMix)
    /// A color that only a browser can determine, such as `device-cmyk()`.
    case unknown

    /// The colors and weights of a `color-mix()`.
    package struct ColorMix: Hashable, Sendable {
        /// The space to mix in.
        package var space: Color.Space
        /// The interpolation method for hues: `shorter`, `longer`, `increasing` or `decreasing`.
        package var hue: String
        /// The colors.
        package var colors: [ColorExpression]
        /// The percentages of the colors; nil for a color without one.
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
