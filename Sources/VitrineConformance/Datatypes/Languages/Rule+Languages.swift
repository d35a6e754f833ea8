extension Rule {
    static let valueLanguage = Rule(
        "value-language", .error, "A language must be a valid tag such as en or zh-Hant-TW",
        because: "Screen readers choose a voice by it, and browsers choose fonts, hyphenation and quotation marks.",
        reference: Rule.Reference("RFC 5646", "https://www.rfc-editor.org/rfc/rfc5646"),
        wrong: ["<p lang=\"en_US\">Text</p>", "<p lang=\"english\">Text</p>"],
        right: ["<p lang=\"en-US\">Text</p>", "<p lang=\"de-CH-1996\">Text</p>", "<p lang=\"\">Zzz</p>"])

    static let languageReplaced = Rule(
        "language-replaced", .warning, "A language tag should not have outdated or redundant subtags",
        because: "Not every program knows the former name of a language, or finds “en” if the page says “en-Latn”.",
        reference: Rule.Reference("RFC 5646", "https://www.rfc-editor.org/rfc/rfc5646#section-3.1.6"),
        wrong: ["<p lang=\"iw\">Text</p>", "<p lang=\"de-Latn-AT\">Text</p>"],
        right: ["<p lang=\"he\">Text</p>", "<p lang=\"sr-Latn\">Text</p>"])
}
