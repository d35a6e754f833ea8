extension Datatype {
    /// The datatypes for language tags.
    static var languages: [String: Datatype] {
        [
            "lang": Datatype(.valueLanguage, error: LanguageSyntax.error),
            "lang-or-empty": Datatype(.valueLanguage) { $0.isEmpty ? nil : LanguageSyntax.error($0) },
        ]
    }
}
