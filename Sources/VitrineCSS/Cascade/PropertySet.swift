/// The requested properties, so that the cascade can leave out the declarations of all others.
///
/// It always contains the properties from which fonts and colors are computed, so that the values are the same as without a set.
package struct PropertySet: Hashable, Sendable {
    /// By number: whether styles have the property.
    private var kept: [Bool]
    /// By number: whether a declaration of the property may set one of them.
    private var concerned: [Bool]

    /// Creates the set of some longhands that are not logical ones.
    package init(_ names: [String]) {
        kept = Array(repeating: false, count: GrammarTable.shared.properties.count)
        let needed = [StyleResolver.Known.display, StyleResolver.Known.position, StyleResolver.Known.float]
        for property in names.compactMap({ PropertyID($0) }) + needed + StyleResolver.Known.early {
            kept[Int(property.number)] = true
        }
        concerned = kept
        let all = kept.indices.map { PropertyID(number: UInt16($0)) }
        for property in all where LogicalProperties.targets(property).contains(where: { kept[Int($0.number)] }) {
            concerned[Int(property.number)] = true
        }
        for property in all
        where property.name == "all" || property.entry.longhands.contains(where: { concerned[Int($0.number)] }) {
            concerned[Int(property.number)] = true
        }
    }

    /// Whether styles have a property, which is not a logical one.
    func contains(_ property: PropertyID) -> Bool { kept[Int(property.number)] }

    /// Whether a declaration of a property, a logical one or a shorthand, may set a property of the set.
    func concerns(_ property: PropertyID) -> Bool { concerned[Int(property.number)] }
}
