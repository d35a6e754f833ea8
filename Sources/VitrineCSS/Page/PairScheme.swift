/// The colours of texts and of what is behind them on a page under one scheme.
final class PairScheme {
    private struct Key: Hashable { var text, background: Color }
    private struct Failing: Hashable { var text, background: Color, needed: Double }

    private let styles: DocumentStyles
    private let failing: Set<Failing>
    private var backdrops: [Color?] = []
    private var known: [Key: TextPair.Colors] = [:]

    private enum Known {
        static let color = PropertyID(known: "color")
        static let background = PropertyID(known: "background-color")
        static let visibility = PropertyID(known: "visibility")
    }

    init(_ scheme: TextPairs.Scheme) {
        styles = scheme.styles
        failing = Set(
            scheme.failures.map { Failing(text: $0.text, background: $0.background, needed: $0.needed) })
        findBackdrops()
    }

    private func findBackdrops() {
        backdrops.reserveCapacity(styles.styles.count)
        // What the canvas is in dark is up to the browser.
        let canvas = styles.styles.first?.isDark ?? true ? nil : styles.canvas
        for element in styles.tree.elements.indices {
            let parent = Int(styles.tree.elements[element].parent)
            backdrops.append(backdrop(element, parent < 0 ? canvas : backdrops[parent]))
        }
    }

    private func backdrop(_ element: Int, _ below: Color?) -> Color? {
        let layer = styles.layer(of: element)
        switch layer {
        case .unknown: return nil
        case .color(let color), .outOfFlow(let color):
            if color.isOpaque {
                return Self.controls.contains(styles.tree.localName(element))
                    && isFromUserAgent(Known.background, element) ? nil : color
            }
            if case .outOfFlow = layer { return nil }
            guard color.alpha > 0, let below else { return below }
            return Contrast.over(color, below)
        }
    }

    private static let controls: Set<String> = ["button", "input", "select", "textarea", "option", "optgroup"]

    private func isFromUserAgent(_ property: PropertyID, _ element: Int) -> Bool {
        guard let source = styles.styles[element].entry(property)?.source else { return true }
        if case .sheet(let sheet, _) = source { return styles.rules.sheets[sheet].origin == .userAgent }
        return false
    }

    /// The colours of the text of an element; nil where they are not certain.
    func colors(_ element: Int, isLarge: Bool) -> TextPair.Colors? {
        guard let background = backdrops[element] else { return nil }
        let style = styles.styles[element]
        guard style.color.alpha > 0, style.font.size > 0, style.keyword(Known.visibility) == "visible" else {
            return nil
        }
        // Which colour a browser gives text and links in dark is up to it.
        if style.isDark, isFromUserAgent(Known.color, element) { return nil }
        let text = Contrast.over(style.color, background)
        let key = Key(text: text, background: background)
        let colors =
            known[key]
            ?? TextPair.Colors(
                text: text.hex, background: background.hex, hundredths: Int(Contrast.ratio(text, background) * 100))
        known[key] = colors
        let needed = isLarge ? 3.0 : 4.5
        // What is too near and was not found is hidden on purpose, or something may be between the two.
        if Double(colors.hundredths) < needed * 100 {
            guard failing.contains(Failing(text: text, background: background, needed: needed)) else { return nil }
        }
        return colors
    }
}
