/// A color of CSS Color 4.
package struct Color: Hashable, Sendable {
    /// A color space.
    package enum Space: String, Hashable, Sendable, CaseIterable {
        /// sRGB with eight bits per component, for `rgb()`, `hsl()`, `hwb()`, names and hexadecimal digits.
        case legacy
        case hsl, hwb, srgb, srgbLinear = "srgb-linear", displayP3 = "display-p3", displayP3Linear = "display-p3-linear"
        case a98 = "a98-rgb", proPhoto = "prophoto-rgb", rec2020, lab, lch, oklab, oklch
        case xyz = "xyz-d65", xyzD50 = "xyz-d50"

        /// The index of the hue component; nil if there is none.
        var hueIndex: Int? {
            switch self {
            case .hsl, .hwb: 0
            case .lch, .oklch: 2
            default: nil
            }
        }
    }

    /// The space of the components.
    package var space: Space
    /// The components; those of legacy colors are divided by 255.
    package var components: SIMD3<Double>
    /// Alpha, from 0 to 1.
    package var alpha: Double
    /// A set of bits for what is `none`: bits 0 to 2 for the components, and bit 3 for alpha.
    package var missing: UInt8 = 0

    /// Creates a color.
    package init(_ space: Space, _ components: SIMD3<Double>, alpha: Double = 1, missing: UInt8 = 0) {
        self.space = space
        self.components = components
        self.alpha = alpha
        self.missing = missing
    }

    /// Creates a color from integers from 0 to 255.
    package init(red: Int, green: Int, blue: Int, alpha: Double = 1) {
        self.init(.legacy, SIMD3(Double(red), Double(green), Double(blue)) / 255, alpha: alpha)
    }

    /// The color `transparent`.
    package static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)
    /// Black.
    package static let black = Color(red: 0, green: 0, blue: 0)
    /// White.
    package static let white = Color(red: 255, green: 255, blue: 255)

    /// Whether the color is opaque.
    package var isOpaque: Bool { alpha >= 1 }

    /// The color as `getComputedStyle` serializes it: CSS Color 4, section 15.
    package var text: String {
        if space == .legacy || space == .hsl || space == .hwb {
            let rgb = space == .legacy ? components : ColorConversion.convert(self, to: .srgb).components
            let bytes = (0..<3).map { String(Int((min(1, max(0, rgb[$0])) * 255).rounded())) }
            if alpha >= 1 { return "rgb(\(bytes.joined(separator: ", ")))" }
            return "rgba(\(bytes.joined(separator: ", ")), \(Self.alphaText(alpha)))"
        }
        let parts = (0..<3).map { missing & (1 << $0) != 0 ? "none" : NumberText.text(components[$0]) }
        var text: String
        switch space {
        case .lab, .lch, .oklab, .oklch: text = space.rawValue + "("
        default: text = "color(" + space.rawValue + " "
        }
        text += parts.joined(separator: " ")
        if missing & 8 != 0 {
            text += " / none"
        } else if alpha < 1 {
            text += " / " + NumberText.text(alpha)
        }
        return text + ")"
    }

    /// Red, green and blue in sRGB, without alpha, in 24 bits.
    var digits: UInt32 {
        let rgb = space == .legacy ? components : ColorConversion.convert(self, to: .srgb).components
        return (0..<3).reduce(0) { $0 << 8 | UInt32((min(1, max(0, rgb[$1])) * 255).rounded()) }
    }

    /// Returns the 24 bits of ``digits`` as six hexadecimal digits: `#1a2b3c`.
    static func hex(_ digits: UInt32) -> String {
        let text = String(digits, radix: 16)
        return "#" + String(repeating: "0", count: 6 - text.utf8.count) + text
    }

    /// Six hexadecimal digits in sRGB, without alpha: `#1a2b3c`.
    package var hex: String { Self.hex(digits) }

    /// The color as people write it: six hexadecimal digits for an opaque color in `rgb()`, `hsl()` or `hwb()`,
    /// `transparent` for a color whose alpha is 0, and ``text`` for any other color.
    package var plainText: String {
        isOpaque && (space == .legacy || space == .hsl || space == .hwb) ? hex : alpha == 0 ? "transparent" : text
    }

    /// Alpha in steps of 1/255, as legacy colors are serialized: with two decimals if they identify the step, otherwise
    /// with three.
    private static func alphaText(_ alpha: Double) -> String {
        let step = (alpha * 255).rounded()
        let short = (step / 255 * 100).rounded() / 100
        if (short * 255).rounded() == step { return NumberText.text(short) }
        return NumberText.text((step / 255 * 1000).rounded() / 1000)
    }
}
