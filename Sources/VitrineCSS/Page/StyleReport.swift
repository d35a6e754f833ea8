import VitrineMarkup

/// The computed styles of the elements that a selector matches, as text or JSON.
package struct StyleReport {
    /// One property of an element.
    package struct Property: Sendable {
        /// The name of the property.
        package var name: String
        /// The value as a browser serializes it.
        package var value: String
        /// The source of the value, such as file, line, column and selector; nil for initial values.
        package var source: String?
        /// Whether the value is inherited.
        package var isInherited: Bool
    }

    /// One element or pseudo-element.
    package struct Element: Sendable {
        /// The path from the root, with positions among siblings of the same name: `/html/body[1]/p[2]`.
        package var path: String
        /// The line and column of its start tag.
        package var place: TextPlace
        /// The properties.
        package var properties: [Property]
    }

    /// The elements, in document order.
    package private(set) var elements: [Element] = []

    /// Computes styles.
    /// - Parameters:
    ///   - document: the page.
    ///   - page: its name in source locations.
    ///   - selector: a selector or a list of selectors.
    ///   - conditions: the conditions under which styles are computed.
    ///   - listsAll: whether initial values and inherited custom properties are listed, too.
    ///   - loader: returns linked and imported stylesheets.
    /// - Throws: the problem with the selector.
    package init(
        _ document: MarkupDocument, page: String, selector: String, conditions: StyleConditions, listsAll: Bool,
        loader: @escaping RuleSetBuilder.Loader
    ) throws(SelectorProblem) {
        let rules = PageSheets(document).rules(page: page, conditions: conditions, loader: loader)
        let lookup = try StyleLookup(document, page: page, selector: selector, rules: rules)
        let (styles, tree) = (lookup.styles, lookup.styles.tree)
        for match in lookup.matches {
            let parent = match.pseudoElement == nil ? Int(tree.elements[match.element].parent) : match.element
            elements.append(
                Element(
                    path: tree.path(match.element) + (match.pseudoElement.map { "::\($0)" } ?? ""),
                    place: TextPlace(lookup.offset(of: match), in: document.text),
                    properties: Self.properties(
                        styles, match.element, match.style, parent < 0 ? nil : styles.styles[parent], page,
                        listsAll: listsAll)))
        }
    }

    /// The longhands that are listed with `listsAll`: standard and experimental physical properties without aliases,
    /// and `font-stretch`.
    package static let longhands: [PropertyID] = GrammarTable.shared.properties.indices.map {
        PropertyID(number: UInt16($0))
    }.filter {
        let entry = $0.entry
        return !entry.isShorthand && entry.status != .obsolete && entry.name != "all"
            && PropertyNames.canonical(entry.name) == entry.name && LogicalProperties.physical($0, WritingMode()) == $0
            && entry.status != .nonstandard || entry.name == "font-stretch"
    }

    private static func properties(
        _ styles: DocumentStyles, _ element: Int, _ style: ComputedStyle, _ parent: ComputedStyle?, _ page: String,
        listsAll: Bool
    ) -> [Property] {
        var result: [Property] = []
        for property in listsAll ? longhands : style.properties {
            let text = style.text(property)
            let entry = style.entry(property)
            if !listsAll, text == initial(property) { continue }
            let isInherited =
                property.entry.isInherited && entry?.source != nil && parent?.entry(property)?.source == entry?.source
            result.append(
                Property(
                    name: property.name, value: text,
                    source: entry?.source.map { self.source($0, styles, element, page) }, isInherited: isInherited))
        }
        for name in style.customs.keys.sorted() {
            guard let custom = style.customs[name] else { continue }
            let isInherited = parent?.customs[name] == custom
            if !listsAll, isInherited { continue }
            result.append(
                Property(
                    name: name, value: custom.text, source: custom.source.map { source($0, styles, element, page) },
                    isInherited: isInherited))
        }
        return result
    }

    private static func initial(_ property: PropertyID) -> String { plain.text(property) }

    /// A style with initial values only.
    private static let plain = ComputedStyle(
        inherited: [:], own: [:], customs: [:], color: .black, isDark: false, font: ComputedStyle.Font(),
        mode: WritingMode(), lengths: LengthContext(), display: "inline", number: 0)

    /// Shortens a long list of selectors to the one that is just the name of the element or of an ancestor, or
    /// otherwise to the beginning of the list.
    private static func shortened(_ list: String, _ element: Int, _ styles: DocumentStyles) -> String {
        guard list.utf8.count > 60 else { return list }
        let parts = list.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        var at = element
        // An inherited value comes from a rule for an ancestor.
        while at >= 0 {
            if parts.contains(styles.tree.localName(at)) { return styles.tree.localName(at) }
            at = Int(styles.tree.elements[at].parent)
        }
        let first = parts.first ?? ""
        return String(first.prefix(60)) + (first.count > 60 || parts.count > 1 ? ", …" : "")
    }

    static func source(
        _ source: DeclarationSource, _ styles: DocumentStyles, _ element: Int, _ page: String
    ) -> String {
        switch source {
        case .sheet(let sheet, let declaration):
            let (name, place) = styles.rules.place(sheet: sheet, declaration: declaration)
            let list = styles.rules.selectorText(sheet: sheet, declaration: declaration) ?? ""
            let selector = shortened(list, element, styles)
            if styles.rules.sheets[sheet].origin == .userAgent { return "\(name), \(selector)" }
            return "\(name):\(place.line):\(place.column), \(selector)"
        case .attribute: return "\(page), style attribute"
        case .hint: return "\(page), attribute of the element"
        }
    }
}
