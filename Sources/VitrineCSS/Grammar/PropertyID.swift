/// A property by its number in ``GrammarTable/properties``, which are sorted by name.
package struct PropertyID: Hashable, Comparable, Sendable {
    /// The number of the property.
    package var number: UInt16

    package static func < (left: PropertyID, right: PropertyID) -> Bool { left.number < right.number }

    /// Creates the property with the given lowercase name; nil if the table has none. Aliases are not resolved.
    package init?(_ name: String) {
        guard let number = GrammarTable.shared.numbers[name] else { return nil }
        self.number = number
    }

    init(number: UInt16) { self.number = number }

    /// Creates a property whose name is written in the code. The name must be in the table; any other name creates the
    /// first property of the table.
    init(known name: String) { number = GrammarTable.shared.numbers[name] ?? 0 }

    /// The property's row in the table.
    package var entry: GrammarTable.Property { GrammarTable.shared.properties[Int(number)] }
    /// The name of the property.
    package var name: String { entry.name }
}
