/// The requested properties. The cascade leaves out the declarations of all other properties.
///
/// The set always contains properties on which many others depend, such as `font-size`, `color` and `display`. Other
/// dependencies must be requested, too: the width of a border depends on its style, for example.
package struct PropertySet: Hashable, Sendable {
    /// For each property, by its number, whether styles contain the property.
    private var kept: [Bool]
    /// For each property, by its number, whether a declaration of the property may set a property of the set.
    private var concerned: [Bool]

    /// Creates a set from the names of physical longhands.
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

    /// Whether styles contain a property. The property must not be logical.
    func contains(_ property: PropertyID) -> Bool { kept[Int(property.number)] }

    /// Whether a declaration of a property, which may be logical or a shorthand, may set a property of the set.
    func concerns(_ property: PropertyID) -> Bool { concerned[Int(property.number)] }
}
