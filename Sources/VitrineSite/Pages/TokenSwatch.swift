import VitrineCSS
import VitrineHTML

/// A small picture of the value of a design token. It is drawn with SVG attributes: policies may forbid inline styles,
/// and browsers usually leave out CSS backgrounds when they print.
struct TokenSwatch {
    let words: FrameWords
    let isRTL: Bool

    func write(_ value: TokenValue, _ token: DesignToken, isDark: Bool, _ html: HTML) {
        switch token.kind {
        case .color: if let color = value.color { swatch(color, isDark: isDark, html) }
        case .spacing: if let pixels = value.pixels { bar(pixels, html) }
        // A radius and a font size cannot be negative.
        case .radius: if value.pixels ?? 0 >= 0 { corner(value, html) }
        case .shadow: shadow(value.shadows, "\(token.name.dropFirst(2))_\(isDark ? "dark" : "light")", isDark, html)
        case .type: if value.pixels ?? 0 >= 0 { sample(value, html) }
        case .duration, .other: break
        }
    }

    /// The color behind shadows. A translucent color has this color behind one half, and that of the other mode behind
    /// the other half.
    private static func canvas(_ isDark: Bool) -> String { isDark ? "#121212" : "#ffffff" }

    private func swatch(_ color: Color, isDark: Bool, _ html: HTML) {
        html.svg(.class("swatch"), .width(44), .height(28), .aria("hidden", "true")) { svg in
            if !color.isOpaque {
                svg.rect(.width(44), .height(28), .fill(Self.canvas(isDark)))
                svg.rect(.width(22), .height(28), .fill(Self.canvas(!isDark)))
            }
            svg.rect(.width(44), .height(28), .fill(color.hex), .fillOpacity(Self.number(color.alpha)))
        }
    }

    private func bar(_ pixels: Double, _ html: HTML) {
        let width = min(240, max(1, abs(pixels)))
        html.svg(.class("bar-sample"), .width(Int(width.rounded(.up))), .height(12), .aria("hidden", "true")) { svg in
            svg.rect(.width(Int(width.rounded(.up))), .height(12), .fill("currentColor"))
        }
    }

    private func corner(_ value: TokenValue, _ html: HTML) {
        guard value.pixels != nil || value.text.hasSuffix("%") else { return }
        // Only one corner is visible, unless the radius is a percentage or so large that the sample is a circle.
        let isWhole = value.pixels.map { $0 > 36 } ?? true
        let size = isWhole ? 38 : 200
        let radius = isWhole && value.pixels != nil ? "19" : value.pixels.map(Self.number) ?? value.text
        html.svg(.class("corner-sample"), .width(40), .height(40), .aria("hidden", "true")) { svg in
            svg.rect(
                .x("1"), .y("1"), .width(size), .height(size), .rx(radius),
                .fill("none"), .stroke("currentColor"), .strokeWidth("2"))
        }
    }

    private func sample(_ value: TokenValue, _ html: HTML) {
        let isFamily = value.pixels == nil
        let size = min(96, value.pixels ?? 16)
        // Token values such as weights and line heights have no sample of their own.
        guard !isFamily || value.text.contains(where: \.isLetter) else { return }
        // The sample text has about twenty letters.
        let width = Int(max(200, size * 10).rounded(.up))
        let x = isRTL ? "100%" : "0"
        html.svg(
            .class("type-sample"), .width(width), .height(Int((size * 1.5).rounded(.up))), .aria("hidden", "true")
        ) { svg in
            if isFamily {
                svg.text(
                    words(.sampleLine), .x(x), .y(Self.number(size * 1.1)), .fill("currentColor"), .fontSize("\(size)"),
                    .fontFamily(value.text))
            } else {
                svg.text(
                    words(.sampleLine), .x(x), .y(Self.number(size * 1.1)), .fill("currentColor"),
                    .fontSize(Self.number(size)))
            }
        }
    }

    /// Draws a box with its shadow. Each layer is a blurred copy of the box, as in browsers. Inset layers are left out.
    private func shadow(_ layers: [TokenValue.Shadow], _ id: String, _ isDark: Bool, _ html: HTML) {
        guard !layers.isEmpty else { return }
        html.svg(.class("shadow-sample"), .width(112), .height(80), .aria("hidden", "true")) { svg in
            svg.rect(.width(112), .height(80), .fill(Self.canvas(isDark)))
            for (number, layer) in layers.enumerated().reversed() where !layer.isInset {
                // Larger spreads look the same in the sample, and huge ones do not fit into an integer.
                let spread = min(10_000, max(-10_000, layer.spread))
                svg.filter(
                    .id("shadow_\(id)_\(number)"), .filterUnits("userSpaceOnUse"), .x("0"), .y("0"), .width(112),
                    .height(80)
                ) {
                    svg.feGaussianBlur(.stdDeviation(Self.number(layer.blur / 2)))
                }
                svg.rect(
                    .x(Self.number(28 + layer.x - spread)), .y(Self.number(22 + layer.y - spread)),
                    .width(max(0, 56 + Int((2 * spread).rounded()))),
                    .height(max(0, 36 + Int((2 * spread).rounded()))), .rx("4"), .fill(layer.color.hex),
                    .fillOpacity(Self.number(layer.color.alpha)), .filter("url(#shadow_\(id)_\(number))"))
            }
            svg.rect(.x("28"), .y("22"), .width(56), .height(36), .rx("4"), .fill(isDark ? "#2a2a2a" : "#ffffff"))
        }
    }

    /// A number with at most two decimal places.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
