extension Datatype {
    /// The datatypes by their names in the tables of attributes.
    static let named: [String: Datatype] = {
        var types: [String: Datatype] = [:]
        for area in [
            dates, numbers, languages, addresses, images, mediaTypes, tokens, metadata, policies, patterns, styles,
            graphics, texts,
        ] {
            types.merge(area) { first, _ in first }
        }
        return types
    }()

    /// Datatypes that accept any value here. Names of metadata are registered on a page that everybody can edit, so
    /// every name is valid. ``StyleRules`` checks style declarations.
    private static let texts: [String: Datatype] = {
        let text = Datatype(.valueWords) { _ in nil }
        return ["text": text, "id-list": text, "class": text, "part": text, "style": text, "meta-name": text]
    }()
}
