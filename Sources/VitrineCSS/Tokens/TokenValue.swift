/// The value of a design token in a color scheme, as text and, if it is a color, a length or a shadow, also as such.
package struct TokenValue: Hashable, Sendable {
    /// One layer of a shadow, with lengths in pixels.
    package struct Shadow: Hashable, Sendable {
        /// The horizontal and vertical offsets.
        package var x, y: Double
        /// The blur radius.
        package var blur: Double
        /// The spread distance.
        package var spread: Double
        package var color: Color
        package var isInset: Bool
    }

    /// The computed value.
    package var text: String
    /// A length as it is declared, such as `1.5rem`, with the values of other custom properties inserted; nil if
    /// ``pixels`` is nil.
    package var declared: String?
    /// The color; nil for other kinds.
    package var color: Color?
    /// The length in pixels; nil for other kinds and for percentages.
    package var pixels: Double?
    /// The layers of a shadow, the topmost first; empty for other kinds, and if a length or a color is unknown.
    package var shadows: [Shadow] = []
}

extension TokenValue.Shadow {
    /// Reads the computed layers of `box-shadow`.
    static func layers(_ value: [ComponentValue], _ colors: ColorResolver) -> [Self] {
        var layers: [Self] = []
        for part in value.split(separator: .comma) {
            var lengths: [Double] = []
            var color: Color?
            var isInset = false
            for component in part {
                if case .color(let expression) = component {
                    guard let known = colors.resolve(expression) else { return [] }
                    color = known
                } else if let pixels = component.pixels {
                    lengths.append(pixels)
                } else if component.keyword == "inset" {
                    isInset = true
                } else {
                    return []
                }
            }
            guard lengths.count >= 2, let color = color ?? colors.resolve(.currentColor) else { return [] }
            layers.append(
                Self(
                    x: lengths[0], y: lengths[1], blur: lengths.count > 2 ? lengths[2] : 0,
                    spread: lengths.count > 3 ? lengths[3] : 0, color: color, isInset: isInset))
        }
        return layers
    }
}
