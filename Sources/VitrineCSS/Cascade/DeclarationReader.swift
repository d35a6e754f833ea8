/// Turns the declarations of a sheet into longhands, leaving out what a browser leaves out.
struct DeclarationReader {
    /// What a property and a text mean, so that repeated declarations are judged once.
    private struct Key: Hashable {
        var property: PropertyID
        var text: String
    }

    private var known: [Key: [(PropertyID, DeclaredValue)]] = [:]
    /// Numbers without a unit are lengths, as in attributes of SVG.
    var isSVG = false

    /// The longhands of a property with a value; empty when it is not valid.
    mutating func read(
        _ property: PropertyID, _ list: TokenList, _ range: Range<Int>
    ) -> [(PropertyID, DeclaredValue)] {
        let key = Key(property: property, text: list.source(range))
        if let found = known[key] { return found }
        let found = Self.longhands(property, list, range)
        if known.count < 20_000 { known[key] = found }
        return found
    }

    /// The property and longhands of a declaration of a sheet; a custom property has its name.
    mutating func read(_ declaration: StyleSheet.Declaration, of sheet: StyleSheet) -> [Declared] {
        let name = sheet.name(declaration)
        let range = Int(declaration.value.lowerBound)..<Int(declaration.value.upperBound)
        if name.hasPrefix("--") {
            let value: DeclaredValue =
                WideKeyword(sheet.list, range).map { .wide($0) } ?? .text(sheet.list.source(range))
            return [
                Declared(
                    property: PropertyID(number: .max), customName: name, value: value,
                    isImportant: declaration.isImportant)
            ]
        }
        guard let property = PropertyID(PropertyNames.canonical(name)) else { return [] }
        return read(property, sheet.list, range).map {
            Declared(property: $0.0, value: $0.1, isImportant: declaration.isImportant)
        }
    }

    static func longhands(
        _ property: PropertyID, _ list: TokenList, _ range: Range<Int>
    ) -> [(PropertyID, DeclaredValue)] {
        let range = list.trimmed(range)
        let longhands = property.entry.longhands
        if ValueMatcher.hasSubstitution(list, range) { return [(property, .text(list.source(range)))] }
        if let wide = WideKeyword(list, range) {
            if property.name == "all" { return AllProperties.longhands.map { ($0, .wide(wide)) } }
            return longhands.isEmpty ? [(property, .wide(wide))] : longhands.map { ($0, .wide(wide)) }
        }
        switch ValueMatcher.match(property, list, range) {
        case .valid, .uncertain: break
        case .substitution: return [(property, .text(list.source(range)))]
        case .invalid: if !BrowserValues.accept(property, list, range) { return [] }
        }
        if !longhands.isEmpty { return ShorthandExpander.expand(property, list, range) }
        return [(property, .components(ComponentReader.read(list, range, hasColor: property.entry.hasColor)))]
    }
}

/// What `all` sets: every longhand but `direction` and `unicode-bidi`. CSS Cascade 5, section 3.2.
enum AllProperties {
    static let longhands: [PropertyID] = GrammarTable.shared.properties.indices.map { PropertyID(number: UInt16($0)) }
        .filter {
            let entry = $0.entry
            return entry.longhands.isEmpty && !["all", "direction", "unicode-bidi"].contains(entry.name)
                && entry.status != .obsolete && entry.name == PropertyNames.canonical(entry.name)
        }
}

/// Values with a vendor prefix that all browsers keep: the Compatibility Standard and browsers' own style sheets.
enum BrowserValues {
    private static let values: [String: Set<String>] = [
        "display": ["-webkit-box", "-webkit-inline-box", "-webkit-flex", "-webkit-inline-flex"],
        "text-align": ["-webkit-match-parent", "-webkit-center", "-webkit-left", "-webkit-right", "-webkit-auto"],
        "width": ["-webkit-fill-available"], "height": ["-webkit-fill-available"],
        "min-width": ["-webkit-fill-available"], "min-height": ["-webkit-fill-available"],
        "max-width": ["-webkit-fill-available"], "max-height": ["-webkit-fill-available"],
        "unicode-bidi": ["-webkit-isolate", "-webkit-plaintext"], "position": ["-webkit-sticky"],
        "appearance": ["-webkit-button"], "user-select": ["-webkit-none"],
    ]

    /// Whether browsers keep a value that the grammar does not have.
    static func accept(_ property: PropertyID, _ list: TokenList, _ range: Range<Int>) -> Bool {
        guard range.count == 1, list[range.lowerBound].kind == .ident else { return false }
        return values[property.name]?.contains(list.lowerName(range.lowerBound)) == true
    }
}
