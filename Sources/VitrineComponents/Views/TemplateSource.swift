import VitrineHTML

/// Where template files come from: the layer above knows folders and a template language.
public protocol TemplateSource: Sendable {
    /// Whether there is a template of this name.
    func contains(_ name: String) -> Bool

    /// Fills a template with the values of a component.
    /// - Parameter words: the words of a text of the catalog in the language of the page.
    /// - Throws: ``TemplateProblem`` with file and line.
    func render(
        _ name: String, _ component: any Component, words: (LocalizedText) -> String
    ) throws(TemplateProblem) -> RawMarkup
}
