import VitrineMarkup
import VitrineSupport

/// Finds texts of a page whose contrast with their background is too low: WCAG 2.2, success criterion 1.4.3.
///
/// Only texts whose two colors are certain are checked. A text is left out if its colors depend on a picture, on a
/// filter or blend mode, on a box out of flow or on the browser, or if the criterion exempts it: text of disabled
/// controls, and invisible text.
package struct TextContrast {
    /// A pair of colors with too little contrast for its texts.
    package struct Failure: Hashable, Sendable {
        /// The node of the first element with such a text.
        package var node: Int
        /// The visible color of the text, after mixing with what is behind it.
        package var text: Color
        /// The background color.
        package var background: Color
        /// The contrast ratio of the two colors.
        package var ratio: Double
        /// The minimum contrast: 4.5, or 3 for large text.
        package var needed: Double
        /// The number of elements with such a text.
        package var count = 1
    }

    private struct Pair: Hashable { var text, background: Color, needed: Double }

    private var styles: DocumentStyles
    private let document: MarkupDocument
    private var backdrops: [TextBackdrop] = []
    /// The index in ``backdrops`` for each element, -1 for none. Empty if every element has a backdrop, in the same
    /// order.
    private var places: [Int32] = []
    private var overlays: TextOverlays?
    private var disabledIDs: Set<String>?
    private var failures: [Failure] = []
    private var numbers: [Pair: Int] = [:]

    /// The maximum number of elements of one page that are examined closely.
    private static let limit = 5_000

    /// The properties that contrast depends on.
    package static let properties = PropertySet([
        "color", "background-color", "background-image", "background-clip", "opacity", "filter", "mix-blend-mode",
        "visibility", "text-shadow", "text-indent", "-webkit-text-fill-color", "-webkit-text-stroke-width",
        "z-index", "top", "bottom", "height", "grid-row-start", "grid-row-end", "grid-column-start",
        "grid-column-end",
    ])

    /// The failures of a page, in document order; each combination of two colors and a minimum contrast occurs once.
    package static func failures(_ styles: DocumentStyles, _ document: MarkupDocument) -> [Failure] {
        var contrast = TextContrast(styles: styles, document: document)
        contrast.findBackdrops()
        contrast.judge()
        return contrast.failures
    }

    /// Returns the elements whose colors would have too little contrast for text.
    static func suspects(among elements: [Int], _ styles: DocumentStyles, _ document: MarkupDocument) -> [Int] {
        var contrast = TextContrast(styles: styles, document: document)
        contrast.findBackdrops(of: elements)
        return elements.filter { contrast.failure($0) != nil }
    }

    private init(styles: DocumentStyles, document: MarkupDocument) {
        self.styles = styles
        self.document = document
    }

    /// Prepares to find the colors of some elements.
    init(of elements: [Int], _ styles: DocumentStyles, _ document: MarkupDocument) {
        self.init(styles: styles, document: document)
        findBackdrops(of: elements)
    }

    /// The colors of a text in an element and of its background; nil if they are not certain or not visible, or if the
    /// element is not an HTML element.
    func colors(_ element: Int) -> (text: Color, background: Color)? {
        let style = styles.styles[element]
        guard let backdrop = backdrop(of: element), style.color.alpha > 0, style.font.size > 0,
            styles.tree.elements[element].isHTML,
            style.keyword(StyleResolver.Known.visibility) == "visible", let background = backdrop.color,
            let text = backdrop.over(style.color), !(style.isDark && isFromUserAgent(StyleResolver.Known.color, style))
        else { return nil }
        return (text, background)
    }

    /// Whether the text of an element is large: at least 18 points, or at least 14 points in bold.
    static func isLarge(_ style: ComputedStyle) -> Bool {
        style.font.size >= 24 || style.font.size >= 18.66 && style.font.weight >= 700
    }

    /// The minimum contrast of the text of an element.
    static func needed(_ style: ComputedStyle) -> Double { isLarge(style) ? 3 : 4.5 }

    /// Whether the texts of an element and its contents are left out: they have no box, or are not ordinary text.
    func isHidden(_ element: Int) -> Bool {
        styles.styles[element].display == "none" || Self.hiding.contains(styles.tree.localName(element))
    }

    private static let hiding: Set<String> = [
        "select", "template", "noscript", "iframe", "video", "audio", "canvas", "object",
    ]

    private enum Known {
        static let shadow = PropertyID(known: "text-shadow")
        static let indent = PropertyID(known: "text-indent")
        static let fill = PropertyID("-webkit-text-fill-color")
        static let stroke = PropertyID("-webkit-text-stroke-width")
    }

    // MARK: - Backgrounds

    /// Finds the backdrops of elements.
    /// - Parameter wanted: the elements whose backdrops are needed; nil for all.
    private mutating func findBackdrops(of wanted: [Int]? = nil) {
        if let wanted {
            // Only these elements and their ancestors get a backdrop: a page may have a hundred thousand elements, but
            // only a handful of them differ in their styles, and one of each suffices.
            places = Array(repeating: -1, count: styles.styles.count)
            for element in wanted {
                var at = element
                while at >= 0, places[at] < 0 {
                    places[at] = 0
                    at = Int(styles.tree.elements[at].parent)
                }
            }
        } else {
            backdrops.reserveCapacity(styles.styles.count)
        }
        // The color of the canvas in dark mode depends on the browser.
        let canvas = styles.styles.first?.isDark ?? true ? nil : styles.canvas
        for element in styles.tree.elements.indices {
            if !places.isEmpty {
                guard places[element] >= 0 else { continue }
                places[element] = Int32(backdrops.count)
            }
            let parent = Int(styles.tree.elements[element].parent)
            var backdrop = (parent < 0 ? nil : self.backdrop(of: parent)) ?? TextBackdrop(canvas: canvas)
            let style = styles.styles[element]
            backdrop.paint(styles.layer(of: element), element, isCanvas: styles.isCanvas(element))
            if backdrop.painter == element, isControl(element),
                isFromUserAgent(StyleResolver.Known.backgroundColor, style)
            {
                backdrop.color = nil
            }
            backdrops.append(backdrop)
        }
    }

    /// The backdrop of an element; nil if it was not requested.
    private func backdrop(of element: Int) -> TextBackdrop? {
        if places.isEmpty { return backdrops[element] }
        return places[element] < 0 ? nil : backdrops[Int(places[element])]
    }

    private func isControl(_ element: Int) -> Bool {
        ["button", "input", "select", "textarea", "option", "optgroup"].contains(styles.tree.localName(element))
    }

    /// Whether a value is initial or comes from the user agent stylesheet.
    private func isFromUserAgent(_ property: PropertyID, _ style: ComputedStyle) -> Bool {
        guard let source = style.entry(property)?.source else { return true }
        if case .sheet(let sheet, _) = source { return styles.rules.sheets[sheet].origin == .userAgent }
        return false
    }

    // MARK: - Texts

    private mutating func judge() {
        let elements = styles.tree.elementNumbers(document)
        // For each element, which of its texts are left out from now on: all of them, once the element is counted.
        var exemptions: [Int: Exemption] = [:]
        for node in document.nodes where node.kind == .text {
            guard node.parent >= 0, case let element = Int(elements[Int(node.parent)]), element >= 0 else { continue }
            let known = exemptions[element]
            if known == .all || known == nil && exemptions.count >= Self.limit { continue }
            guard let found = failure(element), document.hasInk(node) else { continue }
            let exemption = known ?? exemptTexts(of: element)
            if exemption == .all || exemption == .signs && isSign(node) {
                exemptions[element] = exemption
                continue
            }
            exemptions[element] = .all
            let pair = Pair(text: found.text, background: found.background, needed: found.needed)
            if let number = numbers[pair] {
                failures[number].count += 1
            } else {
                numbers[pair] = failures.count
                failures.append(found)
            }
        }
    }

    /// The texts of an element that are left out: none, those with at most one letter or digit, or all.
    private enum Exemption { case nothing, signs, all }

    /// The failure of an element with text, before exemptions are considered.
    private func failure(_ element: Int) -> Failure? {
        let style = styles.styles[element]
        guard let backdrop = backdrop(of: element), style.color.alpha > 0, styles.tree.elements[element].isHTML,
            let background = backdrop.color,
            let text = backdrop.over(style.color)
        else { return nil }
        let ratio = Contrast.ratio(text, background)
        let needed = Self.needed(style)
        // Text in exactly the color of its background is assumed to be hidden on purpose.
        guard ratio < needed, ratio > 1.0001 else { return nil }
        // The color of text and links in dark mode depends on the browser, so the contrast is a failure only if it is
        // too low in every browser.
        if style.isDark, isFromUserAgent(StyleResolver.Known.color, style) {
            if style.color == SystemColors.color("graytext", isDark: true) { return nil }
            // A color that is not in `otherBrowsers` is assumed to be the same in all browsers, such as one that
            // is inherited from an ancestor with a light color scheme.
            let other = backdrop.over(Self.otherBrowsers[style.color] ?? style.color)
            guard let other, Contrast.ratio(other, background) < needed else { return nil }
        }
        return Failure(
            node: Int(styles.tree.elements[element].node), text: text, background: background, ratio: ratio,
            needed: needed)
    }

    /// The colors that Firefox uses for text and links in dark mode, by the colors that the other browsers use.
    private static let otherBrowsers: [Color: Color] = [("ffffff", "fbfbfe"), ("9e9eff", "8c8cff")]
        .reduce(into: [:]) { if let one = Color(hex: $1.0), let other = Color(hex: $1.1) { $0[one] = other } }

    private mutating func exemptTexts(of element: Int) -> Exemption {
        let style = styles.styles[element]
        guard style.font.size > 0, style.keyword(StyleResolver.Known.visibility) == "visible",
            style.keyword(Known.shadow) == "none", !isIndented(element),
            Known.fill.flatMap({ style.entry($0) }) == nil, Known.stroke.flatMap({ style.entry($0) }) == nil
        else { return .all }
        var exemption = Exemption.nothing
        var at = element
        while at >= 0 {
            if isHidden(at) || isDisabled(at) { return .all }
            // Text that is hidden from assistive technology is still visible; only mere symbols are skipped.
            if styles.tree.attributeText(at, "aria-hidden") == "true" { exemption = .signs }
            at = Int(styles.tree.elements[at].parent)
        }
        let found = overlays ?? TextOverlays(styles)
        overlays = found
        let painter = backdrop(of: element)?.painter ?? -1
        let isUncertain = found.mayCover(element, painter: painter) || hasPseudoElement(behind: element, upTo: painter)
        return isUncertain ? .all : exemption
    }

    /// Whether the block around an element's text may move it out of sight with a negative `text-indent`.
    private func isIndented(_ element: Int) -> Bool {
        var block = element
        while ["inline", "contents"].contains(styles.styles[block].display), styles.tree.elements[block].parent >= 0 {
            block = Int(styles.tree.elements[block].parent)
        }
        return styles.styles[block].text(Known.indent).hasPrefix("-")
    }

    /// Whether a text has at most one letter or digit.
    private func isSign(_ node: MarkupDocument.Node) -> Bool {
        let text = document.text[Int(node.start)..<Int(node.start + node.count)]
        let letters = String(decoding: text, as: UTF8.self).unicodeScalars.lazy.filter {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
        return letters.prefix(2).count < 2
    }

    /// Whether an element is a disabled control or `fieldset`, has `aria-disabled="true"`, or is the label of a
    /// disabled control.
    private mutating func isDisabled(_ element: Int) -> Bool {
        let tree = styles.tree
        if isControl(element) || tree.localName(element) == "fieldset", tree.has(element, .disabled) { return true }
        if tree.attributeText(element, "aria-disabled") == "true" { return true }
        guard tree.localName(element) == "label" else { return false }
        if let id = tree.attributeText(element, "for") {
            let ids = disabledIDs ?? findDisabled()
            disabledIDs = ids
            return ids.contains(id)
        }
        return (element + 1..<Int(tree.elements[element].end)).contains { isControl($0) && tree.has($0, .disabled) }
    }

    private func findDisabled() -> Set<String> {
        let disabled = styles.tree.elements.indices.filter { isControl($0) && styles.tree.has($0, .disabled) }
        return Set(disabled.compactMap { styles.tree.attributeText($0, "id") })
    }

    /// Whether a pseudo-element (`::before` or `::after`) may be painted behind the text of an element. It can belong
    /// to that element or to any ancestor up to the one that paints the background.
    private mutating func hasPseudoElement(behind element: Int, upTo painter: Int) -> Bool {
        var at = element
        while at >= 0 {
            for name in ["before", "after"] {
                if let style = styles.style(of: at, pseudoElement: name), TextOverlays.isOutOfFlow(style),
                    TextOverlays.paints(style)
                {
                    return true
                }
            }
            if at == painter { return false }
            at = Int(styles.tree.elements[at].parent)
        }
        return false
    }
}
