/// The longhands that `all` sets: every one except `direction` and `unicode-bidi`, without aliases and obsolete
/// properties. CSS Cascade 5, section 3.2.
enum AllProperties {
    static let longhands: [PropertyID] = GrammarTable.shared.properties.indices.map { PropertyID(number: UInt16($0)) }
        .filter {
            let entry = $0.entry
            return entry.longhands.isEmpty && !["all", "direction", "unicode-bidi"].contains(entry.name)
                && entry.status != .obsolete && entry.name == PropertyNames.canonical(entry.name)
        }
}
