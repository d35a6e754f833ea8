import VitrineHTML

/// A source of template files. It is implemented in a higher layer, which knows folders and a template language.
public protocol TemplateSource: Sendable {
    /// Returns whether a template with this name exists.
    func contains(_ name: String) -> Bool

    /// The folder of the templates, as users know it.
    var folderName: String { get }

    /// The names of all templates, sorted.
    var names: [String] { get }

    /// Fills a template with the values of a component.
    /// - Parameter words: returns the translation of a text in the language of the page.
    /// - Throws: ``TemplateProblem`` with file and line.
    func render(
        _ name: String, _ component: any Component, words: (LocalizedText) -> String
    ) throws(TemplateProblem) -> RawMarkup

    /// Fills a template with the properties of a component and additional values. The default implementation ignores the
    /// additional values.
    /// - Parameters:
    ///   - content: the additional values of the component.
    ///   - words: returns the translation of a text in the language of the page.
    /// - Throws: ``TemplateProblem`` with file and line.
    func render(
        _ name: String, _ component: any Component, content: TemplateContent, words: (LocalizedText) -> String
    ) throws(TemplateProblem) -> RawMarkup
}

extension TemplateSource {
    /// Fills a template with only the properties of the component.
    public func render(
        _ name: String, _ component: any Component, content: TemplateContent, words: (LocalizedText) -> String
    ) throws(TemplateProblem) -> RawMarkup { try render(name, component, words: words) }

    /// The folder `templates`.
    public var folderName: String { "templates" }

    /// An empty array.
    public var names: [String] { [] }
}
