import Vitrine

/// A quotation in lines, rendered by `templates/quote.mustache`.
struct Quote: Component {
    var lines: [String]
    /// The language of the lines, as a BCP 47 tag.
    var language: String
    /// The author: a name or, if unknown, a text from the catalog.
    var author: LocalizedText
    var source: String?
    var translations: [Translation] = []
    /// The text that is shown if there are no translations.
    var untranslated: LocalizedText = "Without a translation."

    /// A translation of the quotation.
    struct Translation: Hashable, Sendable {
        var language: String
        var text: String
    }
}
