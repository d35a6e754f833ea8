/// A property by its number in ``GrammarTable/properties``, which are sorted by name.
package struct PropertyID: Hashable, Comparable, Sendable {
    /// The number.
    package var number: UInt16

    package static func < (left: PropertyID, right: PropertyID) -> Bool { left.number < right.number }

    /// The property with a name in small letters; nil for none of CSS. Other names of a property are not resolved.
    package init?(_ name: String) {
        guard let number = GrammarTable.shared.numbers[name] else { return nil }
        self.number = number
    }

    init(number: UInt16) { self.number = number }

    /// The property that the program itself names. One that is missing from the table is a defect that a test finds.
    init(known name: String) { number = GrammarTable.shared.numbers[name] ?? 0 }

    /// Its row in the table.
    package var entry: GrammarTable.Property { GrammarTable.shared.properties[Int(number)] }
    /// The name.
    package var name: String { entry.name }
}
