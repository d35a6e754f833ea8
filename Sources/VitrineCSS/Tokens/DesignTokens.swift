import VitrineMarkup
import VitrineSupport

/// The design tokens of a site: the custom properties that its stylesheets declare for the root and for themes.
package struct DesignTokens: Sendable {
    /// The tokens, in the order of their first declarations for the root or a theme.
    package private(set) var tokens: [DesignToken] = []
    /// The declarations and uses of all custom properties.
    package private(set) var table: CustomPropertyTable
    /// Whether the page supports a dark color scheme, or a token has a different value in dark colors. False if there
    /// are no tokens.
    package private(set) var hasDark = false

    /// The properties to which token values are assigned in order to compute them. `top` is for lengths, because it
    /// allows negative ones.
    private static let measured = PropertySet(["color", "top", "box-shadow"])

    private enum Known {
        static let top = PropertyID(known: "top")
        static let shadow = PropertyID(known: "box-shadow")
    }

    /// Computes the tokens of a page's stylesheets.
    /// - Parameters:
    ///   - page: any page of the site. Only its stylesheets, its root element and its color schemes matter.
    ///   - path: its path. The addresses of its stylesheets are relative to it.
    ///   - table: the declarations and uses of these sheets.
    ///   - loader: returns linked and imported sheets.
    package init(
        page: [UInt8], path: String, table: CustomPropertyTable, loader: @escaping RuleSetBuilder.Loader
    ) {
        self.table = table
        var names: [String] = []
        var seen: Set<String> = []
        for declaration in table.declarations
        where declaration.isOfTheme && seen.insert(declaration.name).inserted {
            names.append(declaration.name)
        }
        guard !names.isEmpty else { return }
        let declarations = Dictionary(grouping: table.declarations, by: \.name)
        var usesByName: [String: [Int]] = [:]
        for (number, use) in table.uses.enumerated() {
            for name in use.properties.keys { usesByName[name, default: []].append(number) }
        }
        let measures = names.indices.map { "#vitrine-token-\($0)" }
        let rules = zip(measures, names).map { id, name in
            "\(id) { color: var(\(name)); top: var(\(name)); box-shadow: var(\(name)) }"
        }
        // An element after the end of a page is parsed as if it were in the body.
        let bytes =
            page + Array("<style>\(rules.joined(separator: "\n"))</style>".utf8)
            + measures.flatMap { Array("<i id=\"\($0.dropFirst())\"></i>".utf8) }
        let document = HTMLReader(names: []).read(bytes)
        let light = Self.styles(document, path, isDark: false, loader)
        let dark = Self.styles(document, path, isDark: true, loader)
        hasDark = dark.styles.first?.isDark ?? false
        let lightElements = Self.elements(light, names.count)
        for (number, name) in names.enumerated() {
            let uses = usesByName[name] ?? []
            let properties = Set(uses.flatMap { table.uses[$0].properties[name] ?? [] })
            let text = light.styles.first?.customs[name]?.text ?? dark.styles.first?.customs[name]?.text ?? ""
            let kind = TokenKind(name, text, usedBy: properties)
            let element = lightElements[number]
            let inLight = element.flatMap { Self.value(name, kind, light, $0) }
            let inDark = element.flatMap { Self.value(name, kind, dark, $0) }
            let token = DesignToken(
                name: name, kind: kind, light: inLight, dark: inDark, declarations: declarations[name] ?? [],
                uses: uses, isMentioned: table.mentioned.contains(name))
            if token.dependsOnScheme { hasDark = true }
            tokens.append(token)
        }
    }

    private static func styles(
        _ document: MarkupDocument, _ path: String, isDark: Bool, _ loader: @escaping RuleSetBuilder.Loader
    ) -> DocumentStyles {
        var conditions = StyleConditions()
        conditions.isDark = isDark
        let rules = PageSheets(document).rules(
            page: path, conditions: conditions, properties: measured, loader: loader)
        return DocumentStyles(ElementTree(document, atoms: rules.atoms), rules: rules)
    }

    /// For each token, the index of the element whose style computes its value; nil if there is none.
    private static func elements(_ styles: DocumentStyles, _ count: Int) -> [Int?] {
        var result = [Int?](repeating: nil, count: count)
        for element in styles.tree.elements.indices where styles.tree.localName(element) == "i" {
            guard let id = styles.tree.attributeText(element, "id"), id.hasPrefix("vitrine-token-"),
                let number = Int(id.dropFirst("vitrine-token-".count)), result.indices.contains(number)
            else { continue }
            result[number] = element
        }
        return result
    }

    private static func value(
        _ name: String, _ kind: TokenKind, _ styles: DocumentStyles, _ element: Int
    ) -> TokenValue? {
        guard let text = styles.styles.first?.customs[name]?.plainText else { return nil }
        let style = styles.styles[element]
        switch kind {
        case .color:
            return TokenValue(text: style.color.plainText, color: style.color)
        case .shadow:
            let shadows = TokenValue.Shadow.layers(style.components(Known.shadow), style.colors)
            return TokenValue(text: shadows.isEmpty ? text : style.text(Known.shadow), shadows: shadows)
        default:
            guard style.entry(Known.top)?.source != nil, let pixels = style.components(Known.top).first?.pixels,
                style.components(Known.top).count == 1
            else { return TokenValue(text: text) }
            return TokenValue(text: style.text(Known.top), declared: text, pixels: pixels)
        }
    }
}
