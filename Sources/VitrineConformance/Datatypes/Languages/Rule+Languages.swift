extension Rule {
    /// Languages are tags of registered subtags.
    static let valueLanguage = Rule(
        "value-language", .error, "Languages are tags such as en or zh-Hant-TW",
        because: "Screen readers choose a voice by them, and browsers choose fonts, hyphens and quotation marks.",
        reference: Rule.Reference("RFC 5646", "https://www.rfc-editor.org/rfc/rfc5646"),
        wrong: ["<p lang=\"en_US\">Text</p>", "<p lang=\"english\">Text</p>"],
        right: ["<p lang=\"en-US\">Text</p>", "<p lang=\"de-CH-1996\">Text</p>", "<p lang=\"\">Zzz</p>"])

    /// Languages are written as they are today.
    static let languageReplaced = Rule(
        "language-replaced", .warning, "Languages are written with subtags that are in use and say something",
        because: """
            Not every program knows what a language was called before, or finds “en” where “en-Latn” says what English is \
            written in anyway.
            """,
        reference: Rule.Reference("RFC 5646", "https://www.rfc-editor.org/rfc/rfc5646#section-3.1.6"),
        wrong: ["<p lang=\"iw\">Text</p>", "<p lang=\"de-Latn-AT\">Text</p>"],
        right: ["<p lang=\"he\">Text</p>", "<p lang=\"sr-Latn\">Text</p>"])
}
