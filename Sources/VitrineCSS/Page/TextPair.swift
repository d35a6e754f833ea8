/// The colors of a text and of its background, in light and in dark mode, and whether the text is large.
package struct TextPair: Hashable, Sendable {
    /// The two colors in one scheme.
    package struct Colors: Hashable, Sendable {
        private let textDigits: UInt32
        private let backgroundDigits: UInt32
        /// The contrast in hundredths, truncated.
        package let hundredths: Int

        /// The color of the text, in the form `#1a2b3c`.
        package var text: String { Color.hex(textDigits) }
        /// The background color, in the form `#1a2b3c`.
        package var background: String { Color.hex(backgroundDigits) }

        /// Creates the colors of a text and of its background.
        init(text: Color, background: Color) {
            (textDigits, backgroundDigits) = (text.digits, background.digits)
            hundredths = Int(Contrast.ratio(text, background) * 100)
        }

        /// Reads the colors of a pair; nil unless both have the form `#1a2b3c`.
        package init?(text: String, background: String, hundredths: Int) {
            func digits(_ color: String) -> UInt32? {
                let digits = color.utf8.dropFirst()
                guard color.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.allSatisfy(\.isASCIIHexDigit)
                else { return nil }
                return UInt32(color.dropFirst(), radix: 16)
            }
            guard let textDigits = digits(text), let backgroundDigits = digits(background) else { return nil }
            (self.textDigits, self.backgroundDigits, self.hundredths) = (textDigits, backgroundDigits, hundredths)
        }
    }

    /// The two colors in light mode; nil if they are not certain.
    package var light: Colors?
    /// The two colors in dark mode; nil if they are not certain, or if pages are not checked in dark mode.
    package var dark: Colors?
    /// Whether the text is large, so that a contrast of 3 is enough for it.
    package var isLarge: Bool

    /// Creates a pair of colors in both color schemes.
    package init(light: Colors?, dark: Colors?, isLarge: Bool) {
        self.light = light
        self.dark = dark
        self.isLarge = isLarge
    }

    /// The minimum contrast, in hundredths.
    package var needed: Int { isLarge ? 300 : 450 }

    /// The lower contrast of the two schemes, in hundredths; 2100 if ``light`` and ``dark`` are nil.
    package var lowest: Int { min(light?.hundredths ?? 2100, dark?.hundredths ?? 2100) }

    /// Whether the contrast is too low in one of the schemes.
    package var fails: Bool { lowest < needed }
}
