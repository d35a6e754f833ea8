import VitrineSupport
import Foundation

/// A color in sRGB, written with six hexadecimal digits.
///
/// ```swift
/// let brand = try HexColor("#5AABEC")
/// brand.contrast(with: .black)  // about 8.5: black letters can be read on it, white ones cannot
/// ```
public struct HexColor: Hashable, Sendable {
    /// Red, from 0 to 255.
    public let red: UInt8
    /// Green, from 0 to 255.
    public let green: UInt8
    /// Blue, from 0 to 255.
    public let blue: UInt8

    /// `#000000`.
    public static let black = HexColor(red: 0, green: 0, blue: 0)
    /// `#ffffff`.
    public static let white = HexColor(red: 255, green: 255, blue: 255)

    /// Creates a color from its components.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a color from six hexadecimal digits, with or without a leading `#`.
    /// - Throws: ``RenderError/notAColor(_:)`` when the text is anything else.
    public init(_ text: String) throws(RenderError) {
        let digits = Array((text.hasPrefix("#") ? text.dropFirst() : text[...]).utf8)
        let values = digits.compactMap(\.hexDigitValue)
        guard digits.count == 6, values.count == 6 else { throw .notAColor(text) }
        self.init(
            red: values[0] << 4 | values[1], green: values[2] << 4 | values[3], blue: values[4] << 4 | values[5])
    }

    /// Creates a color by the rules of `UIColor.colorFromHex`, a function of the login sample for Combine. Leading and
    /// trailing whitespace and one leading `#` are ignored. If the remaining text is not six characters long, the color
    /// is gray. Otherwise a leading `0x` is skipped, and digits are read up to the first invalid one: `12ZZZZ` becomes
    /// `#000012`, a dark blue.
    public init(colorFromHex text: String) {
        let isBlank = { (letter: Character) in letter.isWhitespace }
        var rest = text.drop(while: isBlank)
        while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
        if rest.hasPrefix("#") { rest = rest.dropFirst() }
        guard rest.count == 6 else {
            self.init(red: 128, green: 128, blue: 128)
            return
        }
        if rest.lowercased().hasPrefix("0x") { rest = rest.dropFirst(2) }
        let number = rest.utf8.prefix(while: \.isASCIIHexDigit)
            .reduce(UInt32(0)) { $0 << 4 | UInt32($1.hexValue) }
        self.init(
            red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
            blue: UInt8(truncatingIfNeeded: number))
    }

    /// Returns the contrast ratio of the two colors according to WCAG 2, from 1 to 21. Text needs at least 4.5, or 3 if
    /// it is large.
    public func contrast(with other: HexColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    private var luminance: Double {
        func linear(_ part: UInt8) -> Double {
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

extension HexColor: CustomStringConvertible {
    /// The color as CSS and SVG accept it: `#5aabec`.
    public var description: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
