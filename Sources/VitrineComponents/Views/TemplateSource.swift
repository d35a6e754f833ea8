import VitrineHTML

/// A source of templates. It is implemented outside this module, which neither reads files nor has a template language.
public protocol TemplateSource: Sendable {
    /// Returns whether there is a template of this name.
    func contains(_ name: String) -> Bool

    /// The path of the folder with the templates, as it appears in messages.
    var folderName: String { get }

    /// The names of all templates, sorted.
    var names: [String] { get }

    /// Fills a template with the values of a component.
    /// - Parameter words: returns the translation of a text in the language of the page.
    /// - Throws: ``TemplateProblem`` with file and line.
    func render(
        _ name: String, _ component: any Component, words: (LocalizedText) -> String
    ) throws(TemplateProblem) -> RawMarkup

    /// Fills a template with the values of a component and the content that the component adds; the default
    /// implementation ignores that content.
    /// - Parameters:
    ///   - content: the values that the component sets in addition to its properties.
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

    /// An empty list: by default, the names are not known.
    public var names: [String] { [] }
}
