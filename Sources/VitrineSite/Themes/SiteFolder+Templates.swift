public import VitrineComponents

extension SiteFolder {
    /// Reads the component templates of the folder `templates`, for tests of components that are rendered by a
    /// template.
    ///
    /// ```swift
    /// expectSnapshot(of: quote, in: registry, templates: try SiteFolder("site").templates())
    /// ```
    ///
    /// Templates of themes are not included.
    /// - Throws: ``SiteProblems`` with file and line of every problem with a template.
    public func templates() throws -> any TemplateSource {
        ComponentTemplates(try TemplateFolder(url.appendingPathComponent("templates"), display: display("templates")))
    }
}
