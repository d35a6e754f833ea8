import VitrineMarkup
import VitrineSupport

/// Looks up computed values of the elements that a selector matches, for reports and for comparisons with expected
/// values.
package struct StyleLookup {
    /// An element, or one of its pseudo-elements.
    package struct Match {
        /// The index of the element.
        package var element: Int
        /// The pseudo-element, without colons; nil for the element itself.
        package var pseudoElement: String?
        let style: ComputedStyle
    }

    /// A value of one property.
    package struct Value: Hashable, Sendable {
        /// The property: a longhand, or a custom property.
        package var property: String
        /// The computed value; nil if the property is a custom one and not set.
        package var text: String?
        /// The computed value; if it is a single color, in the form in which people write it. Nil for expected values,
        /// and if ``text`` is nil.
        package var plainText: String?
        /// The source of the value, such as file, line, column and selector; nil for initial and expected values.
        package var source: String?
    }

    /// A problem with an expected property or value.
    package enum Mistake: Error, Hashable, Sendable {
        /// An unknown property, with the most similar known one.
        case unknownProperty(nearest: String?)
        /// The value is not valid for the property.
        case wrongValue
    }

    /// The elements and pseudo-elements that the selector matches, in document order.
    package private(set) var matches: [Match] = []
    /// The styles of the page.
    package private(set) var styles: DocumentStyles
    private let document: MarkupDocument
    private let page: String
    private let conditions: StyleConditions

    /// Finds elements.
    /// - Parameters:
    ///   - document: the page.
    ///   - page: its name in source locations.
    ///   - selector: a selector or a list of selectors; pseudo-elements are allowed.
    ///   - rules: the stylesheets, prepared for certain conditions.
    /// - Throws: the problem with the selector.
    package init(
        _ document: MarkupDocument, page: String, selector: String, rules: RuleSet
    ) throws(SelectorProblem) {
        self.document = document
        self.page = page
        conditions = rules.conditions
        var atoms = rules.atoms
        let selectors = try SelectorParser.parse(selector, atoms: &atoms)
        styles = DocumentStyles(ElementTree(document, atoms: atoms), rules: rules)
        var matcher = SelectorMatcher(styles.tree, states: conditions.states)
        var names: [String?] = []
        for selector in selectors where !names.contains(selector.pseudoElement) { names.append(selector.pseudoElement) }
        for element in styles.tree.elements.indices {
            for name in names
            where selectors.contains(where: { $0.pseudoElement == name && matcher.matches($0, element) }) {
                // A pseudo-element for which no rule generates a box does not exist.
                let style = name.map { styles.box(of: element, pseudoElement: $0) } ?? styles.styles[element]
                if let style { matches.append(Match(element: element, pseudoElement: name, style: style)) }
            }
        }
    }

    /// The name of a match in reports: `<h2>`, `<h2>::before`.
    package func name(of match: Match) -> String {
        "<\(styles.tree.localName(match.element))>" + (match.pseudoElement.map { "::\($0)" } ?? "")
    }

    /// The offset of an element's start tag in the page.
    package func offset(of match: Match) -> Int {
        Int(document.nodes[Int(styles.tree.elements[match.element].node)].start)
    }

    // MARK: - Values

    /// The values of a property of an element; for a shorthand, one for each of its longhands.
    package func values(of property: String, _ match: Match) throws(Mistake) -> [Value] {
        if property.hasPrefix("--") {
            let custom = match.style.customs[property]
            return [
                Value(
                    property: property, text: custom?.text, plainText: custom?.text,
                    source: custom?.source.map { source($0, match) })
            ]
        }
        return try longhands(of: property, match.style.mode).map { id in
            Value(
                property: id.name, text: match.style.text(id), plainText: match.style.plainText(id),
                source: match.style.entry(id)?.source.map { source($0, match) })
        }
    }

    private func longhands(of name: String, _ mode: WritingMode) throws(Mistake) -> [PropertyID] {
        let name = PropertyNames.canonical(name.asciiLowercased)
        guard let property = PropertyID(name), name != "all" else {
            throw .unknownProperty(
                nearest: Suggestion.nearest(name, GrammarTable.shared.properties.map(\.name).filter { $0 != "all" }))
        }
        var waiting = [property]
        var result: [PropertyID] = []
        while let next = waiting.popLast() {
            if next.entry.isShorthand {
                waiting += next.entry.longhands.reversed()
            } else {
                let physical = LogicalProperties.physical(next, mode)
                if !result.contains(physical) { result.append(physical) }
            }
        }
        return result
    }

    /// The values that an element would have with a declaration of the property, computed like its own values: `#fff`
    /// and `white` are the same, and so are `1em` and the font size in pixels. In the value of a custom property, only
    /// whitespace is normalized.
    package func expected(_ property: String, _ value: String, _ match: Match) throws(Mistake) -> [Value] {
        if property.hasPrefix("--") {
            return [Value(property: property, text: Self.trimmed(value))]
        }
        let longhands = try longhands(of: property, match.style.mode)
        let list = TokenList(value)
        let canonical = PropertyNames.canonical(property.asciiLowercased)
        guard let id = PropertyID(canonical), list.count > 0,
            ValueMatcher.match(id, list, 0..<list.count).isAccepted
        else { throw .wrongValue }
        let style = measured("\(property): \(value)", match)
        return longhands.map { Value(property: $0.name, text: style?.text($0)) }
    }

    private static func trimmed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The style of a similar element in the same surroundings, with one additional declaration.
    private func measured(_ declaration: String, _ match: Match) -> ComputedStyle? {
        let own = match.style
        let parent = Int(styles.tree.elements[match.element].parent)
        let around =
            match.pseudoElement != nil ? styles.styles[match.element] : parent < 0 ? nil : styles.styles[parent]
        func font(_ style: ComputedStyle?) -> String { "font-size: \(NumberText.text(style?.font.size ?? 16))px" }
        let customs = own.customs.keys.sorted().map { "\($0): \(own.customs[$0]?.text ?? "")" }
        let root =
            [font(styles.styles.first), "color-scheme: \(own.isDark ? "dark" : "light")"]
            + customs
        let body = [
            font(around), "color: \(around?.color.text ?? "canvastext")",
            "display: \(around.map(Self.display) ?? "block")",
        ]
        let inner = [font(own), "color: \(own.color.text)", declaration]
        func attribute(_ declarations: [String]) -> String {
            "style=\"\(Escaping.html(declarations.joined(separator: "; "), inAttribute: true))\""
        }
        let text =
            "<!DOCTYPE html><html \(attribute(root))><body \(attribute(body))><div id=\"vitrine-value\" \(attribute(inner))>"
        let document = HTMLReader(names: []).read(Array(text.utf8))
        let rules = RuleSetBuilder(conditions: conditions).finished
        return DocumentStyles(ElementTree(document, atoms: rules.atoms), rules: rules).styles.last
    }

    private static func display(_ style: ComputedStyle) -> String { style.text(StyleResolver.Known.display) }

    private func source(_ source: DeclarationSource, _ match: Match) -> String {
        StyleReport.source(source, styles, match.element, page)
    }

    // MARK: - Contrast

    /// The contrast of an element's own text with its background.
    package enum TextColors: Hashable, Sendable {
        /// The element directly contains no text but whitespace, it is not displayed, or the match is a pseudo-element.
        case noText
        /// One of the colors is uncertain, for example because of an image, a filter or positioning, or the text is
        /// transparent.
        case uncertain
        /// Both colors, their contrast, and the minimum contrast of WCAG 2.2, 1.4.3.
        case colors(text: Color, background: Color, ratio: Double, needed: Double)
    }

    /// The colors of an element's own text.
    package func textColors(of match: Match) -> TextColors {
        guard styles.tree.elements[match.element].hasInk, match.pseudoElement == nil, match.style.display != "none"
        else { return .noText }
        guard match.style.color.alpha > 0, let (text, background) = styles.textColors(of: match.element) else {
            return .uncertain
        }
        return .colors(
            text: text, background: background, ratio: Contrast.ratio(text, background),
            needed: TextContrast.needed(match.style))
    }
}

extension RuleSetBuilder {
    /// The finished rule set; that of a new builder contains only the browser's default rules.
    fileprivate var finished: RuleSet {
        var builder = self
        return builder.finish()
    }
}
