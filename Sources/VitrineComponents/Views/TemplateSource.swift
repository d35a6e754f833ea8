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

/// A mistake in a template file.
public struct TemplateProblem: Error, Hashable, Sendable {
    /// The file, relative to the folder of the gallery where it lies inside it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// What is wrong.
    public var message: String

    /// Creates a problem.
    public init(file: String, line: Int, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }
}
