extension Datatype {
    /// The datatypes, by the names that the tables of attributes use.
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

    /// Datatypes that accept any value. Anybody can register a name of metadata on a public page, so every name is
    /// accepted. ``StyleRules`` checks style declarations.
    private static let texts: [String: Datatype] = {
        let text = Datatype(.valueWords) { _ in nil }
        return ["text": text, "id-list": text, "class": text, "part": text, "style": text, "meta-name": text]
    }()
}
