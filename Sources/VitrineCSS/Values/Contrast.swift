/// The contrast ratio of WCAG 2, success criterion 1.4.3.
package enum Contrast {
    /// The relative luminance of an opaque color, from 0 to 1.
    package static func luminance(_ color: Color) -> Double {
        let rgb = ColorConversion.convert(color, to: .srgb).components
        // WCAG 2 has used the threshold 0.04045, like sRGB, since 2021.
        let linear = (0..<3).map { ColorConversion.linear(min(1, max(0, rgb[$0]))) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The contrast ratio of two opaque colors, from 1 to 21.
    package static func ratio(_ first: Color, _ second: Color) -> Double {
        let (left, right) = (luminance(first), luminance(second))
        return (max(left, right) + 0.05) / (min(left, right) + 0.05)
    }

    /// The text of a ratio, truncated so that 4.499 does not become 4.5.
    /// - Parameter decimals: the maximum number of decimals, 1 or 2.
    package static func text(_ ratio: Double, decimals: Int = 2) -> String {
        let hundredths = Int(min(max(0, ratio), 1_000_000) * 100)
        var text = text(hundredths: hundredths).dropLast(2 - decimals)
        while text.last == "0" { text.removeLast() }
        return String(text.last == "." ? text.dropLast() : text)
    }

    /// The text of a ratio that is given in hundredths. It always has two decimals, so that the figures of a column can
    /// be compared.
    package static func text(hundredths: Int) -> String {
        "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}
