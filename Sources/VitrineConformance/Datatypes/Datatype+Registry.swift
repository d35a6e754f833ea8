extension Datatype {
    /// The datatypes by the names under which the tables of attributes know them.
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

    /// Values that may be anything. Names of metadata are registered on a page that everybody may write to, so every name
    /// is right. Declarations of ``StyleRules`` are judged there.
    private static let texts: [String: Datatype] = {
        let text = Datatype(.valueWords) { _ in nil }
        return ["text": text, "id-list": text, "class": text, "part": text, "style": text, "meta-name": text]
    }()
}
