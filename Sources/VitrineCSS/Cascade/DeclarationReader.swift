/// Converts declarations to longhands. Declarations that browsers ignore are left out.
struct DeclarationReader {
    private struct Key: Hashable {
        var property: PropertyID
        var text: String
    }

    private var known: [Key: [(PropertyID, DeclaredValue)]] = [:]
    /// The properties whose declarations are read, besides custom properties; nil for all.
    var properties: PropertySet?

    /// Returns the longhands that a declaration sets, with their values; empty if browsers ignore the declaration. If
    /// the value contains `var()` or a similar function, the result is the property itself, even if it is a shorthand.
    mutating func read(
        _ property: PropertyID, _ list: TokenList, _ range: Range<Int>
    ) -> [(PropertyID, DeclaredValue)] {
        let key = Key(property: property, text: list.source(range))
        if let found = known[key] { return found }
        let found = Self.longhands(property, list, range)
        if known.count < 20_000 { known[key] = found }
        return found
    }

    /// Returns the longhands of a declaration of a sheet; the result for a custom property contains its name.
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
        if let properties, !properties.concerns(property) { return [] }
        return read(property, sheet.list, range).compactMap {
            if let properties, !properties.concerns($0.0) { return nil }
            return Declared(property: $0.0, value: $0.1, isImportant: declaration.isImportant)
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
        case .invalid:
            if let alias = BrowserValues.alias(property, list, range) {
                return Self.longhands(property, TokenList(alias), 0..<1)
            }
            if !BrowserValues.accept(property, list, range) { return [] }
        }
        if !longhands.isEmpty { return ShorthandExpander.expand(property, list, range) }
        return [(property, .components(ComponentReader.read(list, range, hasColor: property.entry.hasColor)))]
    }
}
