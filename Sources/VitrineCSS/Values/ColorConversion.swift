import Foundation

/// Conversions between color spaces: CSS Color 4, sections 7 to 12 and 17.
package enum ColorConversion {
    /// Converts a color to a space; a color in that space is returned unchanged. Missing components are converted as 0.
    /// In the result, alpha is missing if it was missing before, and the hue is missing if the color is gray.
    package static func convert(_ color: Color, to space: Color.Space) -> Color {
        if color.space == space { return color }
        // Colors are converted between `legacy`, `srgb`, `hsl` and `hwb` directly, without XYZ. Otherwise, rounding
        // errors would give white a saturation.
        let direct = rgb(color).flatMap { fromRGB($0, space) }
        var result = Color(space, direct ?? fromXYZ(xyz(color), space), alpha: color.alpha)
        if let hue = space.hueIndex, isAchromatic(result) { result.missing |= 1 << UInt8(hue) }
        if color.missing & 8 != 0 { result.missing |= 8 }
        return result
    }

    /// Whether a color is so close to gray that its hue is meaningless.
    private static func isAchromatic(_ color: Color) -> Bool {
        switch color.space {
        case .lch: color.components.y <= 0.0015
        case .oklch: color.components.y <= 0.000004
        case .hsl: color.components.y <= 0.001
        case .hwb: color.components.y + color.components.z >= 99.999
        default: false
        }
    }

    /// The sRGB components of a color in the space `legacy`, `srgb`, `hsl` or `hwb`; nil for other spaces.
    private static func rgb(_ color: Color) -> SIMD3<Double>? {
        switch color.space {
        case .legacy, .srgb: color.components
        case .hsl: hslToRGB(color.components)
        case .hwb: hwbToRGB(color.components)
        default: nil
        }
    }

    private static func fromRGB(_ rgb: SIMD3<Double>, _ space: Color.Space) -> SIMD3<Double>? {
        switch space {
        case .legacy, .srgb: rgb
        case .hsl: rgbToHSL(rgb)
        case .hwb: rgbToHWB(rgb)
        default: nil
        }
    }

    // MARK: - XYZ with white D65

    private static func xyz(_ color: Color) -> SIMD3<Double> {
        let value = color.components
        switch color.space {
        case .legacy, .srgb: return ColorMatrix.srgb * map(value, linear)
        case .hsl: return ColorMatrix.srgb * map(hslToRGB(value), linear)
        case .hwb: return ColorMatrix.srgb * map(hwbToRGB(value), linear)
        case .srgbLinear: return ColorMatrix.srgb * value
        case .displayP3: return ColorMatrix.displayP3 * map(value, linear)
        case .displayP3Linear: return ColorMatrix.displayP3 * value
        case .a98: return ColorMatrix.a98 * map(value) { signedPower($0, 563 / 256.0) }
        case .proPhoto:
            let linear = map(value) { abs($0) <= 16 / 512.0 ? $0 / 16 : signedPower($0, 1.8) }
            return ColorMatrix.toD65 * (ColorMatrix.proPhoto * linear)
        case .rec2020:
            return ColorMatrix.rec2020
                * map(value) {
                    abs($0) < 4.5 * beta ? $0 / 4.5 : ($0 < 0 ? -1 : 1) * pow((abs($0) + alpha - 1) / alpha, 1 / 0.45)
                }
        case .lab: return ColorMatrix.toD65 * labToXYZ(value)
        case .lch: return ColorMatrix.toD65 * labToXYZ(rectangular(value))
        case .oklab: return oklabToXYZ(value)
        case .oklch: return oklabToXYZ(rectangular(value))
        case .xyz: return value
        case .xyzD50: return ColorMatrix.toD65 * value
        }
    }

    private static func fromXYZ(_ value: SIMD3<Double>, _ space: Color.Space) -> SIMD3<Double> {
        switch space {
        case .legacy, .srgb: return map(ColorMatrix.srgbInverse * value, gamma)
        case .hsl: return rgbToHSL(map(ColorMatrix.srgbInverse * value, gamma))
        case .hwb: return rgbToHWB(map(ColorMatrix.srgbInverse * value, gamma))
        case .srgbLinear: return ColorMatrix.srgbInverse * value
        case .displayP3: return map(ColorMatrix.displayP3Inverse * value, gamma)
        case .displayP3Linear: return ColorMatrix.displayP3Inverse * value
        case .a98: return map(ColorMatrix.a98Inverse * value) { signedPower($0, 256 / 563.0) }
        case .proPhoto:
            return map(ColorMatrix.proPhotoInverse * (ColorMatrix.toD50 * value)) {
                abs($0) >= 1 / 512.0 ? signedPower($0, 1 / 1.8) : $0 * 16
            }
        case .rec2020:
            return map(ColorMatrix.rec2020Inverse * value) {
                abs($0) > beta ? ($0 < 0 ? -1 : 1) * (alpha * pow(abs($0), 0.45) - (alpha - 1)) : 4.5 * $0
            }
        case .lab: return xyzToLab(ColorMatrix.toD50 * value)
        case .lch: return polar(xyzToLab(ColorMatrix.toD50 * value))
        case .oklab: return xyzToOklab(value)
        case .oklch: return polar(xyzToOklab(value))
        case .xyz: return value
        case .xyzD50: return ColorMatrix.toD50 * value
        }
    }

    private static let alpha = 1.09929682680944
    private static let beta = 0.018053968510807

    private static func map(_ value: SIMD3<Double>, _ transform: (Double) -> Double) -> SIMD3<Double> {
        SIMD3(transform(value.x), transform(value.y), transform(value.z))
    }

    private static func signedPower(_ value: Double, _ exponent: Double) -> Double {
        (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    }

    /// Converts an sRGB component to linear light.
    static func linear(_ value: Double) -> Double {
        abs(value) <= 0.04045 ? value / 12.92 : (value < 0 ? -1 : 1) * pow((abs(value) + 0.055) / 1.055, 2.4)
    }

    private static func gamma(_ value: Double) -> Double {
        abs(value) > 0.0031308 ? (value < 0 ? -1 : 1) * (1.055 * pow(abs(value), 1 / 2.4) - 0.055) : 12.92 * value
    }

    private static func polar(_ value: SIMD3<Double>) -> SIMD3<Double> {
        let hue = atan2(value.z, value.y) * 180 / .pi
        return SIMD3(value.x, (value.y * value.y + value.z * value.z).squareRoot(), hue < 0 ? hue + 360 : hue)
    }

    private static func rectangular(_ value: SIMD3<Double>) -> SIMD3<Double> {
        let angle = value.z * .pi / 180
        return SIMD3(value.x, value.y * cos(angle), value.y * sin(angle))
    }

    private static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    private static let kappa = 24389.0 / 27
    private static let epsilon = 216.0 / 24389

    private static func labToXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let y = (lab.x + 16) / 116
        let x = lab.y / 500 + y
        let z = y - lab.z / 200
        return SIMD3(
            x * x * x > epsilon ? x * x * x : (116 * x - 16) / kappa,
            lab.x > kappa * epsilon ? y * y * y : lab.x / kappa,
            z * z * z > epsilon ? z * z * z : (116 * z - 16) / kappa) * white
    }

    private static func xyzToLab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let value = map(xyz / white) { $0 > epsilon ? cbrt($0) : (kappa * $0 + 16) / 116 }
        return SIMD3(116 * value.y - 16, 500 * (value.x - value.y), 200 * (value.y - value.z))
    }

    private static func oklabToXYZ(_ value: SIMD3<Double>) -> SIMD3<Double> {
        ColorMatrix.fromLMS * map(ColorMatrix.fromOklab * value) { $0 * $0 * $0 }
    }

    private static func xyzToOklab(_ value: SIMD3<Double>) -> SIMD3<Double> {
        ColorMatrix.toOklab * map(ColorMatrix.toLMS * value) { cbrt($0) }
    }

    // MARK: - HSL and HWB

    static func hslToRGB(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
        let hue = hsl.x - 360 * (hsl.x / 360).rounded(.down)
        let saturation = hsl.y / 100
        let lightness = hsl.z / 100
        func channel(_ number: Double) -> Double {
            let k = (number + hue / 30).truncatingRemainder(dividingBy: 12)
            return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
        }
        return SIMD3(channel(0), channel(8), channel(4))
    }

    static func hwbToRGB(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
        let white = hwb.y / 100
        let black = hwb.z / 100
        if white + black >= 1 { return SIMD3(repeating: white / (white + black)) }
        return hslToRGB(SIMD3(hwb.x, 100, 50)) * (1 - white - black) + SIMD3(repeating: white)
    }

    private static func rgbToHSL(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        let top = rgb.max()
        let bottom = rgb.min()
        let distance = top - bottom
        let lightness = (top + bottom) / 2
        var hue = 0.0
        var saturation = 0.0
        if distance != 0 {
            saturation = lightness == 0 || lightness == 1 ? 0 : (top - lightness) / min(lightness, 1 - lightness)
            if top == rgb.x {
                hue = (rgb.y - rgb.z) / distance + (rgb.y < rgb.z ? 6 : 0)
            } else if top == rgb.y {
                hue = (rgb.z - rgb.x) / distance + 2
            } else {
                hue = (rgb.x - rgb.y) / distance + 4
            }
            hue *= 60
        }
        if saturation < 0 {
            hue += 180
            saturation = abs(saturation)
        }
        return SIMD3(hue >= 360 ? hue - 360 : hue, saturation * 100, lightness * 100)
    }

    private static func rgbToHWB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(rgbToHSL(rgb).x, rgb.min() * 100, (1 - rgb.max()) * 100)
    }
}
