import Vitrine

/// Words of somebody else, line by line; the view is `templates/quote.mustache`.
struct Quote: Component {
    var lines: [String]
    /// The language of the lines, as a BCP 47 tag.
    var language: String
    /// Who said it: a name, or words of the catalog where nobody knows.
    var author: LocalizedText
    var source: String?
    var translations: [Translation] = []
    /// What stands where there are none.
    var untranslated: LocalizedText = "Without a translation."

    /// The same words in another language.
    struct Translation: Hashable, Sendable {
        var language: String
        var text: String
    }
}
