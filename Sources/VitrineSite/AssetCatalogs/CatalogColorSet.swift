/// `Contents.json` of a color set.
struct CatalogColorSet: Decodable {
    /// A color for one appearance.
    struct Entry: Decodable {
        var idiom: String?
        var color: Value?
        var appearances: [CatalogAppearance]?

        var isDark: Bool { appearances?.contains(.dark) ?? false }
    }

    /// A color in a color space.
    struct Value: Decodable {
        enum CodingKeys: String, CodingKey {
            case colorSpace = "color-space"
            case components
        }

        var colorSpace: String?
        var components: [String: String]?

        /// The color in CSS; nil if its components are missing or are not numbers.
        var css: String? {
            guard let components else { return nil }
            let names = components["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
            let parts = names.compactMap { components[$0].flatMap(Self.number) }
            guard parts.count == 3 else { return nil }
            let alpha = components["alpha"].flatMap(Self.number) ?? 1
            let ending = alpha < 1 ? " / \(Self.text(alpha))" : ""
            if colorSpace == "display-p3" {
                return "color(display-p3 \(parts.map(Self.text).joined(separator: " "))\(ending))"
            }
            let bytes = parts.map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
            return "rgb(\(bytes.joined(separator: " "))\(ending))"
        }

        /// Reads a color component, which is a fraction such as `0.353`, or an integer from 0 to 255 such as `90` or
        /// `0x5A`; `1` is read as a fraction. Returns it with 1 as full intensity; nil if the text is not a number.
        private static func number(_ text: String) -> Double? {
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let value = Double(text), value.isFinite else { return nil }
            return text.contains(".") ? value : value > 1 ? value / 255 : value
        }

        /// A number for CSS, limited to the range from 0 to 1, with at most three decimals.
        private static func text(_ value: Double) -> String {
            let thousandths = (min(max(value, 0), 1) * 1_000).rounded() / 1_000
            return thousandths == thousandths.rounded() ? String(Int(thousandths)) : String(thousandths)
        }
    }

    var colors: [Entry]
}

/// The appearance in which an entry of a set is used.
struct CatalogAppearance: Decodable, Hashable {
    var appearance: String
    var value: String

    static let dark = Self(appearance: "luminosity", value: "dark")
}

/// `Contents.json` of an image set.
struct CatalogImageSet: Decodable {
    /// An image for one scale.
    struct Entry: Decodable {
        var filename: String?
        var scale: String?
        var appearances: [CatalogAppearance]?

        var isDark: Bool { appearances?.contains(.dark) ?? false }
    }

    var images: [Entry]
}
