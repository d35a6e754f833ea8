import VitrineSupport

/// The declarations of a `style` attribute in a normal form, so that attributes with the same meaning can be compared.
///
/// Whitespace and comments are normalized, except in strings and custom properties. Declarations are sorted by property
/// as far as their order does not matter: those that may set the same longhand stay in order. If there are very many
/// declarations, they are not sorted.
package struct InlineStyle: Hashable, Sendable {
    /// One declaration.
    package struct Declaration: Hashable, Sendable {
        /// The property; in lowercase unless it is a custom one.
        package var name: String
        /// The value, including `!important`.
        package var value: String
    }

    /// The declarations.
    package private(set) var declarations: [Declaration]

    /// The largest number of declarations that are sorted. It is limited because sorting compares all pairs.
    private static let sortLimit = 200

    /// Reads the value of an attribute.
    package init(_ text: String) {
        let sheet = StyleSheet(declarations: Array(text.utf8))
        declarations = sheet.declarations.map { declaration in
            let name = sheet.name(declaration)
            let range = Int(declaration.value.lowerBound)..<Int(declaration.value.upperBound)
            let value = name.hasPrefix("--") ? sheet.list.source(range) : Self.plain(sheet.list, range)
            return Declaration(name: name, value: value + (declaration.isImportant ? " !important" : ""))
        }
        if declarations.count > 1, declarations.count <= Self.sortLimit { sort() }
    }

    /// The text of the declarations, such as `color: red; margin: 0`.
    package var text: String { declarations.map { "\($0.name): \($0.value)" }.joined(separator: "; ") }

    /// The tokens of a value, with one space for each run of whitespace. A comment becomes `/**/`, so that the tokens
    /// next to it stay separate.
    private static func plain(_ list: TokenList, _ range: Range<Int>) -> String {
        var text = ""
        for index in range {
            if index > range.lowerBound, list[index].start > list[index - 1].end { text += "/**/" }
            text += list[index].kind == .whitespace ? " " : list.source(index..<index + 1)
        }
        return text
    }

    // MARK: - Order

    private mutating func sort() {
        var left = declarations.map { (declaration: $0, footprint: Footprint($0.name)) }
        var sorted: [Declaration] = []
        while !left.isEmpty {
            var first = 0
            for place in left.indices.dropFirst()
            where left[place].declaration.name.precedesInBytes(left[first].declaration.name)
                && !left[..<place].contains(where: { $0.footprint.overlaps(left[place].footprint) })
            {
                first = place
            }
            sorted.append(left.remove(at: first).declaration)
        }
        declarations = sorted
    }

    /// The properties that a declaration may set.
    private struct Footprint {
        /// The longhands; nil if the declaration may set all longhands.
        private var longhands: Set<PropertyID>?
        /// The name of an unknown property, without its vendor prefix.
        private var unknown: Substring?

        init(_ name: String) {
            let plain = PropertyNames.canonical(name)
            if plain == "all" { return }
            longhands = []
            guard let property = PropertyID(plain) else {
                let isPrefixed = name.hasPrefix("-") && !name.hasPrefix("--")
                unknown = isPrefixed ? name.dropFirst().drop { $0 != "-" }.dropFirst() : name[...]
                return
            }
            add(property)
        }

        private mutating func add(_ property: PropertyID) {
            longhands?.insert(property)
            longhands?.formUnion(LogicalProperties.targets(property))
            for longhand in property.entry.longhands { add(longhand) }
        }

        func overlaps(_ other: Footprint) -> Bool {
            guard let longhands, let others = other.longhands else { return true }
            // A property with a vendor prefix may be an alias of the property without it, and may then also set its
            // longhands, whose names usually begin with the same words.
            if let unknown {
                return other.unknown.map { $0 == unknown } ?? others.contains { $0.name.hasPrefix(unknown) }
            }
            if other.unknown != nil { return other.overlaps(self) }
            return !longhands.isDisjoint(with: others)
        }
    }
}
