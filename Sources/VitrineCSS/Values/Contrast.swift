/// Contrast of WCAG 2, success criterion 1.4.3.
package enum Contrast {
    /// The relative luminance of an opaque colour, from 0 to 1.
    package static func luminance(_ color: Color) -> Double {
        let rgb = ColorConversion.convert(color, to: .srgb).components
        // WCAG 2 has 0.04045 in its definition since 2021, as sRGB does.
        let linear = (0..<3).map { ColorConversion.linear(min(1, max(0, rgb[$0]))) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The ratio of two opaque colours, from 1 to 21.
    package static func ratio(_ first: Color, _ second: Color) -> Double {
        let (left, right) = (luminance(first), luminance(second))
        return (max(left, right) + 0.05) / (min(left, right) + 0.05)
    }

    /// A colour over an opaque one, as browsers paint it: mixed in sRGB.
    package static func over(_ top: Color, _ bottom: Color) -> Color {
        if top.isOpaque { return top }
        let upper = ColorConversion.convert(top, to: .srgb)
        let lower = ColorConversion.convert(bottom, to: .srgb)
        let mixed = upper.components * upper.alpha + lower.components * (1 - upper.alpha)
        return Color(.srgb, mixed)
    }
}
