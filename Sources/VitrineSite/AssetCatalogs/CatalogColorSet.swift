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
        var components: [String: Component]?

        /// The color in CSS; nil if its components are missing or are not numbers.
        var css: String? {
            guard let components else { return nil }
            let names = components["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
            let parts = names.compactMap { components[$0]?.value }
            guard parts.count == 3 else { return nil }
            let alpha = components["alpha"]?.value ?? 1
            let ending = alpha < 1 ? " / \(Self.text(alpha))" : ""
            if colorSpace == "display-p3" {
                return "color(display-p3 \(parts.map(Self.text).joined(separator: " "))\(ending))"
            }
            let bytes = parts.map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
            return "rgb(\(bytes.joined(separator: " "))\(ending))"
        }

        /// A number for CSS, limited to the range from 0 to 1, with at most three decimals.
        private static func text(_ value: Double) -> String {
            let thousandths = (min(max(value, 0), 1) * 1_000).rounded() / 1_000
            return thousandths == thousandths.rounded() ? String(Int(thousandths)) : String(thousandths)
        }
    }

    struct Component: Decodable {
        /// The intensity, with 1 as full intensity; nil if the component is not a number.
        let value: Double?

        /// Reads a component as Xcode does: a text with a decimal point, such as `"0.353"`, is a fraction, and a text
        /// without one, such as `"1"`, `"90"` or `"0x5A"`, is an integer from 0 to 255. A JSON number is a fraction
        /// (Asset Catalog Format Reference, Named Color Type).
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let fraction = try? container.decode(Double.self) {
                value = fraction
            } else {
                value = Self.number(try container.decode(String.self))
            }
        }

        private static func number(_ text: String) -> Double? {
            if text.contains(".") { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
            let integer = text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
            return integer.map { Double($0) / 255 }
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
