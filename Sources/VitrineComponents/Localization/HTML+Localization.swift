import VitrineHTML

// Texts in the language of the page.
extension HTML {
    /// The words of a text in the language of the page, its arguments formatted.
    ///
    /// ```swift
    /// html.button(html.string("Delete"), .type("button"))
    /// ```
    ///
    /// Words that the catalog lacks become a finding of the build; the source language's words, or the key's own, are shown.
    public func string(_ text: LocalizedText) -> String {
        if text.isVerbatim { return text.key }
        return text.key
    }

    /// Writes the words of a text in the language of the page.
    public func text(_ text: LocalizedText) { self.text(string(text)) }
}
