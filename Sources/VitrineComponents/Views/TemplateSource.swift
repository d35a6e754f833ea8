import VitrineHTML

/// Where template files come from: the layer above knows folders and a template language.
public protocol TemplateSource: Sendable {
    /// Whether there is a template of this name.
    func contains(_ name: String) -> Bool

    /// The folder in which people put templates, as they would name it.
    var folderName: String { get }

    /// The names of all templates, sorted.
    var names: [String] { get }

    /// Fills a template with the values of a component.
    /// - Parameter words: the words of a text of the catalog in the language of the page.
    /// - Throws: ``TemplateProblem`` with file and line.
    func render(
        _ name: String, _ component: any Component, words: (LocalizedText) -> String
    ) throws(TemplateProblem) -> RawMarkup

    /// Fills a template with the values of a component and what it says besides; without an implementation the latter is
    /// left out.
    /// - Parameters:
    ///   - content: what the component says besides its properties.
    ///   - words: the words of a text of the catalog in the language of the page.
    /// - Throws: ``TemplateProblem`` with file and line.
    func render(
        _ name: String, _ component: any Component, content: TemplateContent, words: (LocalizedText) -> String
    ) throws(TemplateProblem) -> RawMarkup
}

extension TemplateSource {
    /// The template with only the properties of the component.
    public func render(
        _ name: String, _ component: any Component, content: TemplateContent, words: (LocalizedText) -> String
    ) throws(TemplateProblem) -> RawMarkup { try render(name, component, words: words) }

    /// `templates`.
    public var folderName: String { "templates" }

    /// None that are known.
    public var names: [String] { [] }
}
