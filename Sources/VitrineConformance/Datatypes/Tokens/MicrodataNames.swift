import VitrineSupport

/// Checks the item types and property names of microdata.
enum MicrodataNames {
    /// Checks the types of an item: one or more absolute addresses without duplicates.
    static func types(_ value: Bytes) -> ValueError? {
        let types = TokenSyntax.tokens(value)
        if types.isEmpty { return .nothing(in: value, .itemType) }
        for type in types {
            if let error = AddressSyntax.error(type, .absolute) { return .item(type, error) }
        }
        return TokenSyntax.repeated(types).map { .duplicate($0) }
    }

    /// Checks the property names of an item: one or more without duplicates, each of which is an absolute address or
    /// has no period and no colon.
    static func properties(_ value: Bytes) -> ValueError? {
        let names = TokenSyntax.tokens(value)
        if names.isEmpty { return .nothing(in: value, .itemProperty) }
        for name in names where name.contains(UInt8(ascii: ".")) || name.contains(UInt8(ascii: ":")) {
            if AddressSyntax.error(name, .absolute) != nil { return .token(.itemProperty(name)) }
        }
        return TokenSyntax.repeated(names).map { .duplicate($0) }
    }
}
